// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How fast something plays.
struct PlaybackSpeedKind: PhraseKind {
  var speed = ExactDecimal.notANumber

  static let name = "playbackSpeed"
  static let summary = "a playback speed, such as '1.5 times speed'"
  static let examples = [["1.5"], ["1"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("speed", &speed, "the speed, where 1 is normal", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let speed = speed.roundedForSpeech.withoutTrailingZeros
    guard speed.isSpeakable, !speed.isNegative, !speed.isZero else { return .phrase(scope.bind(.numberUnavailable)) }
    return .phrase(scope.bind(.mediaSpeed, (.value, .number(speed))))
  }
}

extension Phrase {
  /// How fast something plays: "1.5 times speed"; 1 is "Normal speed". Not-a-number, and what is not above 0, is
  /// "Number unavailable".
  ///
  /// - Parameter speed: How many times as fast as it was recorded.
  public static func playbackSpeed(_ speed: some SpeakableNumber) -> Phrase {
    PlaybackSpeedKind(speed: speed.decimalForSpeech).phrase
  }
}
