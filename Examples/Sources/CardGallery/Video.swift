// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A video, which never starts by itself.
struct Video {
  var title: String
  /// The length, in seconds.
  var length: Int
  /// The playback position, in seconds.
  var position: Int
  var isPlaying = false

  /// The button "Play", with the hint "Double tap to start playback". During playback, it is "Pause", with the hint
  /// "Double tap to pause playback".
  var button: SpokenCard {
    if isPlaying {
      SpokenCard(.pause, traits: .button).hint(.pausePlayback)
    } else {
      SpokenCard(.play, traits: [.button, .startsMediaSession]).hint(.play)
    }
  }

  /// The slider "Playback position", with a value such as "50 percent".
  var slider: SpokenCard {
    SpokenCard(.position, traits: .adjustable).value(.progress(position, of: length, style: .percent))
  }
}

extension Video: Spoken {
  /// The video, such as "Waves. Length: 1 minute and 30 seconds" with the value "Playing".
  var spoken: SpokenCard {
    SpokenCard {
      title
      Phrase.field(.length, .duration(seconds: length))
    }
    .value(.state(isPlaying ? .playing : .paused))
  }
}
