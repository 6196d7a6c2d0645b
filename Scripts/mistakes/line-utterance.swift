import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: This has been said in a language already
    speaker.money(order.total)
    Phrase.money(order.total)
  }
  .hint(.details)
}
