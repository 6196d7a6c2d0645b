// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// What is about to be ordered from one restaurant.
struct Basket: Sendable {
  /// A dish, and how many of it.
  struct Line: Sendable, Identifiable {
    var id: String
    var dish: String
    var count: Int
    var price: Money
    var note: String?

    /// Changes how many of it are ordered: "Noodle soup", value "2 items".
    var stepper: SpokenCard { .stepper(.text(dish), .count(count, .basketItem), id: "count.\(id)") }
  }

  var lines: [Line]
  var delivery: Money
  /// What an order must come to.
  var least: Money

  var subtotal: Money {
    Money(lines.reduce(ExactDecimal(0)) { $0 + $1.price.amount * ExactDecimal($1.count) }, delivery.currency)
  }

  var total: Money { Money(subtotal.amount + delivery.amount, delivery.currency) }

  /// What an order still lacks; nil where it is enough.
  var missing: Money? {
    subtotal.amount < least.amount ? Money(least.amount - subtotal.amount, least.currency) : nil
  }

  /// The sums below the lines: "Subtotal: 21 dollars", "Delivery: 2 dollars", "Total: 23 dollars".
  var sums: [SpokenCard] {
    [.receiptLine(.subtotal, subtotal), .receiptLine(.delivery, delivery), .receiptLine(.total, total)]
  }

  /// "Place order", value "Total: 23 dollars".
  var order: SpokenCard {
    SpokenCard(.placeOrder, id: "place-order", traits: missing == nil ? .button : [.button, .notEnabled])
      .value(.field(.total, .money(total)))
  }

  /// Shown and announced where the order is too small: "Error: Add 4 dollars more to place an order".
  var problem: AnnouncedCard? { missing.map { .error(.belowMinimum(missing: .money($0)), id: "minimum") } }
}

extension Basket.Line: Spoken {
  /// "Noodle soup. 2 at 9 dollars and 50 cents each, 19 dollars in total. Without coriander".
  var spoken: SpokenCard { .receiptLine(dish, count: count, at: price, note: note, id: "line.\(id)") }
}
