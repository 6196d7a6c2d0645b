// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: value of optional type 'Money?' must be unwrapped to a value of type 'Money'
    Phrase.money(order.tip)
    Phrase.money(order.total)
  }
  .hint(.details)
}
