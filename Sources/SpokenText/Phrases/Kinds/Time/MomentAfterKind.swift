// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a moment that is read after another one. If both are on the same day, it omits the day.
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
  /// Returns a phrase for a moment that follows another in the same label, such as "Scheduled for today at 8:00 AM.
  /// Taken at 8:12 AM".
  ///
  /// If both moments are on the same day, the day is omitted. In a field, the phrase is then "8:12 AM". In a message
  /// that contains `{ FORM($time, case: "at") }` for the moment `$time`, it is "at 8:12 AM". On different days, the
  /// phrase is ``dateTime(_:)``.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - other: The earlier moment in the label.
  public static func dateTime(_ moment: some SpeakableMoment, after other: some SpeakableMoment) -> Phrase {
    MomentAfterKind(instant: moment.instantForSpeech, other: other.instantForSpeech).phrase
  }
}
