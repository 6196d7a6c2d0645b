// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // warning: a number in a text has no plural and no language; write a message
    "\(order.items) items"
    Phrase.money(order.total)
  }
  .hint(.details)
}
