// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The distance of a moment from the current one, in one unit.
///
/// - Past minutes are truncated, because people count completed minutes. Future minutes are rounded. Hours are rounded,
///   because a wait of 5 hours and 55 minutes is "6 hours". Below 3 hours ahead, minutes are added to the hours.
/// - Days, weeks, months, and years are rounded. Below 30 days, only whole weeks are used. Below 3 months, weeks are
///   used if no number of months is near. Below 2 years, months are used, except that 12 months are a year.
struct TimeDistance {
  enum Unit { case now, today, minutes, hours, days, weeks, months, years }

  var unit: Unit
  var count: Int
  var isAhead: Bool
  /// The minutes beyond whole hours, from 0 to 59.
  var minutes = 0

  /// The distance of a moment today if the time of day doesn't matter.
  static let today = TimeDistance(.today)

  private init(_ unit: Unit) { (self.unit, count, isAhead) = (unit, 0, false) }

  /// Creates a distance of less than 24 hours, or returns `nil` for a longer one. A distance within one calendar day
  /// can be longer, because some days have 25 hours.
  init?(seconds: Int64, isWithinDay: Bool = false) {
    let magnitude = seconds.magnitude
    guard magnitude < 86_400 || isWithinDay else { return nil }
    isAhead = seconds > 0
    guard magnitude >= 60 else {
      (unit, count) = (.now, 0)
      return
    }
    let minutes = Int(magnitude + (isAhead ? 30 : 0)) / 60
    if minutes < 60 {
      (unit, count) = (.minutes, minutes)
    } else if isAhead, minutes < 180 {
      (unit, count, self.minutes) = (.hours, minutes / 60, minutes % 60)
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
    // 400 years have 146,097 days. With the mean month or year, rounding gives the same number as with calendar ones.
    let months = (days * 4800 + 146_097 / 2) / 146_097
    if months < 3, abs(days - months * 146_097 / 4800) > 5 { return (.weeks, (days + 3) / 7) }
    if months < 24, months != 12 { return (.months, months) }
    return (.years, (days * 400 + 146_097 / 2) / 146_097)
  }
}

extension Speaker {
  /// Returns the distance of a moment from `now` in the speaker's time zone, or `nil` if either is out of range.
  /// Without a time, counts days.
  ///
  /// This isn't an initializer, because that would copy the speaker.
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
