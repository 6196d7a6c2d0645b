// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How long ago a moment was, or how far ahead it is.
struct ElapsedKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true

  static let name = "elapsed"
  static let summary = "a relative time, such as '5 minutes ago' or 'In 2 weeks'"
  static let examples = [
    ["2026-11-20T15:00:00-05:00"] + Phrase.exampleClock, ["2026-12-04T17:00:00-05:00"] + Phrase.exampleClock,
    ["2026-11-17"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
  }

  var phrase: Phrase { .elapsed(instant, includesTime: includesTime) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let now = speaker.reference.instant
    guard let distance = speaker.distance(to: instant, from: now, includesTime: includesTime) else {
      return .phrase(scope.bind(.dateUnavailable))
    }
    return .phrase(scope.bind(distance: distance))
  }
}

extension Phrase {
  /// How long ago a moment was, or how far ahead it is: "5 minutes ago", "Yesterday", "In 2 weeks".
  ///
  /// Under a minute it is "Just now" (ahead: "Now"); then whole minutes under an hour and whole hours under a day. What
  /// lies ahead is rounded instead of cut: 1 hour and 55 minutes from now is "In 2 hours", 1 hour and 28 minutes "In 1 hour
  /// and 30 minutes".
  ///
  /// From a day on, days of the calendar are counted, and rounded in both directions. Up to 30 days only whole weeks are
  /// said as weeks: "2 weeks ago", "13 days ago". Up to 3 months weeks are said if no number of months is within 5 days:
  /// "7 weeks ago". Up to 2 years it is months, "19 months ago", and then years.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - includesTime: Whether the time of day counts; if not, days are counted from today: "Today", "Yesterday".
  public static func elapsed(_ moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    Phrase(ElapsedKind(instant: moment.instantForSpeech, includesTime: includesTime))
  }
}

extension Speaker {
  /// How long ago a moment was, or how far ahead it is: "5 minutes ago". See
  /// ``Phrase/elapsed(_:includesTime:)-(Instant,_)``.
  public func elapsed(_ moment: some SpeakableMoment, includesTime: Bool = true, context: PhraseContext = .standalone)
    -> Utterance
  {
    let kind = ElapsedKind(instant: moment.instantForSpeech, includesTime: includesTime)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  mutating func bind(distance: TimeDistance) -> BoundMessage {
    switch distance.unit {
    case .now: return bind(distance.isAhead ? .aheadNow : .elapsedNow)
    case .today: return bind(.dateToday)
    case .days where distance.count == 1: return bind(distance.isAhead ? .dateTomorrow : .dateYesterday)
    case .hours where distance.minutes > 0:
      let seconds = distance.count * 3600 + distance.minutes * 60
      return bind(.aheadDuration, (.duration, .phrase(bind(duration: ExactDecimal(seconds), units: 2))))
    case .minutes, .hours, .days, .weeks, .months, .years:
      return bind(distance.isAhead ? .aheadDuration : .elapsedDuration, lasting: distance.count, distance.unit.period)
    }
  }

  /// The length of a distance in its unit, such as "5 minutes"; less than a minute is 0 minutes.
  mutating func bind(length distance: TimeDistance) -> BoundMessage {
    bind(counting: .number(ExactDecimal(distance.count)), of: distance.unit.period.unit)
  }
}

extension TimeDistance.Unit {
  /// The unit of time that is counted. A distance of less than a minute counts minutes.
  fileprivate var period: Phrase.Period {
    switch self {
    case .now, .today, .minutes: .minute
    case .hours: .hour
    case .days: .day
    case .weeks: .week
    case .months: .month
    case .years: .year
    }
  }
}
