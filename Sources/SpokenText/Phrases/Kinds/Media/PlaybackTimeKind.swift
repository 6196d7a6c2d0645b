// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a position in media, or for the time left.
struct PlaybackTimeKind: PhraseKind {
  var position = ExactDecimal.notANumber
  var length = ExactDecimal.notANumber
  var style = Phrase.PlaybackTimeStyle.position

  static let name = "playbackTime"
  static let summary = "a playback position, such as '45 seconds of 1 minute and 30 seconds' or '12 minutes left'"
  static let examples = [["45", "90"], ["1080", "1800", "--style", "left"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("position", &position, "the position, in seconds", place: .required)
    try keys.number("length", &length, "the total length, in seconds", place: .required)
    try keys.choice(
      "style", &style, [("position", .position), ("left", .left)], "the time to say: played, or left",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let isKnown = length.isSpeakable && !length.isZero && !length.isNegative
    let begun = position.isNegative ? 0 : position.truncated
    guard isKnown, position.isSpeakable else { return .phrase(scope.bind(duration: begun, units: 3)) }
    let position = begun.hasLowerValue(than: length) ? begun : length
    switch style.kind {
    case .position:
      // Three units include the seconds, so that the user hears the effect of a short skip.
      let played = scope.bind(duration: position, units: 3)
      let whole = scope.bind(duration: length, units: 2)
      return .phrase(scope.bind(.mediaPosition, (.first, .phrase(played)), (.second, .phrase(whole))))
    case .left:
      let rest = length - position
      let seconds = rest.isNegative ? 0 : rest.truncated
      let duration = scope.bind(duration: seconds, units: 3)
      return .phrase(
        scope.bind(
          .mediaLeft, (.duration, .phrase(duration)), (.count, SpanUnit.leadingCount(of: seconds.integerPart ?? 0))))
    }
  }
}

extension Phrase {
  /// The kind of playback time to read.
  public struct PlaybackTimeStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case position, left }

    let kind: Kind

    /// The position and length, such as "45 seconds of 1 minute and 30 seconds".
    public static var position: PlaybackTimeStyle { PlaybackTimeStyle(kind: .position) }
    /// The time left, such as "12 minutes left" or "10 minutes and 45 seconds left". At the end, it is "0 seconds
    /// left".
    public static var left: PlaybackTimeStyle { PlaybackTimeStyle(kind: .left) }
  }

  /// Returns a phrase for a position in media, such as "45 seconds of 1 minute and 30 seconds" or "12 minutes left".
  ///
  /// The phrase always includes seconds, so that the user hears the effect of a short skip. For example, "1 hour, 5
  /// minutes, and 23 seconds of 3 hours and 8 minutes".
  ///
  /// - Parameters:
  ///   - position: The position in seconds. Fractions are dropped. The phrase is "Duration unavailable" if it isn't a
  ///     number.
  ///   - length: The length in seconds. If it is unknown, as in a live broadcast, the phrase is the position alone.
  ///   - style: The style.
  public static func playbackTime(
    _ position: some SpeakableNumber, of length: some SpeakableNumber, style: PlaybackTimeStyle = .position
  ) -> Phrase {
    PlaybackTimeKind(position: position.decimalForSpeech, length: length.decimalForSpeech, style: style).phrase
  }
}
