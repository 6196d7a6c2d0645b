// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How far a moment is from the reference moment, in the one unit that is said. Days, weeks, months, and years are rounded
/// in both directions: up to 30 days, weeks are said only if they are whole, up to 3 months if no number of months is near,
/// and up to 2 years months are said. Within a day, what lies behind is cut, as people count what has passed. What lies
/// ahead is rounded, because 1 hour and 55 minutes to wait are "2 hours". Up to 3 hours ahead, every fifth minute is said,
/// too.
struct TimeDistance {
  enum Unit { case now, today, minutes, hours, days, weeks, months, years }

  var unit: Unit
  var count: Int
  var isAhead: Bool
  /// Beyond whole hours: 5, 10, up to 55, or none.
  var minutes = 0

  /// A day that is today, without its time.
  static let today = TimeDistance(.today)

  private init(_ unit: Unit) { (self.unit, count, isAhead) = (unit, 0, false) }

  /// A distance of less than a day; nil for a longer one, unless it is within one day of the calendar: in autumn there is one
  /// of 25 hours.
  init?(seconds: Int64, isWithinDay: Bool = false) {
    let magnitude = seconds.magnitude
    guard magnitude < 86_400 || isWithinDay else { return nil }
    isAhead = seconds > 0
    guard magnitude >= 60 else {
      (unit, count) = (.now, 0)
      return
    }
    let minutes = Int(magnitude + (isAhead ? 30 : 0)) / 60
    let fives = (minutes + 2) / 5
    if minutes < 60 {
      (unit, count) = (.minutes, minutes)
    } else if isAhead, fives < 36 {
      (unit, count, self.minutes) = (.hours, fives / 12, fives % 12 * 5)
    } else {
      (unit, count) = (.hours, Int(magnitude + (isAhead ? 1800 : 0)) / 3600)
    }
  }

  /// A distance of so many days of the calendar.
  init(days: Int64) {
    isAhead = days > 0
    (unit, count) = Self.rounded(days: Int(clamping: days.magnitude))
  }

  private static func rounded(days: Int) -> (Unit, Int) {
    if days < 30 { return days % 7 == 0 ? (.weeks, days / 7) : (.days, days) }
    // In 400 years there are 146,097 days. A month of the calendar, or a year, is never so far from the mean that it is
    // rounded to another number.
    let months = (days * 4800 + 146_097 / 2) / 146_097
    if months < 3, abs(days - months * 146_097 / 4800) > 5 { return (.weeks, (days + 3) / 7) }
    if months < 24, months != 12 { return (.months, months) }
    return (.years, (days * 400 + 146_097 / 2) / 146_097)
  }
}

extension Speaker {
  /// How far a moment is from another one on this speaker's clock, or without its time how far its day is; nil where one of
  /// them is out of range.
  ///
  /// A method and no initializer, which would be given a copy of the speaker.
  func distance(to instant: Instant, from now: Instant, includesTime: Bool = true) -> TimeDistance? {
    let (seconds, overflow) = instant.secondsSinceEpoch.subtractingReportingOverflow(now.secondsSinceEpoch)
    guard !overflow else { return nil }
    if includesTime, let near = TimeDistance(seconds: seconds) { return near }
    guard let moment = CivilDateTime(instant, in: zone), let today = CivilDateTime(now, in: zone) else { return nil }
    let days = moment.dayNumber - today.dayNumber
    guard days == 0 else { return TimeDistance(days: days) }
    return includesTime ? TimeDistance(seconds: seconds, isWithinDay: true) : .today
  }
}
