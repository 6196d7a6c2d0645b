// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A moment behind another one, whose day was said already.
struct MomentAfterKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var other = Instant(secondsSinceEpoch: 0)

  static let name = "dateTimeAfter"
  static let summary = "a date and time after another, without the day if it is the same, such as '8:12 AM'"
  static let examples = [["2026-11-20T08:12:00-05:00", "2026-11-20T08:00:00-05:00"] + Phrase.exampleClock]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
    try keys.moment("after", &other, "the date and time said before, in the same label", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    guard let other = CivilDateTime(other, in: speaker.zone), other.dayNumber == moment.dayNumber else {
      return .phrase(scope.bind(moment: moment, today: today, speaker.hourCycle))
    }
    let time = scope.bind(time: moment, speaker.hourCycle)
    return .phrase(scope.bind(.momentSameDay, (.time, .phrase(time))))
  }
}

extension Phrase {
  /// A moment behind another one in the same label, "Scheduled for today at 8:00 AM. Taken at 8:12 AM": where both are on
  /// one day its day is not said again. A field says "8:12 AM"; a message that asks for the case "at" says "at 8:12 AM".
  /// Of another day it is said whole, as by ``dateTime(_:)-(Instant)``.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - other: The one that was said before it.
  public static func dateTime(_ moment: some SpeakableMoment, after other: some SpeakableMoment) -> Phrase {
    MomentAfterKind(instant: moment.instantForSpeech, other: other.instantForSpeech).phrase
  }
}
