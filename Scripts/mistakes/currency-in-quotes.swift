import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: A currency is a value: write .eur
    Phrase.money(3, "EUR")
    Phrase.money(order.total)
  }
  .hint(.details)
}
