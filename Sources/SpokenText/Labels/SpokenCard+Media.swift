// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what is played and kept.
extension SpokenCard {
  /// A song, a video, an episode: its label "Morning Song. Ida. 3 minutes and 5 seconds", its value "Playing".
  ///
  /// What was begun says how much is left, "12 minutes left"; what was played to its end says how long it is, and an app
  /// adds its own word for that. What is nil or blank vanishes.
  ///
  /// - Parameters:
  ///   - title: What it is called: a phrase, or the user's text.
  ///   - creator: Who made it.
  ///   - length: How long it is.
  ///   - played: How much of it has been played.
  ///   - state: Whether it plays.
  ///   - isFavorite: Whether its listener has marked it.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button that starts to play, where it does.
  public static func media(
    _ title: Phrase, by creator: String? = nil, length: Swift.Duration? = nil, played: Swift.Duration? = nil,
    state: Phrase.PlaybackState? = nil, isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(title)
      creator
      if let length {
        if let played, played > .zero, played < length {
          Phrase.playbackTime(
            ExactDecimal(secondsOf: played), of: ExactDecimal(secondsOf: length), style: .left)
        } else {
          Phrase.duration(length)
        }
      }
      if isFavorite { Phrase.state(.favorite).importance(.detail) }
    }
    .named(.item)
    .value(state.map { .playback($0) })
  }

  /// Creates the card of a song, a video, or an episode whose title is text. See
  /// ``media(_:by:length:played:state:isFavorite:id:traits:)-(Phrase,_,_,_,_,_,_,_)``.
  public static func media(
    _ title: String, by creator: String? = nil, length: Swift.Duration? = nil, played: Swift.Duration? = nil,
    state: Phrase.PlaybackState? = nil, isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    media(
      .text(title), by: creator, length: length, played: played, state: state, isFavorite: isFavorite, id: id,
      traits: traits)
  }

  /// A file: its label "Report. 2.4 megabytes. Last updated yesterday at 3:00 PM", its value "Synced".
  ///
  /// What is nil or blank vanishes. Whose it is, is a detail.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - size: How large it is, as ``Phrase/measure(_:_:usage:sign:)``; of a folder how much is in it, as a count.
  ///   - modified: When it was last changed.
  ///   - owner: Whose it is.
  ///   - status: As ``Phrase/Status/syncing``.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens.
  public static func file(
    _ name: String, size: Phrase? = nil, modified: (any SpeakableMoment)? = nil, owner: String? = nil,
    status: Phrase.Status? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      size
      modified.map { Phrase.last(.updated, on: $0.instantForSpeech) }
      Phrase.detail(owner)
    }
    .named(.file)
    .value(status.map { .part($0, of: .file) })
  }

  /// Files on their way: its label "Photos", its value "Uploading, 40 percent, about 2 minutes left".
  ///
  /// - Parameters:
  ///   - name: What is on its way; a blank one leaves the label to how it goes.
  ///   - direction: Which way.
  ///   - fraction: How much is done, a part of one; nil where that is not known.
  ///   - timeLeft: How much longer it will take.
  ///   - state: How it goes.
  ///   - items: How many files there are.
  ///   - id: What tests of the user interface find it by.
  public static func transfer(
    _ name: String, _ direction: Phrase.TransferDirection, _ fraction: Double? = nil, timeLeft: Swift.Duration? = nil,
    state: Phrase.TransferState = .active, items: Phrase.TransferItems? = nil, id: String? = nil
  ) -> SpokenCard {
    // What is not known is no number, and not said.
    let progress = Phrase.transfer(direction, fraction ?? .nan, timeLeft: timeLeft, state: state, items: items)
      .importance(state == .failed ? .urgent : .essential)
    let isNamed = !TextCleaning.isBlank(name)
    let label = isNamed ? .text(name).importance(.essential) : progress
    return SpokenCard(label, id: id, traits: .updatesFrequently).value(isNamed ? progress : nil)
  }
}
