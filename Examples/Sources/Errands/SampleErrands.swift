// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// Sample errands of one evening. The current time is a Friday at 5 PM.
enum SampleErrands {
  private static func at(_ hour: Int, _ minute: Int = 0, day: Int = 20) -> Instant {
    Instant(SampleMoment.moment(day: day, hour: hour, minute: minute))
  }

  static let restaurants = [
    Restaurant(
      id: "garden", name: "Green Garden", rating: ("4.6", 128), kilometers: "1.2", deliveryFee: Money(2, .usd),
      closesAt: at(22), isFavorite: true),
    Restaurant(
      id: "bao", name: "Bao & Co", rating: ("3.9", 1), kilometers: "0.4", deliveryFee: Money(0, .usd),
      closesAt: at(17, 30)),
    Restaurant(
      id: "mira", name: "Mira", rating: nil, kilometers: "6.5", deliveryFee: Money("4.50", .usd),
      closesAt: at(1, day: 21)),
  ]

  static let basket = Basket(
    lines: [
      Basket.Line(
        id: "soup", dish: "Noodle soup", count: 2, price: Money("9.50", .usd), note: "Without coriander"),
      Basket.Line(id: "tea", dish: "Jasmine tea", count: 1, price: Money(2, .usd)),
    ],
    delivery: Money(2, .usd), least: Money(15, .usd))
  static let smallBasket = Basket(
    lines: [Basket.Line(id: "soup", dish: "Noodle soup", count: 1, price: Money("9.50", .usd))],
    delivery: Money(0, .usd), least: Money(15, .usd))

  static let orders = [
    FoodOrder(
      id: "A7F-2291", restaurant: "Green Garden", step: .onTheWay, items: 3, total: Money(23, .usd),
      placedAt: at(16, 25), arrivesAt: at(17, 12), delay: .seconds(10 * 60)),
    FoodOrder(
      id: "A7F-2290", restaurant: "Bao & Co", step: .processing, items: 1, total: Money("8.25", .usd),
      placedAt: at(16, 55), arrivesAt: at(17, 40)),
    FoodOrder(
      id: "A7E-9001", restaurant: "Mira", step: .delivered, items: 4, total: Money(41, .usd),
      placedAt: at(19, 10, day: 17)),
    FoodOrder(
      id: "A7E-8800", restaurant: "Green Garden", step: .cancelled, items: 2, total: Money(15, .usd),
      placedAt: at(12, 30, day: 14)),
  ]

  static let departures = [
    BusDeparture(
      id: "42", line: "42", destination: "Central Station", leavesAt: at(17, 3), delay: .seconds(2 * 60),
      platform: "B"),
    BusDeparture(id: "n7", line: "N7", destination: "Harbor", leavesAt: at(17, 20), delay: .zero, platform: "A"),
    BusDeparture(id: "8", line: "8", destination: "Old Town", leavesAt: at(17, 25), isCancelled: true),
  ]

  static let week = Spending(
    days: zip(14...20, [12, 0, "23.50", 18, 41, 9, nil] as [ExactDecimal?]).map { day, amount in
      Spending.Day(date: at(12, day: day), amount: amount)
    })
  static let nothingSpent = Spending(days: [])

  static let receipts = [
    Receipt(id: "1", name: "Dinner with Maya", sent: 0.4, timeLeft: .seconds(120)),
    Receipt(id: "2", name: "Lunch", state: .waitingForWiFi),
    Receipt(id: "3", name: "Coffee", sent: 0.9, state: .failed),
    Receipt(id: "4", name: "Train", sent: 1, state: .completed),
  ]

  /// An upload with a value each second. It grows, stalls for a while, grows faster, and stays at its end.
  static let upload: [(fraction: Double, at: Duration)] =
    (0...20).map { (Double($0) / 50, .seconds($0)) } + (21...60).map { (0.4, .seconds($0)) }
    + (61...90).map { (min(1, 0.4 + Double($0 - 60) / 40), .seconds($0)) }
}
