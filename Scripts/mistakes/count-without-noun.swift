import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: missing argument for parameter #2 in call
    Phrase.count(order.items)
    Phrase.money(order.total)
  }
  .hint(.details)
}
