// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A zone whose offsets are written down here, so that no golden hangs on the time-zone data of a machine.
struct WrittenZone: UTCOffsets {
  /// Seconds ahead of UTC before the first change.
  var standard: Int
  /// When the clock is changed, in UTC, and the seconds ahead from then on; ascending.
  var changes: [(at: Instant, seconds: Int)] = []

  func secondsFromUTC(at instant: Instant) -> Int {
    changes.last { $0.at <= instant }?.seconds ?? standard
  }

  private static func hours(_ hours: Double) -> Int { Int(hours * 3600) }

  /// By the names that the goldens' keys bear.
  static let named: [String: WrittenZone] = [
    "New_York": WrittenZone(
      standard: hours(-5),
      changes: [
        ("2025-03-09T07:00Z", -4), ("2025-11-02T06:00Z", -5), ("2026-03-08T07:00Z", -4), ("2026-11-01T06:00Z", -5),
        ("2027-03-14T07:00Z", -4),
      ].map { (moment($0.0), hours($0.1)) }),
    "Warsaw": WrittenZone(
      standard: hours(1),
      changes: [("2026-03-29T01:00Z", 2), ("2026-10-25T01:00Z", 1)].map { (moment($0.0), hours($0.1)) }),
    "Kolkata": WrittenZone(standard: hours(5.5)),
    "Kathmandu": WrittenZone(standard: hours(5.75)),
    "St_Johns": WrittenZone(standard: hours(-3.5)),
    "Kiritimati": WrittenZone(standard: hours(14)),
    "Pago_Pago": WrittenZone(standard: hours(-11)),
    // Amsterdam's own time until 1937, and Monrovia's until 1972: seconds in the offset, ahead of and behind UTC.
    "Amsterdam_mean_time": WrittenZone(standard: 1172),
    "Monrovia_mean_time": WrittenZone(standard: -2670),
  ]
}

/// The moment that ISO 8601 writes as `2026-11-20T14:30:15-05:00`; seconds may be left out, `Z` is UTC.
///
/// Only for the texts of the catalogue: what is malformed is the epoch.
func moment(_ text: String) -> Instant {
  let scalars = Array(text)
  func number(_ range: Range<Int>) -> Int64 {
    range.upperBound <= scalars.count ? Int64(String(scalars[range])) ?? 0 : 0
  }
  let zone = scalars.lastIndex { "Z+-".contains($0) } ?? scalars.count
  let offset = (number(zone + 1..<zone + 3) * 60 + number(zone + 4..<zone + 6)) * 60
  let seconds = zone > 17 ? number(17..<19) : 0
  let days = dayNumber(number(0..<4), number(5..<7), number(8..<10))
  let clock = (number(11..<13) * 60 + number(14..<16)) * 60 + seconds
  let isBehind = zone < scalars.count && scalars[zone] == "-"
  return Instant(secondsSinceEpoch: days * 86_400 + clock + (isBehind ? offset : -offset))
}

/// Days since 1970-01-01 of a day of the proleptic Gregorian calendar, counted the plain way: month by month.
private func dayNumber(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
  let before = year - 1
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  let leapDays = before / 4 - before / 100 + before / 400
  return before * 365 + leapDays + lengths.prefix(Int(month) - 1).reduce(0, +) + day - 719_163
}
