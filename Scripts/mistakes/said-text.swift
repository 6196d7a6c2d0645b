import SpokenText

private func call(_ order: Order) {
  // error: Text of a user's is said by .text
  _ = speaker.say(order.restaurant)
}
