// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Money {
  /// How a currency is named: "dollars" or "US dollars".
  public struct Width: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, short, full }

    let kind: Kind

    /// "25 dollars" where the dollar is the listener's own, "25 US dollars" where it is not; "25 yen" for everybody, for
    /// no other currency has the name.
    public static var automatic: Width { Width(kind: .automatic) }

    /// The plain name, "25 dollars", wherever the listener lives.
    public static var short: Width { Width(kind: .short) }

    /// The name that no other currency shares: "25 US dollars", "2,500 Japanese yen".
    public static var full: Width { Width(kind: .full) }
  }

  /// What a recurring amount is for: "10 dollars per week".
  public struct Period: Sendable, Hashable {
    let message: BuiltInMessage

    /// "10 dollars per hour".
    public static var hour: Period { Period(message: .moneyPerHour) }
    /// "10 dollars per day".
    public static var day: Period { Period(message: .moneyPerDay) }
    /// "10 dollars per week".
    public static var week: Period { Period(message: .moneyPerWeek) }
    /// "10 dollars per month".
    public static var month: Period { Period(message: .moneyPerMonth) }
    /// "10 dollars per year".
    public static var year: Period { Period(message: .moneyPerYear) }
  }
}

extension Money.Width {
  /// The names that data and the command line have for the widths.
  static let named: [(name: String, value: Money.Width)] = [
    ("automatic", .automatic), ("short", .short), ("full", .full),
  ]
}

extension Money.Period {
  /// The names that data and the command line have for the periods.
  static let named: [(name: String, value: Money.Period?)] = [
    ("hour", .hour), ("day", .day), ("week", .week), ("month", .month), ("year", .year),
  ]
}
