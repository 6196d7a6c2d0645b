// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func prices(_ probe: Probe) -> [GoldenSample] {
    [amounts, terms, earlierPrices, priceParts, purchases, stocks, receipts].flatMap { $0 }
      + forms(of: "price-free", key: "price-free", counting: "value", numbers: .none, probe)
      + [.phrase("field Tax: 0 USD", .field(.tax, .price(Money(0, .usd))))]
  }

  /// Prices and other amounts for a unit, for a number of units, and for a thing.
  static var amountsPerThing: [GoldenSample] {
    let things: [(String, Phrase.Per)] = [
      ("second", .second), ("minute", .minute), ("hour", .unit(.hour)), ("kilogram", .unit(.kilogram)),
      ("kilometer", .unit(.kilometer)), ("liter", .unit(.liter)), ("kilowatt-hour", .unit(.kilowattHour)),
      ("night", .unit(.night)), ("ounce", .unit(.ounce)), ("newton-meter", .unit(MeasureUnit("newton-meter"))),
      ("100 grams", .measure(100, .gram)), ("100 milliliters", .measure(100, .milliliter)),
      ("1 pound", .measure(1, .pound)),
      ("person", .noun(.person)), ("piece", .noun(.piece)), ("ticket", .noun(.ticket)), ("dose", .noun(.dose)),
      ("order", .noun(.order)), ("3 tickets", .count(3, .ticket)), ("2 people", .count(2, .person)),
      ("mile per hour", .unit(.milePerHour)), ("gram per liter", .unit(.gram.per(.liter))),
    ]
    return things.flatMap { name, per in
      [
        .phrase("15 USD per \(name)", .money(15, .usd, per: per)),
        .phrase("2 messages per \(name)", .rate(.count(2, .message), per: per)),
      ]
    } + [
      .phrase("2.99 EUR per kilogram", .rate(.money("2.99", .eur), per: .unit(.kilogram))),
      .phrase("45 percent per night", .rate(.percent(0.45), per: .unit(.night))),
      .phrase("price 0 USD per kilogram", .price(Money(0, .usd), per: .unit(.kilogram))),
      .phrase("price 5 USD per person was 8", .price(Money(5, .usd), was: Money(8, .usd), per: .noun(.person))),
      .phrase("5 grams per 100 milliliters", .rate(.measure(5, .gram), per: .measure(100, .milliliter))),
    ]
  }

  private static var terms: [GoldenSample] {
    let monthly = Phrase.money(10, .usd, per: .month)
    let units: [(String, Phrase.Period)] = [("day", .day), ("week", .week), ("month", .month), ("year", .year)]
    return units.flatMap { name, unit in
      [1, 7].flatMap { count in
        [
          GoldenSample.phrase("free for \(count) \(name)", .price(Money(0, .usd), for: count, unit, then: monthly)),
          .phrase("5 USD for \(count) \(name)", .price(Money(5, .usd), for: count, unit, then: monthly)),
        ]
      }
    } + [
      .phrase("5 USD per month for 3 months", .price(Money(5, .usd), per: .month, for: 3, .month, then: monthly)),
      .phrase("free for 7 days alone", .price(Money(0, .usd), for: 7, .day, then: .nothing)),
      .phrase("free for 2 hours", .price(Money(0, .usd), for: 2, .hour, then: monthly)),
      .phrase("free for 0 days", .price(Money(0, .usd), for: 0, .day, then: monthly)),
      .phrase("free for 0 days alone", .price(Money(0, .usd), for: 0, .day, then: .nothing)),
      .phrase("unknown for 7 days", .price(Money(.notANumber, .usd), for: 7, .day, then: monthly)),
      .phrase("free for 7 days inline", .price(Money(0, .usd), for: 7, .day, then: monthly), context: .inline),
    ]
  }

  private static let unnamed = Currency("XYZ") ?? .usd

  private static var amounts: [GoldenSample] {
    [
      .phrase("price 30 USD", .price(Money(30, .usd))), .phrase("price 0 USD", .price(Money(0, .usd))),
      .phrase("price 0 USD inline", .price(Money(0, .usd)), context: .inline),
      .phrase("price 0.001 USD", .price(Money("0.001", .usd))), .phrase("price 0.4 JPY", .price(Money("0.4", .jpy))),
      .phrase(
        "price 0.001 USD per hour delivery 0.001",
        .price(Money("0.001", .usd), per: .hour, delivery: Money("0.001", .usd))),
      .phrase("price -0.001 USD", .price(Money("-0.001", .usd))), .phrase("price -5 USD", .price(Money(-5, .usd))),
      .phrase("price 10 USD per month", .price(Money(10, .usd), per: .month)),
      .phrase("price 0 USD per month", .price(Money(0, .usd), per: .month)),
      .phrase("price unknown USD", .price(Money(.notANumber, .usd), was: Money(40, .usd), tax: .included)),
      .phrase("price infinity USD", .price(Money(.infinity, .usd))),
      .phrase("price 30 XYZ was 40 XYZ", .price(Money(30, unnamed), was: Money(40, unnamed))),
    ]
  }

  private static let comparisons: [(ExactDecimal, ExactDecimal)] = [
    (30, 40), (1, 2), (2, 5), (1, 1), ("30.50", 40), (30, "40.50"), (0, 40), (40, 0), (-5, 40), (30, -5),
    ("29.99", "39.99"), ("0.50", "0.99"), (1000, 2000), (30, .notANumber), (30, .infinity),
  ]

  private static var earlierPrices: [GoldenSample] {
    var samples: [GoldenSample] = [
      .phrase("price 30 PLN was 40", .price(Money(30, .pln), was: Money(40, .pln))),
      .phrase("price 3000 JPY was 4000", .price(Money(3000, .jpy), was: Money(4000, .jpy))),
      .phrase("price 30 USD was 40 EUR", .price(Money(30, .usd), was: Money(40, .eur))),
      .phrase("price 10 USD per month was 12", .price(Money(10, .usd), was: Money(12, .usd), per: .month)),
      .phrase("price 30 USD was 40 off 0.25", .price(Money(30, .usd), was: Money(40, .usd), off: "0.25")),
      .phrase(
        "price 30 USD was 40 off 0.25 inline", .price(Money(30, .usd), was: Money(40, .usd), off: "0.25"),
        context: .inline),
    ]
    for (now, before) in comparisons {
      samples.append(.phrase("price \(now) USD was \(before)", .price(Money(now, .usd), was: Money(before, .usd))))
    }
    return samples
  }

  private static var priceParts: [GoldenSample] {
    let price = Money(30, .usd)
    var samples: [GoldenSample] = [
      .phrase("price 30 USD delivery 5 EUR", .price(price, delivery: Money(5, .eur))),
      .phrase("price 30 USD tax included", .price(price, tax: .included)),
      .phrase("price 30 USD tax excluded", .price(price, tax: .excluded)),
      .phrase(
        "price 30 USD with everything",
        .price(price, was: Money(40, .usd), off: "0.25", tax: .included, delivery: Money(5, .usd))),
    ]
    for discount in ["0.25", "0.01", "0.333", "1", "0", "0.001", "-0.5", .notANumber, .infinity] as [ExactDecimal] {
      samples.append(.phrase("price 30 USD off \(discount)", .price(price, off: discount)))
    }
    for cost in [5, 1, 2, "4.99", 0, -5, .notANumber] as [ExactDecimal] {
      samples.append(.phrase("price 30 USD delivery \(cost)", .price(price, delivery: Money(cost, .usd))))
    }
    return samples
  }

  private static var purchases: [GoldenSample] {
    let price = Money(4, .usd)
    var samples: [GoldenSample] = [
      .phrase("purchase 3 at 4 USD inline", .purchase(3, at: price), context: .inline),
      .phrase("purchase 3 at 1 USD", .purchase(3, at: Money(1, .usd))),
      .phrase("purchase 2 at 1 EUR", .purchase(2, at: Money(1, .eur))),
      .phrase("purchase 3 at 2.50 USD", .purchase(3, at: Money("2.50", .usd))),
      .phrase("purchase 3 at 0.01 USD", .purchase(3, at: Money("0.01", .usd))),
      .phrase("purchase 2 at 0 USD", .purchase(2, at: Money(0, .usd))),
      .phrase("purchase 3 at 4 USD total 10", .purchase(3, at: price, total: Money(10, .usd))),
      .phrase("purchase 3 at 4 USD total 10 EUR", .purchase(3, at: price, total: Money(10, .eur))),
      .phrase("purchase 3 at unknown USD", .purchase(3, at: Money(.notANumber, .usd))),
      .phrase(
        "purchase unknown at 4 USD total 10", .purchase(ExactDecimal.notANumber, at: price, total: Money(10, .usd))),
    ]
    let counts: [ExactDecimal] = [
      3, 1, "1.0", 2, 5, 11, 21, 22, 100, "1.5", 0, -1, -2, 1_000_000, .notANumber, .infinity,
    ]
    for count in counts { samples.append(.phrase("purchase \(count) at 4 USD", .purchase(count, at: price))) }
    return samples
  }

  private static var stocks: [GoldenSample] {
    var samples: [GoldenSample] = [
      .phrase("stock untold", .stock()), .phrase("stock inline", .stock(), context: .inline),
      .phrase("stock 2 inline", .stock(left: 2), context: .inline),
    ]
    for left in [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000, -3] {
      samples.append(.phrase("stock \(left)", .stock(left: left)))
    }
    return samples
  }

  private static let receiptFields: [(name: String, field: Phrase.Field)] = [
    ("total", .total), ("subtotal", .subtotal), ("fee", .fee), ("tax", .tax), ("tip", .tip), ("discount", .discount),
    ("delivery", .delivery),
  ]

  private static var receipts: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, field) in receiptFields {
      samples += [
        .phrase("receipt \(name) 12 USD", .field(field, .money(12, .usd))),
        .phrase("receipt \(name)", .name(of: field)),
        .phrase("receipt \(name) inline", .name(of: field), context: .inline),
      ]
    }
    return samples
  }
}
