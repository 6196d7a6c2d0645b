// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A repeating schedule, such as "Every Monday, Wednesday, and Friday at 8:00 AM".
///
/// It holds the spoken parts of an RFC 5545 recurrence rule. It doesn't compute the days that the rule falls on.
///
/// ```swift
/// Recurrence(.weekly, on: [.monday, .wednesday, .friday], at: [8])     // Every Monday, Wednesday, and Friday at 8:00 AM
/// Recurrence(.daily, at: [8, 20])                                      // Every day at 8:00 AM and 8:00 PM
/// Recurrence(.weekly, every: 2, on: .friday)                           // Every 2 weeks on Friday
/// Recurrence(.monthly, days: [1, 15])                                  // On the 1st and the 15th of each month
/// Recurrence(rule: "FREQ=HOURLY;INTERVAL=6")                           // Every 6 hours
/// ```
public struct Recurrence: Sendable, Hashable {
  /// The unit of repetition, such as a week. This is the rule's `FREQ`.
  public var frequency: Frequency
  /// The number of days, weeks, or other units between repetitions, from 1 to 999. Other numbers give "Schedule
  /// unavailable". This is the rule's `INTERVAL`.
  public var interval: Int
  /// The days of the week. Use them with weekly schedules, or with every day or every month. This is the rule's
  /// `BYDAY`.
  public var weekdays: Weekdays
  /// The days of the month, as numbers from 1 to 31, the last day, or one of its weekdays. Use them with months, or
  /// with years and ``month``, such as "Every year on the 4th Thursday of November".
  public var days: [Day]
  /// The month of a yearly schedule, from 1 to 12. This is the rule's `BYMONTH`.
  public var month: Int?
  /// The times of day, in any order. Hourly and minutely schedules can't have them.
  public var times: [Time]
  /// The end, or `nil` if there isn't one. This is the rule's `UNTIL`.
  public var end: End?
  /// The total number of repetitions, from 1, or `nil` if it is unlimited. This is the rule's `COUNT`.
  public var count: Int?

  /// Creates a repeating schedule.
  ///
  /// Numbers out of range, and parts that can't be combined, such as a weekly schedule with a day of the month, give
  /// "Schedule unavailable". See the properties for their ranges.
  ///
  /// - Parameters:
  ///   - frequency: The unit of repetition.
  ///   - interval: The number of units between repetitions, 1 by default.
  ///   - weekdays: The days of the week.
  ///   - days: The days of the month.
  ///   - month: The month of a yearly schedule.
  ///   - times: The times of day.
  ///   - end: The last day, if any.
  ///   - count: The total number of repetitions, if limited.
  public init(
    _ frequency: Frequency, every interval: Int = 1, on weekdays: Weekdays = [], days: [Day] = [], month: Int? = nil,
    at times: [Time] = [], until end: End? = nil, count: Int? = nil
  ) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays
    self.days = days
    self.month = month
    self.times = times
    self.end = end
    self.count = count
  }
}

extension Recurrence {
  /// A unit of repetition.
  public struct Frequency: Sendable, Hashable {
    enum Kind: String, Sendable, CaseIterable {
      case minutely = "MINUTELY", hourly = "HOURLY", daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY"
      case yearly = "YEARLY"
    }

    let kind: Kind

    /// Repeats by minutes, such as "Every 10 minutes".
    public static var minutely: Frequency { Frequency(kind: .minutely) }
    /// Repeats by hours, such as "Every 6 hours".
    public static var hourly: Frequency { Frequency(kind: .hourly) }
    /// Repeats by days, such as "Every day".
    public static var daily: Frequency { Frequency(kind: .daily) }
    /// Repeats by weeks, such as "Every week", or "Every Friday" with a weekday.
    public static var weekly: Frequency { Frequency(kind: .weekly) }
    /// Repeats by months, such as "Every month", or "On the 1st of each month" with a day.
    public static var monthly: Frequency { Frequency(kind: .monthly) }
    /// Repeats by years, such as "Every year".
    public static var yearly: Frequency { Frequency(kind: .yearly) }
  }

  /// A set of days of the week.
  public struct Weekdays: OptionSet, Sendable, Hashable {
    /// The bits of the days, from Monday in the lowest bit.
    public var rawValue: UInt8

