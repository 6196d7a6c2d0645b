import SpokenText

private func call(_ order: Order) {
  // error: pass text from the user as .text
  _ = speaker.say(order.restaurant)
}
