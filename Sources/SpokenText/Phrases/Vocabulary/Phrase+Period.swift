// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A span of time in which something comes again or is counted: "an hour", "per week".
  public struct Period: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case second, minute, hour, day, week, month, year }

    let kind: Kind

    /// "3 times per second", "10 frames per second".
    public static var second: Period { Period(kind: .second) }
    /// "3 times per minute", "30 messages per minute".
    public static var minute: Period { Period(kind: .minute) }
    /// "3 times an hour", "10 minutes per hour".
    public static var hour: Period { Period(kind: .hour) }
    /// "3 times a day", "10 minutes per day".
    public static var day: Period { Period(kind: .day) }
    /// "3 times a week", "10 minutes per week".
    public static var week: Period { Period(kind: .week) }
    /// "3 times a month", "10 minutes per month".
    public static var month: Period { Period(kind: .month) }
    /// "3 times a year", "10 minutes per year".
    public static var year: Period { Period(kind: .year) }
  }
}

extension Phrase.Period {
  /// The names that data and the command line have for the periods.
  static let named: [(name: String, value: Phrase.Period)] = [
    ("second", .second), ("minute", .minute), ("hour", .hour), ("day", .day), ("week", .week), ("month", .month),
    ("year", .year),
  ]

  /// The period of a unit of time, by the unit's message. Returns `nil` for any other unit.
  init?(unit message: Int) {
    guard let (_, period) = Self.named.first(where: { $0.value.unit.rawValue == message }) else { return nil }
    self = period
  }

  /// The unit of time, of which several are counted.
  var unit: BuiltInMessage {
    switch kind {
    case .second: .unitSecond
    case .minute: .unitMinute
    case .hour: .unitHour
    case .day: .unitDay
    case .week: .unitWeek
    case .month: .unitMonth
    case .year: .unitYear
    }
  }

  /// So much in it.
  var rate: BuiltInMessage {
    switch kind {
    case .second: .ratePerSecond
    case .minute: .ratePerMinute
    case .hour: .ratePerHour
    case .day: .ratePerDay
    case .week: .ratePerWeek
    case .month: .ratePerMonth
    case .year: .ratePerYear
    }
  }

  /// How often in it; nil where that is said as any other amount.
  var times: BuiltInMessage? {
    switch kind {
    case .second, .minute: nil
    case .hour: .timesHour
    case .day: .timesDay
    case .week: .timesWeek
    case .month: .timesMonth
    case .year: .timesYear
    }
  }
}
