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

  /// The name of the unit in the tables. A language uses it to choose words such as "daily".
  fileprivate var key: SelectorKey {
    switch kind {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

extension PhraseScope {
  /// A phrase about a number of units of time, such as "5 minutes ago" or "every 2 weeks".
  ///
  /// The message gets the span, the number alone, the unit alone, and the name of the unit.
  mutating func bind(
    _ slot: BuiltInMessage, preferring attribute: String? = nil, lasting count: Int, _ period: Phrase.Period
  ) -> BoundMessage {
    let number = Value.number(ExactDecimal(count))
    let span = Value.phrase(bind(counting: number, of: period.unit))
    return bind(
      slot, preferring: attribute, (.duration, span), (.count, number), (.unit, .entry(period.unit.message)),
      (.period, .word(period.key)))
  }

  /// A phrase about an amount in a unit of time, such as "10 dollars per month" or "3 times a week".
  mutating func bind(
    _ slot: BuiltInMessage, _ amount: (ArgumentName.BuiltIn, Value), _ period: Phrase.Period
  ) -> BoundMessage {
    bind(slot, amount, (.unit, .entry(period.unit.message)), (.period, .word(period.key)))
  }

  /// A phrase about an amount for each of other things, such as "15 euros per person".
  mutating func bind(_ slot: BuiltInMessage, _ amount: (ArgumentName.BuiltIn, Value), per thing: Value)
    -> BoundMessage
  {
    bind(slot, amount, (.unit, thing), (.period, .word(.none)))
  }
}
