import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: Money is said by Phrase.money
    order.total
    Phrase.money(order.total)
  }
  .hint(.details)
}
