// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a volume.
struct VolumeKind: PhraseKind {
  var level = ExactDecimal.notANumber
  var isMuted = false

  static let name = "volume"
  static let summary = "a sound volume, such as 'Volume 40 percent, muted'"
  static let examples = [["0.4"], ["0.4", "--sound", "muted"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("level", &level, "the volume, from 0 to 1", place: .required)
    try keys.choice("sound", &isMuted, [("on", false), ("muted", true)], "whether the sound is muted", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let audible = level.isNegative ? 0 : level
    guard audible.isSpeakable, let hundredths = ExactDecimal.percent(audible, of: 1) else {
      return .phrase(scope.bind(isMuted ? .stateMuted : .numberUnavailable))
    }
    let percent = scope.bind(.percent, (.value, .number(hundredths)))
    return .phrase(scope.bind(isMuted ? .mediaVolumeMuted : .mediaVolume, (.progress, .phrase(percent))))
  }
}

extension Phrase {
  /// Returns a phrase for a volume, such as "Volume 40 percent" or "Volume 40 percent, muted".
  ///
  /// - Parameters:
  ///   - level: The volume, from 0 to 1. Negative values are 0 percent. For not-a-number, the phrase is "Number
  ///     unavailable", or "Muted" if the sound is off.
  ///   - isMuted: `true` if the sound is off. The default is `false`.
  public static func volume(_ level: some SpeakableNumber, isMuted: Bool = false) -> Phrase {
    VolumeKind(level: level.decimalForSpeech, isMuted: isMuted).phrase
  }
}
