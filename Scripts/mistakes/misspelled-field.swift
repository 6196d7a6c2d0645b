import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: type 'Phrase.Field' has no member 'weeklyAlowance'
    Phrase.field(.weeklyAlowance, .money(order.total))
    Phrase.money(order.total)
  }
  .hint(.details)
}
