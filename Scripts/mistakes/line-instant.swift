import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: A moment is said by Phrase.dateTime
    order.delivered
    Phrase.money(order.total)
  }
  .hint(.details)
}
