import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // warning: a phrase in a text belongs to no table
    "Due \(Phrase.money(order.total))"
    Phrase.money(order.total)
  }
  .hint(.details)
}
