/// When something is due.
struct DueKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true

  static let name = "due"
  static let summary = "when something is due: Due today at 6:00 PM, Overdue by 2 hours"
  static let examples = [
    ["2026-11-20T18:00:00-05:00"] + Phrase.exampleClock,
    ["2026-11-21", "--precision", "day"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
    try keys.choice(
      "precision", &includesTime, [("time", true), ("day", false)], "whether the time of day counts, or the day alone",
      place: .named)
  }

  var phrase: Phrase { .due(instant, includesTime: includesTime) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(by: speaker, in: &scope))
  }

  private func boundMessage(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    // One look at the clock: two could tell two different days.
    let now = speaker.reference.instant
    guard let moment = CivilDateTime(instant, in: speaker.zone), let today = CivilDateTime(now, in: speaker.zone),
      let distance = speaker.distance(to: instant, from: now)
    else { return scope.phrase(.dateUnavailable) }
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
      let time = scope.phrase(time: moment, speaker.hourCycle)
      return scope.phrase(days == 0 ? .dueTodayAt : .dueTomorrowAt, (.time, .phrase(time)))
    }
    return scope.phrase(due: distance)
  }

  func filled(with operand: Phrase.Operand) -> Phrase? {
    if case .moment(let instant) = operand { .due(instant, includesTime: includesTime) } else { nil }
  }
}

extension Phrase {
  /// When something is due: "Due today at 6:00 PM", "Due in 3 days", "Overdue by 2 hours".
  ///
  /// - Parameters:
  ///   - instant: When it is due.
  ///   - includesTime: Whether the time of day counts; if not, it is due until its day ends: "Due today".
  public static func due(_ instant: Instant, includesTime: Bool = true) -> Phrase {
    Phrase(.due(DueKind(instant: instant, includesTime: includesTime)))
  }
}

extension Speaker {
  /// When something is due: "Due today at 6:00 PM". See ``Phrase/due(_:includesTime:)-(Instant,_)``.
  public func due(_ instant: Instant, includesTime: Bool = true, context: PhraseContext = .standalone) -> Utterance {
    let kind = DueKind(instant: instant, includesTime: includesTime)
    return say(context) { kind.value(by: $0, in: &$1) }
  }
}

extension PhraseScope {
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
