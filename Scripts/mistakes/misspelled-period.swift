// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: type 'Phrase.Per?' has no member 'weak'
    Phrase.money(order.total, per: .weak)
    Phrase.money(order.total)
  }
  .hint(.details)
}
