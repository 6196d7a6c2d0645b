// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time before an event.
struct BeforeKind: PhraseKind {
  var seconds = ExactDecimal.notANumber

  static let name = "before"
  static let summary = "the time between a reminder and its event, such as '30 minutes before'"
  static let examples = [["1800"], ["86400"]]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the time in seconds", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard seconds.isSpeakable else { return .phrase(scope.bind(.durationUnavailable)) }
    let duration = scope.bind(duration: seconds.magnitude, units: 2)
    return .phrase(scope.bind(.durationBefore, (.duration, .phrase(duration))))
  }
}

extension Phrase {
  /// Returns a phrase for the time between a reminder and its event, such as "30 minutes before".
  ///
  /// - Parameter seconds: The time in seconds. Fractions and the sign are ignored. If it is infinite or not-a-number,
  ///   the phrase is "Duration unavailable".
  public static func before(seconds: some SpeakableNumber) -> Phrase {
    BeforeKind(seconds: seconds.decimalForSpeech).phrase
  }
}
