// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Everything that a card may hold: nothing is said of it.
private func parts(_ order: Order, by other: [Order]) -> SpokenCard {
  SpokenCard(id: "order.\(order.id)", traits: [.button, .selected]) {
    order.restaurant
    order.note
    "\(order.restaurant), \(order.id)"
    Phrase.money(order.total, per: .week)
    order.tip.map { Phrase.money($0) }
    Phrase.field(.weeklyAllowance, order.tip.map { .money($0) })
    order.distance.map { Phrase.field(.weeklyAllowance, .number($0)) }
    order.delivered.map { Phrase.dateTime($0) }
    Phrase.error(order.problem)
    for item in [1, 2] { Phrase.ordinal(item) }
    if #available(macOS 99, *) { Phrase.share }
    switch order.items {
    case 1: "a"
    case 2: Phrase.share
    default: order.restaurant
    }
    let half = order.items / 2
    Phrase.count(half, .item)
    if order.items > 3 { Phrase.share } else if order.items > 2 { order.note } else { Phrase.nothing }
    order.items > 3 ? Phrase.share : .nothing
    order.items > 3 ? Phrase.share : nil
    if let note = order.note { note }
    order
    other
    [Phrase.share, .status(.outForDelivery)]
    #if DEBUG
      "debug"
    #endif
  }
  .value(.status(.outForDelivery))
  .hint(order.items > 1 ? .details : nil)
  .action("share", .share)
  .actions { if order.items > 1 { SpokenAction("skip", .message("skip", ["who": .text(order.restaurant)])) } }
}

private func ready(_ order: Order) -> [SpokenCard] {
  [
    SpokenCard(.verbatim("Save")), SpokenCard(.share, traits: .button), SpokenCard {}, SpokenCard { return [.share] },
    SpokenCard { "alone" }, .formField(.emailAddress, value: order.note, problem: order.problem).hint(.say(.share)),
    .error(.required(.password)), .activity(.loading), .progress(.verbatim("Upload"), 3, of: 5),
  ]
}
