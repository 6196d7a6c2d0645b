import SpokenText

private func call(_ order: Order) {
  // error: These have been said already: list phrases
  _ = speaker.list([speaker.money(order.total)])
  // error: These have been said in a language already
  _ = speaker.say(.list([speaker.money(order.total)]))
}
