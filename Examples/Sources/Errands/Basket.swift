// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The dishes to order from one restaurant.
struct Basket: Sendable {
  /// A dish, and the number of portions.
  struct Line: Sendable, Identifiable {
    var id: String
    var dish: String
    var count: Int
    var price: Money
    var note: String?

    /// The control for the number of portions, such as "Noodle soup" with the value "2 items".
    var stepper: SpokenCard { .stepper(.text(dish), .count(count, .basketItem), id: "count.\(id)") }
  }

  var lines: [Line]
  var delivery: Money
  /// The minimum price of an order.
  var least: Money

  var subtotal: Money {
    Money(lines.reduce(ExactDecimal(0)) { $0 + $1.price.amount * ExactDecimal($1.count) }, delivery.currency)
  }

  var total: Money { Money(subtotal.amount + delivery.amount, delivery.currency) }

  /// The amount that the order is below the minimum, or `nil` if it isn't.
  var missing: Money? {
    subtotal.amount < least.amount ? Money(least.amount - subtotal.amount, least.currency) : nil
  }

  /// The sums below the dishes, such as "Subtotal: 21 dollars", "Delivery: 2 dollars", and "Total: 23 dollars".
  var sums: [SpokenCard] {
    [.receiptLine(.subtotal, subtotal), .receiptLine(.delivery, delivery), .receiptLine(.total, total)]
  }

  /// The button "Place order", with a value such as "Total: 23 dollars".
  var order: SpokenCard {
    SpokenCard(.placeOrder, id: "place-order", traits: missing == nil ? .button : [.button, .notEnabled])
      .value(.field(.total, .money(total)))
  }

  /// The error if the order is too small, such as "Error: Add 4 dollars more to place an order". It is both shown and
  /// announced.
  var problem: AnnouncedCard? { missing.map { .error(.belowMinimum(missing: .money($0)), id: "minimum") } }
}

extension Basket.Line: Spoken {
  /// The dish, such as "Noodle soup. 2 at 9 dollars and 50 cents each, 19 dollars in total. Without coriander".
  var spoken: SpokenCard { .receiptLine(dish, count: count, at: price, note: note, id: "line.\(id)") }
}
