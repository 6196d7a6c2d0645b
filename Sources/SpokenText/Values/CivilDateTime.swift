// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A day and a time of day as a wall clock shows them, in the proleptic Gregorian calendar.
///
/// The arithmetic is our own: days are counted from 1970-01-01 and converted to year, month and day with a few
/// divisions, so the result does not depend on the system's calendars.
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
  /// Whether the clock shows this time twice, because it is set back, and which of the two it is.
  var repetition = Repetition.none

  enum Repetition: Sendable, Hashable { case none, beforeChange, afterChange }

  /// The years that are spoken. `Date.distantPast` is the first moment of year 1, and is never a real date.
  static let spokenYears: ClosedRange<Int64> = 1...9999

  /// What a clock in a zone shows at an instant; nil outside ``spokenYears``, for which zones are not asked.
  init?(_ instant: Instant, in zone: any UTCOffsets) {
    guard instant.isSpeakable else { return nil }
    let offset = zone.secondsFromUTC(at: instant)
    self.init(instant, offset: offset)
    // Clocks are set back at night, and a zone is slow to ask.
    if hour <= 3 || hour == 23 { repetition = Self.repetition(of: instant, offset, in: zone) }
  }

  /// Whether clocks show the time of an instant once more before or after it.
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

  /// The most seconds by which clocks are set back.
  private static let longestChange = 3 * 3600

  /// What a clock `offset` seconds ahead of UTC shows at an instant; nil outside ``spokenYears``.
  init?(_ instant: Instant, offset: Int) {
    // Generous bounds, which only keep the sums below from overflowing.
    guard instant.isSpeakable, (-1 << 20...1 << 20).contains(offset) else { return nil }
    // Years begin in March here, so that the leap day is the last of its year. Day 0 is the first of year 0, 719,468
    // days before 1970, so that 32-bit unsigned integers are enough.
    let seconds = instant.secondsSinceEpoch + Int64(offset) + 719_468 * 86_400
    guard seconds >= 0, seconds < 10_001 * 366 * 86_400 else { return nil }
    let days = UInt32(truncatingIfNeeded: UInt64(seconds) / 86_400)
    let rest = UInt32(truncatingIfNeeded: UInt64(seconds) % 86_400)
    dayNumber = Int64(days) - 719_468
    (hour, minute, second) = (Int(rest / 3600), Int(rest / 60 % 60), Int(rest % 60))

    // An era is 400 years, 146,097 days.
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5) + 1
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = Int64(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    guard Self.spokenYears.contains(year) else { return nil }
  }

  /// A day by its year, month and day, at its first minute; nil where there is no such day, and outside ``spokenYears``.
  init?(year: Int, month: Int, day: Int) {
    guard Self.spokenYears.contains(Int64(year)), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let number = Self.dayNumber(year: year, month: month, day: day)
    self.init(Instant(secondsSinceEpoch: number * 86_400), offset: 0)
    guard self.month == month, self.day == day else { return nil }
  }

  /// Days since 1970-01-01, of a day that there is, in a year that is spoken.
  package static func dayNumber(year: Int, month: Int, day: Int) -> Int64 {
    // Years begin in March, as in the initializer that counts the other way.
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int64(shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468)
  }

  /// Whether it is the midnight at which a day ends.
  func ends(_ day: CivilDateTime) -> Bool { dayNumber == day.dayNumber + 1 && hour == 0 && minute == 0 }

  /// The day of the week, 0 for Monday to 6 for Sunday (ISO 8601).
  var weekday: Int { Int(((dayNumber + 3) % 7 + 7) % 7) }
}
