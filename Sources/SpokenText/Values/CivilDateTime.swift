/// A day and a time of day as a clock on the wall shows them, in the proleptic Gregorian calendar.
///
/// The arithmetic is our own: days are counted from 1970-01-01 and turned into year, month and day in a few divisions,
/// so no calendar of the system is asked and its answer cannot change.
struct CivilDateTime: Sendable, Hashable {
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

  /// The years that are spoken. `Date.distantPast` is the first moment of year 1, and is never meant.
  static let spokenYears: ClosedRange<Int64> = 1...9999

  /// What a clock of a zone shows at an instant; nil outside ``spokenYears``, where zones are not asked.
  init?(_ instant: Instant, in zone: any UTCOffsets) {
    guard instant.isSpeakable else { return nil }
    self.init(instant, offset: zone.secondsFromUTC(at: instant))
  }

  /// What a clock shows at an instant, where it is `offset` seconds ahead of UTC; nil outside ``spokenYears``.
  init?(_ instant: Instant, offset: Int) {
    // The bounds are generous: they only keep the sums below from overflowing.
    guard instant.isSpeakable, (-1 << 20...1 << 20).contains(offset) else { return nil }
    let seconds = instant.secondsSinceEpoch + Int64(offset)
    let days = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
    let rest = Int(seconds - days * 86_400)
    (dayNumber, hour, minute, second) = (days, rest / 3600, rest / 60 % 60, rest % 60)

    // Years begin in March here, so that the leap day is the last of its year; an era is 400 years, 146,097 days.
    let shifted = days + 719_468
    let era = (shifted - (shifted < 0 ? 146_096 : 0)) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5) + 1
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard Self.spokenYears.contains(year) else { return nil }
  }

  /// The day of the week, 0 for Monday to 6 for Sunday (ISO 8601).
  var weekday: Int { Int(((dayNumber + 3) % 7 + 7) % 7) }
}
