// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Whether something plays.
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
  /// Whether something plays.
  public struct PlaybackState: Sendable, Hashable {
    let message: BuiltInMessage

    /// "Playing: Morning Song".
    public static let playing = PlaybackState(message: .mediaPlaying)
    /// "Paused: Morning Song".
    public static let paused = PlaybackState(message: .mediaPaused)
    /// It plays as soon as enough of it is there: "Buffering: Morning Song".
    public static let buffering = PlaybackState(message: .mediaBuffering)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: PlaybackState)] = [
      ("playing", .playing), ("paused", .paused), ("buffering", .buffering),
    ]
  }

  /// Whether something plays: "Playing: Morning Song", "Paused: Morning Song"; without a title "Playing", "Paused".
  public static func playback(_ state: PlaybackState, title: String = "") -> Phrase {
    PlaybackKind(state: state, title: title).phrase
  }
}
