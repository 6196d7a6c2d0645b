// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A period of time for repetitions and rates, such as "an hour" or "per week".
  public struct Period: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case second, minute, hour, day, week, month, year }

    let kind: Kind

    /// A second, such as in "3 times per second" or "10 frames per second".
    public static var second: Period { Period(kind: .second) }
    /// A minute, such as in "3 times per minute" or "30 messages per minute".
    public static var minute: Period { Period(kind: .minute) }
    /// An hour, such as in "3 times an hour" or "10 minutes per hour".
    public static var hour: Period { Period(kind: .hour) }
    /// A day, such as in "3 times a day" or "10 minutes per day".
    public static var day: Period { Period(kind: .day) }
    /// A week, such as in "3 times a week" or "10 minutes per week".
    public static var week: Period { Period(kind: .week) }
    /// A month, such as in "3 times a month" or "10 minutes per month".
    public static var month: Period { Period(kind: .month) }
    /// A year, such as in "3 times a year" or "10 minutes per year".
    public static var year: Period { Period(kind: .year) }
  }
}

extension Phrase.Period {
  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: Phrase.Period)] = [
    ("second", .second), ("minute", .minute), ("hour", .hour), ("day", .day), ("week", .week), ("month", .month),
    ("year", .year),
  ]

  /// Creates the period of a unit of time, by the unit's message. Returns `nil` for other units.
  init?(unit message: Int) {
    guard let (_, period) = Self.named.first(where: { $0.value.unit.rawValue == message }) else { return nil }
    self = period
  }

  /// The unit of time that counts the period, such as in "2 weeks".
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
  /// Binds a number of units of time, such as "5 minutes ago" or "every 2 weeks".
  ///
  /// The message gets the duration, the number alone, the unit alone, and the name of the unit.
  mutating func bind(
    _ slot: BuiltInMessage, preferring attribute: String? = nil, lasting count: Int, _ period: Phrase.Period
  ) -> BoundMessage {
    let number = Value.number(ExactDecimal(count))
    let span = Value.phrase(bind(counting: number, of: period.unit))
    return bind(
      slot, preferring: attribute, (.duration, span), (.count, number), (.unit, .entry(period.unit.message)),
      (.period, .word(period.key)))
  }

  /// Binds an amount in a period, such as "10 dollars per month" or "3 times a week".
  mutating func bind(
    _ slot: BuiltInMessage, _ amount: (ArgumentName.BuiltIn, Value), _ period: Phrase.Period
  ) -> BoundMessage {
    bind(slot, amount, (.unit, .entry(period.unit.message)), (.period, .word(period.key)))
  }

  /// Binds an amount per thing, such as "15 euros per person".
  mutating func bind(_ slot: BuiltInMessage, _ amount: (ArgumentName.BuiltIn, Value), per thing: Value)
    -> BoundMessage
  {
    bind(slot, amount, (.unit, thing), (.period, .word(.none)))
  }
}
