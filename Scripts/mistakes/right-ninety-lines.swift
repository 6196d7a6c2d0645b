// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// How long a card takes to check: see the script.
private func card(_ order: Order) -> SpokenCard {
  SpokenCard {
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
    order.restaurant
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0, per: .week) })
    if order.items > 3 { Phrase.count(order.items, .step) } else { "none" }
  }
}
