extension Speaker {
  /// How long ago a moment was, or how far ahead it is: "5 minutes ago", "Yesterday", "In 2 weeks".
  ///
  /// Under a minute it is "Just now" (ahead: "Now"); whole minutes under an hour and whole hours under a day; then days
  /// of the calendar under a week, whole weeks under 30 days, months of the calendar under 12, and years.
  public func elapsed(_ instant: Instant, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { phrase(elapsed: instant, in: &$0) }
  }

  func phrase(elapsed instant: Instant, in scope: inout PhraseScope) -> BoundMessage {
    guard let distance = distance(to: instant) else { return scope.phrase(.dateUnavailable) }
    return scope.phrase(distance: distance)
  }

  /// When something is due: "Due today at 6:00 PM", "Due in 3 days", "Overdue by 2 hours".
  ///
  /// - Parameters:
  ///   - instant: When it is due.
  ///   - includesTime: Whether the time of day counts; if not, it is due until its day ends: "Due today".
  ///   - context: Where the phrase is going to stand.
  public func due(
    _ instant: Instant, includesTime: Bool = true, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      guard let (moment, today) = civil(instant), let distance = distance(to: instant) else {
        return scope.phrase(.dateUnavailable)
      }
      let days = moment.dayNumber - today.dayNumber
      guard includesTime else {
        switch days {
        case 0: return scope.phrase(.dueToday)
        case 1: return scope.phrase(.dueTomorrow)
        default: return scope.phrase(due: TimeDistance(days: days, from: today, to: moment))
        }
      }
      if distance.unit == .now { return scope.phrase(.dueNow) }
      if distance.isAhead, days == 0 || days == 1 {
        let time = scope.phrase(time: moment, hourCycle)
        return scope.phrase(days == 0 ? .dueTodayAt : .dueTomorrowAt, (.time, .phrase(time)))
      }
      return scope.phrase(due: distance)
    }
  }

  private func distance(to instant: Instant) -> TimeDistance? {
    let (seconds, overflow) = instant.secondsSinceEpoch.subtractingReportingOverflow(
      reference.instant.secondsSinceEpoch)
    guard !overflow else { return nil }
    if let near = TimeDistance(seconds: seconds) { return near }
    guard let (moment, today) = civil(instant) else { return nil }
    return TimeDistance(days: moment.dayNumber - today.dayNumber, from: today, to: moment)
  }
}

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

extension PhraseScope {
  mutating func phrase(distance: TimeDistance) -> BoundMessage {
    let slot: BuiltInMessage
    switch distance.unit {
    case .now: return phrase(distance.isAhead ? .aheadNow : .elapsedNow)
    case .days where distance.count == 1: return phrase(distance.isAhead ? .dateTomorrow : .dateYesterday)
    case .minutes: slot = distance.isAhead ? .aheadMinutes : .elapsedMinutes
    case .hours: slot = distance.isAhead ? .aheadHours : .elapsedHours
    case .days: slot = distance.isAhead ? .aheadDays : .elapsedDays
    case .weeks: slot = distance.isAhead ? .aheadWeeks : .elapsedWeeks
    case .months: slot = distance.isAhead ? .aheadMonths : .elapsedMonths
    case .years: slot = distance.isAhead ? .aheadYears : .elapsedYears
    }
    return phrase(slot, (.count, .number(ExactDecimal(distance.count))))
  }

  mutating func phrase(due distance: TimeDistance) -> BoundMessage {
    if distance.isAhead {
      let ahead = phrase(distance: distance)
      return phrase(.dueAhead, (.distance, .phrase(ahead)))
    }
    let slot: BuiltInMessage
    switch distance.unit {
    case .now, .minutes: slot = .durationMinutes
    case .hours: slot = .durationHours
    case .days: slot = .durationDays
    case .weeks: slot = .durationWeeks
    case .months: slot = .durationMonths
    case .years: slot = .durationYears
    }
    let duration = phrase(slot, (.count, .number(ExactDecimal(distance.count))))
    return phrase(.overdueBy, (.duration, .phrase(duration)))
  }
}
