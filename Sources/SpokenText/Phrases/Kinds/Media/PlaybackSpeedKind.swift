// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a playback speed, such as "1.5 times speed".
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
    guard speed.isSpeakable, !speed.isNegative else { return .phrase(scope.bind(.numberUnavailable)) }
    return .phrase(scope.bind(.mediaSpeed, (.value, .number(speed))))
  }
}

extension Phrase {
  /// Returns a phrase for a playback speed, such as "1.5 times speed". A speed of 1 is "Normal speed".
  ///
  /// - Parameter speed: The speed as a multiple of the original speed. If it is negative or not a number, the phrase is
  ///   "Number unavailable".
  public static func playbackSpeed(_ speed: some SpeakableNumber) -> Phrase {
    PlaybackSpeedKind(speed: speed.decimalForSpeech).phrase
  }
}
