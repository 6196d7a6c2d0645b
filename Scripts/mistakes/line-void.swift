import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: this line has no phrase
    print(order.items)
    Phrase.money(order.total)
  }
  .hint(.details)
}
