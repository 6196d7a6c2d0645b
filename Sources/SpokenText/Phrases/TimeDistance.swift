/// How far a moment is from the reference moment, in the one unit that is said.
struct TimeDistance {
  enum Unit { case now, minutes, hours, days, weeks, months, years }

  var unit: Unit
  var count: Int
  var isAhead: Bool

  /// A distance of less than a day; nil for a longer one.
  init?(seconds: Int64) {
    let magnitude = seconds.magnitude
    guard magnitude < 86_400 else { return nil }
    isAhead = seconds > 0
    switch magnitude {
    case 0..<60: (unit, count) = (.now, 0)
    case 60..<3600: (unit, count) = (.minutes, Int(magnitude / 60))
    default: (unit, count) = (.hours, Int(magnitude / 3600))
    }
  }

  /// A distance of so many days of the calendar, one at the least.
  init(days: Int64, from start: CivilDateTime, to end: CivilDateTime) {
    isAhead = days > 0
    let distance = max(1, Int(clamping: days.magnitude))
    let (early, late) = days > 0 ? (start, end) : (end, start)
    let months = Int(late.year - early.year) * 12 + late.month - early.month - (late.day < early.day ? 1 : 0)
    switch distance {
    case ..<7: (unit, count) = (.days, distance)
    case ..<30: (unit, count) = (.weeks, distance / 7)
    default: (unit, count) = months < 12 ? (.months, max(1, months)) : (.years, months / 12)
    }
  }
}

extension Speaker {
  /// How far a moment is from another one on this speaker's clock; nil where one of them is out of range.
  ///
  /// A method and no initializer, which would be given a copy of the speaker.
  func distance(to instant: Instant, from now: Instant) -> TimeDistance? {
    let (seconds, overflow) = instant.secondsSinceEpoch.subtractingReportingOverflow(now.secondsSinceEpoch)
    guard !overflow else { return nil }
    if let near = TimeDistance(seconds: seconds) { return near }
    guard let moment = CivilDateTime(instant, in: zone), let today = CivilDateTime(now, in: zone) else { return nil }
    return TimeDistance(days: moment.dayNumber - today.dayNumber, from: today, to: moment)
  }
}
