import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    Phrase.money(order.total)
  }
  // error: An action has an id, by which the app is told of it
  .action(.share)
}
