// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// Sample data of a family with three children. The current day is a Friday.
enum SampleFamily {
  static let children = [
    Child(
      id: "alice", name: "Alice Smith", balance: Money("125.50", .usd), weeklyAllowance: Money(10, .usd),
      allowanceDay: .friday, lastAllowance: SampleMoment.moment(day: 20, hour: 14)),
    // A new account, which only has a balance.
    Child(id: "ben", name: "Ben Smith", balance: Money(25, .usd)),
    Child(
      id: "chloe", name: "Chloé", balance: Money("-5.00", .usd), weeklyAllowance: Money("1.01", .usd),
      allowanceDay: .tuesday, lastAllowance: SampleMoment.moment(day: 3, hour: 9, minute: 5)),
  ]

  static let transactions = [
    AccountTransaction(
      id: "allowance", direction: .credit, amount: Money(10, .usd), title: .name(of: .weeklyAllowance),
      category: .allowance,
      createdBy: "John Doe", createdAt: SampleMoment.moment(day: 20, hour: 14), balanceAfter: Money(110, .usd)),
    AccountTransaction(
      id: "ice-cream", direction: .debit, amount: Money("-3.75", .usd), title: .text("Ice cream"),
      createdAt: SampleMoment.moment(day: 19, hour: 16, minute: 30), balanceAfter: Money(100, .usd)),
    // A title of two lines, because users can enter line breaks.
    AccountTransaction(
      id: "birthday", direction: .credit, amount: Money("0.50", .usd), title: .text("Birthday!\nFrom Grandma"),
      category: .gifts, createdBy: "Maya", createdAt: SampleMoment.moment(year: 2025, day: 3, hour: 0),
      balanceAfter: Money("50.50", .usd)),
  ]

  static let wishes = [
    WishListItem(id: "bicycle", name: "Bicycle", price: Money(120, .usd), savedShare: "0.38"),
    WishListItem(id: "book", name: "The Hobbit", price: Money("12.99", .usd), savedShare: 1),
  ]

  /// The balance of Alice's account at the end of each week.
  static let chart = SpokenChart(
    .analytics, .line, x: .calendarSpan(.this, .month), y: .text(children[0].name),
    ChartSeries(
      .analytics, of: [(day: 1, dollars: 80), (8, 95), (15, 110), (20, 125)],
      date: { Instant(SampleMoment.moment(day: $0.day, hour: 12)) }, value: { ExactDecimal($0.dollars) }
    ).said(as: .money(.usd)))

  static let newSignIn = SignIn(email: "")
  static let signingIn = SignIn(email: "john@example.com", isSigningIn: true)
  static let failedSignIn = SignIn(
    email: "john@", emailProblem: .invalid(.emailAddress), passwordProblem: .required(.password))

  /// A description that the user entered.
  static let description = "Movie tickets"
}
