import SpokenText

private func call(_ order: Order) {
  // error: cannot convert value of type 'Int' to expected argument type 'Phrase'
  _ = speaker.say(3)
}
