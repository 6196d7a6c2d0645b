// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time of a message in a list.
struct MessageTimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)

  static let name = "messageTime"
  static let summary = "the time of a message, such as '2:14 PM' or 'Yesterday at 2:14 PM'"
  static let examples = [
    ["2026-11-20T14:14:00-05:00"] + Phrase.exampleClock, ["2026-11-19T14:14:00-05:00"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    return .phrase(
      moment.dayNumber == today.dayNumber
        ? scope.bind(time: moment, speaker.hourCycle)
        : scope.bind(moment: moment, today: today, speaker.hourCycle))
  }
}

extension Phrase {
  /// Returns a phrase for the time of a message, such as "2:14 PM" if it was sent today, or "Yesterday at 2:14 PM". See
  /// ``dateTime(_:)``.
  public static func messageTime(_ moment: some SpeakableMoment) -> Phrase {
    MessageTimeKind(instant: moment.instantForSpeech).phrase
  }
}
