// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “Food”
  ///
  /// The name of a tab.
  static let food: Phrase = .message("food")

  /// “Restaurants nearby”
  ///
  /// The heading of a list.
  static let restaurantsNearby: Phrase = .message("restaurants-nearby")

  /// “Basket”
  ///
  /// What is about to be ordered: a heading.
  static let basket: Phrase = .message("basket")

  /// “Place order”
  ///
  /// A button.
  static let placeOrder: Phrase = .message("place-order")

  /// “Orders”
  ///
  /// A heading.
  static let orders: Phrase = .message("orders")

  /// “On the way”
  ///
  /// How far an order has come: someone is bringing it.
  static let onTheWay: Phrase = .message("on-the-way")

  /// “Order again”
  ///
  /// What can be done with an order that was delivered.
  static let orderAgain: Phrase = .message("order-again")

  /// “Departures”
  ///
  /// The heading of a list, and the name of a tab.
  static let departures: Phrase = .message("departures")

  /// “Platform B”
  ///
  /// Where a bus leaves.
  ///
  /// ```ftl
  /// platform { $name }
  /// ```
  ///
  /// - Parameters:
  ///   - name: a letter or a number.
  static func platform(_ name: String) -> Phrase {
    .message("platform", ["name": .text(name)])
  }

  /// “Spending”
  ///
  /// The name of a chart and of a tab.
  static let spending: Phrase = .message("spending")

  /// “Chart summary”
  ///
  /// What the chart shows, in words.
  static let chartSummary: Phrase = .message("chart-summary")

  /// “Receipts”
  ///
  /// A heading: photos of receipts that are sent away.
  static let receipts: Phrase = .message("receipts")
}

nonisolated extension Phrase.Problem {
  /// “Error: Add 4 dollars more to place an order”
  ///
  /// What went wrong, behind "Error:". An order has to come to a least amount.
  ///
  /// ```ftl
  /// add { $missing } more to place an order
  /// ```
  ///
  /// - Parameters:
  ///   - missing: the amount of money that it lacks.
  static func belowMinimum(missing: Phrase) -> Self {
    .message("below-minimum", ["missing": missing])
  }
}
