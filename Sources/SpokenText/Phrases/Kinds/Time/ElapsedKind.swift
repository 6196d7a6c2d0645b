// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time since or until a moment.
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
  /// Returns a phrase for the time since or until a moment, such as "5 minutes ago", "Yesterday", or "In 2 weeks".
  ///
  /// - Below a minute, it is "Just now" for the past, and "Now" for the future.
  /// - Below an hour, it counts minutes. Below a day, it counts hours.
  /// - From a day on, it counts calendar days. Longer units are rounded.
  /// - Below 30 days, it counts weeks only if they are whole, such as "2 weeks ago" but "13 days ago".
  /// - Below 3 months, it counts weeks if no number of months is within 5 days, such as "7 weeks ago".
  /// - Below 2 years, it counts months, such as "19 months ago", except that 12 months are a year. Then it counts
  ///   years.
  ///
  /// Minutes are truncated for the past, and rounded for the future. Hours are rounded. For example, 5 hours and 55
  /// minutes from now is "In 6 hours". Below three hours ahead, the phrase includes minutes, such as "In 1 hour and 30
  /// minutes".
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - includesTime: `false` if the time of day doesn't matter. The phrase then counts days from today, such as
  ///     "Today" or "Yesterday".
  public static func elapsed(_ moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    Phrase(ElapsedKind(instant: moment.instantForSpeech, includesTime: includesTime))
  }
}

extension Speaker {
  /// Returns the text for the time since or until a moment, such as "5 minutes ago". See
  /// ``Phrase/elapsed(_:includesTime:)``.
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

  /// Returns a message for the length of a distance, such as "5 minutes". Below a minute, it is "0 minutes".
  mutating func bind(length distance: TimeDistance) -> BoundMessage {
    bind(counting: .number(ExactDecimal(distance.count)), of: distance.unit.period.unit)
  }
}

extension TimeDistance.Unit {
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
