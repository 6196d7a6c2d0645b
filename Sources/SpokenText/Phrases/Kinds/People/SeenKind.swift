// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time when a message was seen.
struct SeenKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)

  static let name = "seen"
  static let summary = "the time when a message was seen, such as 'Seen at 2:14 PM'"
  static let examples = [
    ["2026-11-20T14:14:00-05:00"] + Phrase.exampleClock, ["2026-11-19T14:14:00-05:00"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let past = speaker.past(instant), let (moment, today) = speaker.civil(past) else {
      return .phrase(scope.bind(.messageSeen))
    }
    guard moment.dayNumber == today.dayNumber else {
      let day = scope.bind(moment: moment, today: today, speaker.hourCycle)
      return .phrase(scope.bind(.messageSeenOn, (.when, .phrase(day))))
    }
    let time = scope.bind(time: moment, speaker.hourCycle)
    return .phrase(scope.bind(.messageSeenAt, (.time, .phrase(time))))
  }
}

extension Phrase {
  /// Returns a phrase for the time when a message was seen, such as "Seen at 2:14 PM" or "Seen yesterday at 2:14 PM".
  ///
  /// A moment up to five minutes ahead counts as now, because clocks of devices differ. The phrase is "Seen" for later
  /// moments, for years outside 1 to 9999, and for a speaker without a time zone.
  public static func seen(_ moment: some SpeakableMoment) -> Phrase {
    SeenKind(instant: moment.instantForSpeech).phrase
  }

  /// Returns a phrase for the people who saw a message, such as "Seen by Maya" or "Seen by Maya and 3 others". Without
  /// anyone, it is "Seen". See ``people(_:others:)``.
  public static func seen(by names: [String], others: Int = 0) -> Phrase {
    let named = names.filter { !TextCleaning.isBlank($0) }.count
    let count = named + max(0, min(others, .max - named))
    return count == 0
      ? .messageStatus(.seen)
      : .message(PhraseID(.messageSeenBy), ["who": .people(names, others: others), "count": .number(count)])
  }
}