    /// Creates a set from the bits of the days. The highest bit is ignored.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

    /// Monday.
    public static let monday = Weekdays(rawValue: 1)
    /// Tuesday.
    public static let tuesday = Weekdays(rawValue: 1 << 1)
    /// Wednesday.
    public static let wednesday = Weekdays(rawValue: 1 << 2)
    /// Thursday.
    public static let thursday = Weekdays(rawValue: 1 << 3)
    /// Friday.
    public static let friday = Weekdays(rawValue: 1 << 4)
    /// Saturday.
    public static let saturday = Weekdays(rawValue: 1 << 5)
    /// Sunday.
    public static let sunday = Weekdays(rawValue: 1 << 6)
    /// Monday to Friday. In English, "Weekdays".
    public static let mondayToFriday = Weekdays(rawValue: 0x1F)
    /// Saturday and Sunday. In English, "Weekends".
    public static let weekend = Weekdays(rawValue: 0x60)
    /// All seven days, spoken as "Every day".
    public static let all = Weekdays(rawValue: 0x7F)

    var numbers: LazyFilterSequence<Range<Int>> { (0..<7).lazy.filter { [rawValue] in rawValue & 1 << UInt8($0) != 0 } }
  }

  /// A day of a month.
  public struct Day: Sendable, Hashable, ExpressibleByIntegerLiteral {
    enum Kind: Sendable, Hashable {
      /// A day by its number. -1 is the last day.
      case number(Int8)
      /// A weekday, 0 for Monday to 6 for Sunday, by its place in the month. -1 is the last one.
      case weekday(Int8, place: Int8)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Creates a day from its number, 1 to 31, such as "the 15th".
    public init(_ number: Int) { kind = .number(Int8(truncatingIfNeeded: min(max(number, 0), 32))) }

    /// Creates a day from its number, 1 to 31, such as "the 15th".
    public init(integerLiteral number: Int) { self.init(number) }

    /// The last day of the month, spoken as "the last day".
    public static let last = Day(.number(-1))

    /// Returns a weekday by its place in the month. For example, `.weekday(.tuesday, place: 2)` is "the 2nd Tuesday".
    ///
    /// - Parameters:
    ///   - weekday: The day of the week. If you pass several, the first is used. An empty set gives "Schedule
    ///     unavailable".
    ///   - place: The place in the month, 1 to 5.
    public static func weekday(_ weekday: Weekdays, place: Int) -> Day {
      Day(.weekday(Int8(weekday.numbers.first ?? -1), place: Int8(min(max(place, 0), 6))))
    }

    /// Returns the last given weekday of the month, such as "the last Friday". If you pass several weekdays, the first
    /// is used.
    public static func last(_ weekday: Weekdays) -> Day {
      Day(.weekday(Int8(weekday.numbers.first ?? -1), place: -1))
    }
  }

  /// A time of day in the user's time zone.
  public struct Time: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int

    /// Creates a time from an hour, 0 to 23, and a minute, 0 to 59. Other numbers give "Schedule unavailable".
    public init(_ hour: Int, _ minute: Int = 0) { (self.hour, self.minute) = (hour, minute) }

    /// Creates a full hour, 0 to 23.
    public init(integerLiteral hour: Int) { self.init(hour) }

    /// Returns whether the first time is earlier.
    public static func < (left: Time, right: Time) -> Bool {
      (left.hour, left.minute) < (right.hour, right.minute)
    }

    var isValid: Bool { (0...23).contains(hour) && (0...59).contains(minute) }
  }

  /// The last day of a repeating schedule.
  public struct End: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case instant(Instant)
      case day(year: Int32, month: Int8, day: Int8)
    }

    let kind: Kind

    /// Returns an end on the day of an instant, in the speaker's time zone.
    public static func instant(_ instant: Instant) -> End { End(kind: .instant(instant)) }

    /// Returns an end on a calendar day, in any time zone, such as `.day(2026, 12, 24)`. A day that doesn't exist gives
    /// "Schedule unavailable".
    public static func day(_ year: Int, _ month: Int, _ day: Int) -> End {
      End(kind: .day(year: Int32(clamping: year), month: Int8(clamping: month), day: Int8(clamping: day)))
    }
  }
}
