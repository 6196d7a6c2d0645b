import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: A number alone tells a listener nothing: write Phrase.number
    3
    Phrase.money(order.total)
  }
  .hint(.details)
}
