// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    Phrase.money(order.total)
  }
  // error: a number needs a noun or a unit; write Phrase.count
  .value { order.items }
}
