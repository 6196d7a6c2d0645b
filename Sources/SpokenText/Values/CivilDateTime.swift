// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A day and a time of day on a wall clock, in the proleptic Gregorian calendar.
///
/// Its own arithmetic keeps results independent of the system's calendars.
package struct CivilDateTime: Sendable, Hashable {
  /// Days since 1970-01-01.
  var dayNumber: Int64
  var year: Int64
  /// 1 to 12.
  var month: Int
  /// 1 to 31.
  var day: Int
  /// 0 to 23.
  var hour: Int
  /// 0 to 59.
  var minute: Int
  /// 0 to 59.
  var second: Int
  /// The occurrence of this time, if the clock shows it twice because it is set back.
  var repetition = Repetition.none

  enum Repetition: Sendable, Hashable { case none, beforeChange, afterChange }

  /// The years that can be spoken.
  static let spokenYears: ClosedRange<Int64> = 1...9999

  /// Creates the date and time in a zone, or returns `nil` outside ``spokenYears``.
  init?(_ instant: Instant, in zone: any UTCOffsets) {
    guard instant.isSpeakable else { return nil }
    let offset = zone.secondsFromUTC(at: instant)
    self.init(instant, offset: offset)
    // Clocks are set back only at night. Other hours avoid the slow queries of the zone.
    if hour <= 3 || hour == 23 { repetition = Self.repetition(of: instant, offset, in: zone) }
  }

  /// Returns the occurrence of an instant's clock time. It is `none` if clocks show this time once.
  private static func repetition(of instant: Instant, _ offset: Int, in zone: any UTCOffsets) -> Repetition {
    func offsetLater(by seconds: Int) -> Int {
      zone.secondsFromUTC(at: Instant(secondsSinceEpoch: instant.secondsSinceEpoch + Int64(seconds)))
    }
    let (before, after) = (offsetLater(by: -longestChange), offsetLater(by: longestChange))
    let (gained, lost) = (before - offset, offset - after)
    if 1...longestChange ~= gained, offsetLater(by: -gained) == before { return .afterChange }
    if 1...longestChange ~= lost, offsetLater(by: lost) == after { return .beforeChange }
    return .none
  }

  /// The longest time, in seconds, that clocks are set back by.
  private static let longestChange = 3 * 3600

  /// Creates the date and time at an offset from UTC in seconds, or returns `nil` outside ``spokenYears``.
  init?(_ instant: Instant, offset: Int) {
    // Generous bounds that keep the sums below from overflowing.
    guard instant.isSpeakable, (-1 << 20...1 << 20).contains(offset) else { return nil }
    // In this calculation, years begin in March, so the leap day comes last. Day 0 is March 1 of year 0, 719,468 days
    // before 1970-01-01. Days then fit 32 unsigned bits.
    let seconds = instant.secondsSinceEpoch + Int64(offset) + 719_468 * 86_400
    guard seconds >= 0, seconds < 10_001 * 366 * 86_400 else { return nil }
    let days = UInt32(truncatingIfNeeded: UInt64(seconds) / 86_400)
    let rest = UInt32(truncatingIfNeeded: UInt64(seconds) % 86_400)
    dayNumber = Int64(days) - 719_468
    (hour, minute, second) = (Int(rest / 3600), Int(rest / 60 % 60), Int(rest % 60))

    // An era is 400 years or 146,097 days, after which the calendar repeats.
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5) + 1
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = Int64(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    guard Self.spokenYears.contains(year) else { return nil }
  }

  /// Creates the first minute of a day, or returns `nil` if the day doesn't exist or is outside ``spokenYears``.
  init?(year: Int, month: Int, day: Int) {
    guard Self.spokenYears.contains(Int64(year)), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let number = Self.dayNumber(year: year, month: month, day: day)
    self.init(Instant(secondsSinceEpoch: number * 86_400), offset: 0)
    guard self.month == month, self.day == day else { return nil }
  }

  /// Returns the days since 1970-01-01 of an existing day in ``spokenYears``.
  package static func dayNumber(year: Int, month: Int, day: Int) -> Int64 {
    // Years begin in March, as in `init(_:offset:)`.
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int64(shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468)
  }

  /// Returns whether this is the midnight at the end of `day`.
  func ends(_ day: CivilDateTime) -> Bool { dayNumber == day.dayNumber + 1 && hour == 0 && minute == 0 }

  func isLaterInDay(than other: CivilDateTime) -> Bool { (hour, minute) > (other.hour, other.minute) }

  /// The day of the week, 0 for Monday to 6 for Sunday (ISO 8601).
  var weekday: Int { Int(((dayNumber + 3) % 7 + 7) % 7) }
}
