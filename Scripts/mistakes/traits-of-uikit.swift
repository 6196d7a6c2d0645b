import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    Phrase.money(order.total)
  }
  // error: 'toggleButton' has been renamed to 'toggle'
  .traits([.selected, .toggleButton])
}
