// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the next time of something.
struct NextKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true

  static let name = "next"
  static let summary = "the next time of something, such as 'Next: tomorrow at 8:00 AM'"
  static let examples = [["2026-11-21T08:00"] + Phrase.exampleClock]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    let dates = moment.dateExpectedAhead(today)
    let said = scope.bind(
      moment: moment, today: today, dates: dates, includesTime: includesTime, speaker.hourCycle)
    return .phrase(scope.bind(.recurrenceNext, (.when, .phrase(said))))
  }
}

extension Phrase {
  /// Returns a phrase for the next time of something, such as "Next: tomorrow at 8:00 AM" or "Next: Tuesday, November
  /// 24 at 8:00 AM".
  ///
  /// Weekdays include their date. Years outside 1 to 9999, and speakers without a time zone, give "Date unavailable".
  ///
  /// - Parameters:
  ///   - moment: The next time.
  ///   - includesTime: `false` to read the day alone, such as "Next: tomorrow".
  public static func next(_ moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    NextKind(instant: moment.instantForSpeech, includesTime: includesTime).phrase
  }
}
