import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: The id of a message is a literal. Text is data
    Phrase.message("day-\(order.id)")
    Phrase.money(order.total)
  }
  .hint(.details)
}
