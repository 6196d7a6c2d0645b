// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: cannot convert value of type 'Int' to expected dictionary value type 'Phrase'
    Phrase.message("delivered", ["n": order.items])
    Phrase.money(order.total)
  }
  .hint(.details)
}
