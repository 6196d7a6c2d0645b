// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A card that moves. It never starts by itself.
struct Video {
  var title: String
  /// How long it is, in seconds.
  var length: Int
  /// How much of it has been played, in seconds.
  var position: Int
  var isPlaying = false

  /// "Play", with the hint "Double tap to start playback"; while it plays "Pause", with the hint "Double tap to pause
  /// playback".
  var button: SpokenCard {
    if isPlaying {
      SpokenCard(.pause, traits: .button).hint(.pausePlayback)
    } else {
      SpokenCard(.play, traits: [.button, .startsMediaSession]).hint(.play)
    }
  }

  /// "Playback position", value "50 percent".
  var slider: SpokenCard {
    SpokenCard(.position, traits: .adjustable).value(.progress(position, of: length, style: .percent))
  }
}

extension Video: Spoken {
  /// "Waves. Length: 1 minute and 30 seconds", value "Playing".
  var spoken: SpokenCard {
    SpokenCard {
      title
      Phrase.field(.length, .duration(seconds: length))
    }
    .value(.state(isPlaying ? .playing : .paused))
  }
}
