import SpokenText

private func call(_ order: Order) {
  // error: cannot find 'oder' in scope
  _ = speaker.say(oder)
}
