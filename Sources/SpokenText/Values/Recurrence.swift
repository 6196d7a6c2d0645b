// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// When something happens again and again, as far as it is spoken: "Every Monday, Wednesday, and Friday at 8:00 AM".
///
/// These are the parts of a recurrence rule of RFC 5545 that people say. Nothing is computed: which days the rule falls on
/// is the app's affair.
///
/// ```swift
/// Recurrence(.weekly, on: [.monday, .wednesday, .friday], at: [8])     // Every Monday, Wednesday, and Friday at 8:00 AM
/// Recurrence(.daily, at: [8, 20])                                      // Every day at 8:00 AM and 8:00 PM
/// Recurrence(.weekly, every: 2, on: .friday)                           // Every 2 weeks on Friday
/// Recurrence(.monthly, days: [1, 15])                                  // On the 1st and the 15th of each month
/// Recurrence(rule: "FREQ=HOURLY;INTERVAL=6")                           // Every 6 hours
/// ```
public struct Recurrence: Sendable, Hashable {
  /// How often: the rule's `FREQ`.
  public var frequency: Frequency
  /// Every how many of them, 1 to 999: the rule's `INTERVAL`. Beyond, the schedule is "Schedule unavailable".
  public var interval: Int
  /// Days of the week, if any: the rule's `BYDAY`. They go with days and weeks.
  public var weekdays: Weekdays
  /// Days of the month, if any, from 1 to 31, the last day, or one of its weekdays. They go with months; with years, they go
  /// with ``month``: "Every year on the 4th Thursday of November".
  public var days: [Day]
  /// The month, 1 to 12, of what comes every year: the rule's `BYMONTH`.
  public var month: Int?
  /// At what times of day, if any, in any order. They do not go with hours and minutes.
  public var times: [Time]
  /// Until when, if not for ever: the rule's `UNTIL`.
  public var end: End?
  /// How many times in all, if not for ever: the rule's `COUNT`, from 1.
  public var count: Int?

  /// When something happens again.
  ///
  /// Parts that do not go together, as a day of the month every week, and numbers out of their ranges are "Schedule
  /// unavailable".
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
  /// What something comes back with: minutes, hours, days, weeks, months or years.
  public struct Frequency: Sendable, Hashable {
    enum Kind: String, Sendable, CaseIterable {
      case minutely = "MINUTELY", hourly = "HOURLY", daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY"
      case yearly = "YEARLY"
    }

    let kind: Kind

    /// "Every 10 minutes".
    public static var minutely: Frequency { Frequency(kind: .minutely) }
    /// "Every 6 hours".
    public static var hourly: Frequency { Frequency(kind: .hourly) }
    /// "Every day".
    public static var daily: Frequency { Frequency(kind: .daily) }
    /// "Every week", or by its weekdays "Every Friday".
    public static var weekly: Frequency { Frequency(kind: .weekly) }
    /// "Every month", or by its days "On the 1st of each month".
    public static var monthly: Frequency { Frequency(kind: .monthly) }
    /// "Every year".
    public static var yearly: Frequency { Frequency(kind: .yearly) }
  }

  /// Days of the week.
  public struct Weekdays: OptionSet, Sendable, Hashable {
    /// A bit for each day, the lowest for Monday.
    public var rawValue: UInt8

    /// Days by their bits; the highest bit counts for nothing.
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
    /// Monday to Friday: "Weekdays".
    public static let mondayToFriday = Weekdays(rawValue: 0x1F)
    /// Saturday and Sunday: "Weekends".
    public static let weekend = Weekdays(rawValue: 0x60)
    /// All seven: "Every day".
    public static let all = Weekdays(rawValue: 0x7F)

    /// The numbers of the days, 0 for Monday to 6 for Sunday.
    var numbers: LazyFilterSequence<Range<Int>> { (0..<7).lazy.filter { [rawValue] in rawValue & 1 << UInt8($0) != 0 } }
  }

  /// A day of a month.
  public struct Day: Sendable, Hashable, ExpressibleByIntegerLiteral {
    enum Kind: Sendable, Hashable {
      /// By its number; -1 is the last one.
      case number(Int8)
      /// A weekday, 0 for Monday to 6 for Sunday, by its place in the month; -1 is the last one.
      case weekday(Int8, place: Int8)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The day by its number, 1 to 31: "the 15th".
    public init(_ number: Int) { kind = .number(Int8(truncatingIfNeeded: min(max(number, 0), 32))) }

    /// The day by its number, 1 to 31: "the 15th".
    public init(integerLiteral number: Int) { self.init(number) }

    /// The last day of the month, whichever it is: "the last day".
    public static let last = Day(.number(-1))

    /// A weekday by its place in the month, 1 to 5: `.weekday(.tuesday, place: 2)` is "the 2nd Tuesday". Of several days the first
    /// counts; without one it is "Schedule unavailable".
    public static func weekday(_ weekday: Weekdays, place: Int) -> Day {
      Day(.weekday(Int8(weekday.numbers.first ?? -1), place: Int8(min(max(place, 0), 6))))
    }

    /// The last such weekday of the month: "the last Friday".
    public static func last(_ weekday: Weekdays) -> Day {
      Day(.weekday(Int8(weekday.numbers.first ?? -1), place: -1))
    }
  }

  /// A time of day in the listener's zone.
  public struct Time: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int

    /// A time by its hour, 0 to 23, and its minute, 0 to 59. Beyond, the schedule is "Schedule unavailable".
    public init(_ hour: Int, _ minute: Int = 0) { (self.hour, self.minute) = (hour, minute) }

    /// A full hour, 0 to 23.
    public init(integerLiteral hour: Int) { self.init(hour) }

    /// Whether the first is earlier.
    public static func < (left: Time, right: Time) -> Bool {
      (left.hour, left.minute) < (right.hour, right.minute)
    }

    var isValid: Bool { (0...23).contains(hour) && (0...59).contains(minute) }
  }

  /// Until when something comes again: the day is said.
  public struct End: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case instant(Instant)
      case day(year: Int32, month: Int8, day: Int8)
    }

    let kind: Kind

    /// Until the day of a moment, in the speaker's zone.
    public static func instant(_ instant: Instant) -> End { End(kind: .instant(instant)) }

    /// Until a day of the calendar, wherever the listener is: `.day(2026, 12, 24)`. A day that does not exist is
    /// "Schedule unavailable".
    public static func day(_ year: Int, _ month: Int, _ day: Int) -> End {
      End(kind: .day(year: Int32(clamping: year), month: Int8(clamping: month), day: Int8(clamping: day)))
    }
  }
}
