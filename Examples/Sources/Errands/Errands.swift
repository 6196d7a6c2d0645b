// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// An example app for errands, with food orders, bus departures, a week's spending, and receipts to upload.
public let errands = App(
  "errands", resources: .module,
  screens: [
    Screen("restaurants", titled: .restaurantsNearby, restaurants),
    Screen("no-restaurants", titled: .restaurantsNearby, noRestaurants),
    Screen("basket", titled: .basket, lines(of: SampleErrands.basket) + sums(of: SampleErrands.basket)),
    Screen("small-basket", titled: .basket, lines(of: SampleErrands.smallBasket) + sums(of: SampleErrands.smallBasket)),
    Screen("orders", titled: .orders, orders),
    Screen("departures", titled: .departures, departures),
    Screen("spending", titled: .spending, spending),
    Screen("receipts", titled: .receipts, receipts),
  ])

private let restaurants: [Item] =
  [
    .announcement("screen", .screenChanged(focus: "restaurant.garden")),
    .element("heading", .heading(.restaurantsNearby, level: .h1)),
  ]
  + SampleErrands.restaurants.map { .element($0.id, $0) }
  + [
    .element("food tab", .tab(.food, isSelected: true)),
    .element("departures tab", .tab(.departures)),
    .element("spending tab", .tab(.spending)),
  ]

private let noRestaurants: [Item] = [
  .element("loading", .loading(.loading, 0.5)),
  .element("nothing found", .emptyState(searching: "sushi")),
  .element("offline", .offline(lastUpdated: SampleErrands.orders[0].placedAt)),
  .announcement("loading announced", .loading(.loading)),
  .announcement("nothing found announced", .done(.noResults(for: "sushi"))),
  .announcement("connection lost", .connectionLost()),
  .announcement("connection back", .connectionBack),
]

private func lines(of basket: Basket) -> [Item] {
  [.element("heading", .heading(.basket, level: .h1))]
    + basket.lines.flatMap { line -> [Item] in
      [.element(line.id, line), .element("\(line.id) count", line.stepper)]
    }
}

/// Returns the sums of an order, and the error that prevents the order, shown and announced.
private func sums(of basket: Basket) -> [Item] {
  var items: [Item] = zip(["subtotal", "delivery", "total"], basket.sums).map { .element($0, $1) }
  items.append(.element("place order", basket.order))
  if let problem = basket.problem {
    items += [.element("problem", problem), .announcement("problem announced", problem.announcement)]
  }
  return items
}

private let orders: [Item] =
  [.element("heading", .heading(.orders, level: .h1))]
  + SampleErrands.orders.map { .element($0.id, $0) }
  + SampleErrands.orders.prefix(3).map { .announcement("\($0.id) updated", $0.update) }

private let departures: [Item] =
  [.element("heading", .heading(.departures, level: .h1))]
  + SampleErrands.departures.enumerated().map { place, departure in
    .element(departure.id, .row(departure, at: place + 1, of: SampleErrands.departures.count))
  }

private let spending: [Item] = [
  .element("chart", SampleErrands.week.chart),
  .element("summary", SampleErrands.week.summary),
  .element("nothing", SampleErrands.nothingSpent.chart),
]

private let receipts: [Item] =
  [.element("heading", .heading(.receipts, level: .h1))]
  + SampleErrands.receipts.map { .element($0.id, $0) }
  + Receipt.announcements(of: SampleErrands.upload).enumerated().map { number, announcement in
    .announcement("upload \(number + 1)", announcement)
  }
