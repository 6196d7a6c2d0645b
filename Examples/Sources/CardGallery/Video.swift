import SpokenText

/// A card that moves. It never starts by itself.
struct Video: Sendable {
  var title: String
  /// How long it is, in seconds.
  var length: Int
  /// How much of it has been played, in seconds.
  var position: Int
  var isPlaying = false

  /// "Play", with the hint "Double tap to start playback"; while it plays "Pause", with the hint "Double tap to pause
  /// playback".
  func button(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(isPlaying ? .pause : .play),
      hint: isPlaying ? speaker.hint(outcome: .pausePlayback) : speaker.hint(.play),
      traits: isPlaying ? .button : [.button, .startsMediaSession])
  }

  /// "Playback position", value "50 percent".
  func slider(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.position), value: speaker.progress(position, of: length, style: .percent),
      traits: .adjustable)
  }
}

extension Video: Spoken {
  /// "Waves. Length: 1 minute and 30 seconds", value "Playing".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element { speaker in
      title
      speaker.field(.length, .duration(seconds: length))
    } value: { speaker in
      speaker.state(isPlaying ? .playing : .paused)
    }
  }
}
