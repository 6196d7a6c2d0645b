// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for media and files.
extension SpokenCard {
  /// Creates a media card, such as "Morning Song. Ida. 3 minutes and 5 seconds" with the value "Playing".
  ///
  /// If it was played in part, the time left replaces the length, such as "12 minutes left". If it was played to its
  /// end, the card has the length. Add a word such as "Played" yourself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - creator: The creator's name.
  ///   - length: The length.
  ///   - played: The time played so far.
  ///   - state: The playback state.
  ///   - isFavorite: `true` for a favorite (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a media card whose title is text. See
  /// ``media(_:by:length:played:state:isFavorite:id:traits:)-(Phrase,_,_,_,_,_,_,_)``.
  public static func media(
    _ title: String, by creator: String? = nil, length: Swift.Duration? = nil, played: Swift.Duration? = nil,
    state: Phrase.PlaybackState? = nil, isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    media(
      .text(title), by: creator, length: length, played: played, state: state, isFavorite: isFavorite, id: id,
      traits: traits)
  }

  /// Creates a file card, such as "Report. 2.4 megabytes. Last updated yesterday at 3:00 PM" with the value "Synced".
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size, such as ``Phrase/measure(_:_:usage:sign:)``, or a count of a folder's items.
  ///   - modified: The last change.
  ///   - owner: The owner's name (read only with ``Verbosity/detailed``).
  ///   - status: The status, such as ``Phrase/Status/syncing``.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a transfer card, such as "Photos" with the value "Uploading, 40 percent, about 2 minutes left".
  ///
  /// - Parameters:
  ///   - name: The name. If it is blank, the label is the progress.
  ///   - direction: The direction.
  ///   - fraction: The progress from 0 to 1, or `nil` if unknown.
  ///   - timeLeft: The estimated time left.
  ///   - state: The state.
  ///   - items: The number of files.
  ///   - id: The UI test identifier.
  public static func transfer(
    _ name: String, _ direction: Phrase.TransferDirection, _ fraction: Double? = nil, timeLeft: Swift.Duration? = nil,
    state: Phrase.TransferState = .active, items: Phrase.TransferItems? = nil, id: String? = nil
  ) -> SpokenCard {
    // `Phrase.transfer` omits NaN.
    let progress = Phrase.transfer(direction, fraction ?? .nan, timeLeft: timeLeft, state: state, items: items)
      .importance(state == .failed ? .urgent : .essential)
    let isNamed = !TextCleaning.isBlank(name)
    let label = isNamed ? .text(name).importance(.essential) : progress
    return SpokenCard(label, id: id, traits: .updatesFrequently).value(isNamed ? progress : nil)
  }
}
