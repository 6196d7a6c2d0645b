import SpokenText

private struct Row: Spoken {
  var spoken: SpokenCard { SpokenCard(.share) }
}

nonisolated func sample() -> SpokenElement {
  // error: main actor-isolated
  speaker.say(Row())
}
