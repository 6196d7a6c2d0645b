import SpokenText

private func call(_ order: Order) {
  // error: The id of a message is a literal. Text is data
  _ = PhraseID(order.id)
  // error: The id of a message is a literal. Text is data
  _ = PhraseID("weekday-\(order.id)")
}
