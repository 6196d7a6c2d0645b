// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the state of playback.
struct PlaybackKind: PhraseKind {
  var state = Phrase.PlaybackState.playing
  var title = ""

  static let name = "playback"
  static let summary = "a playback state, such as 'Playing: Morning Song'"
  static let examples = [["playing", "--title", "Morning Song"], ["paused"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("state", &state, Phrase.PlaybackState.named, "the playback state", place: .required)
    try keys.text("title", &title, "the title; a blank one is omitted", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !TextCleaning.isBlank(title) else { return .phrase(scope.phraseAlone(state.message)) }
    return .phrase(scope.bind(state.message, (.title, .text(scope.keep(title)))))
  }
}

extension Phrase {
  /// The state of playback.
  public struct PlaybackState: Sendable, Hashable {
    let message: BuiltInMessage

    /// Media is playing, such as "Playing: Morning Song".
    public static let playing = PlaybackState(message: .mediaPlaying)
    /// Playback is paused, such as "Paused: Morning Song".
    public static let paused = PlaybackState(message: .mediaPaused)
    /// Playback starts when enough data has loaded, such as "Buffering: Morning Song".
    public static let buffering = PlaybackState(message: .mediaBuffering)

    static let named: [(name: String, value: PlaybackState)] = [
      ("playing", .playing), ("paused", .paused), ("buffering", .buffering),
    ]
  }

  /// Returns a phrase for the state of playback, such as "Playing: Morning Song" or "Paused: Morning Song". Without a
  /// title, it is "Playing" or "Paused".
  public static func playback(_ state: PlaybackState, title: String = "") -> Phrase {
    PlaybackKind(state: state, title: title).phrase
  }
}
