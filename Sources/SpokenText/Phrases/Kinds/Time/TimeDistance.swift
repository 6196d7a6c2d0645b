// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The distance of a moment from the reference moment, in one unit.
///
/// - Within a day, hours are rounded in both directions, because a wait of 1 hour and 55 minutes is "2 hours". Past minutes
///   are truncated, because people count completed minutes. Up to 3 hours ahead, multiples of five minutes are added.
/// - Days, weeks, months, and years are rounded in both directions. Up to 30 days, only whole weeks are used. Up to 3 months,
///   weeks are used if no number of months is near. Up to 2 years, months are used.
struct TimeDistance {
  enum Unit { case now, today, minutes, hours, days, weeks, months, years }

  var unit: Unit
  var count: Int
  var isAhead: Bool
  /// The minutes beyond whole hours, 0 or a multiple of 5 up to 55.
  var minutes = 0

  /// The distance of today without a time.
  static let today = TimeDistance(.today)

  private init(_ unit: Unit) { (self.unit, count, isAhead) = (unit, 0, false) }

  /// Creates a distance of less than a day. Returns `nil` for a longer one, unless it is within one calendar day, which can
  /// have 25 hours.
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
      (unit, count) = (.hours, Int(magnitude + 1800) / 3600)
    }
  }

  /// Creates a distance of calendar days.
  init(days: Int64) {
    isAhead = days > 0
    (unit, count) = Self.rounded(days: Int(clamping: days.magnitude))
  }

  private static func rounded(days: Int) -> (Unit, Int) {
    if days < 30 { return days % 7 == 0 ? (.weeks, days / 7) : (.days, days) }
    // 400 years have 146,097 days. No calendar month or year differs enough from the mean to be rounded to another number.
    let months = (days * 4800 + 146_097 / 2) / 146_097
    if months < 3, abs(days - months * 146_097 / 4800) > 5 { return (.weeks, (days + 3) / 7) }
    if months < 24, months != 12 { return (.months, months) }
    return (.years, (days * 400 + 146_097 / 2) / 146_097)
  }
}

extension Speaker {
  /// Returns the distance of a moment from `now` in the speaker's time zone, or of its day without a time. Returns `nil` if
  /// either is out of range.
  ///
  /// This is a method because an initializer would copy the speaker.
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
