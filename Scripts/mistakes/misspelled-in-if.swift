// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: .button) {
    order.restaurant
    // error: value of type 'Order' has no member 'deliverd'
    if let last = order.deliverd { Phrase.dateTime(last) }
    Phrase.money(order.total)
  }
  .hint(.details)
}
