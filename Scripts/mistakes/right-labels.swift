// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func cards(_ order: Order, _ steps: ChartSeries, _ tag: String) {
  _ = SpokenCard.toggle(.verbatim("Reminders"), isOn: true)
  _ = SpokenCard.toggle(.share, isOn: true).value(.verbatim("On"))
  _ = SpokenCard.heading(.verbatim("Orders of \(order.restaurant)"))
  _ = SpokenChart(.share, .line, x: .share, y: .verbatim("Steps"), steps)
  _ = SpokenChart(.share, .line, x: .share, y: .share, [steps])
  // The user's text, in variables and in samples of tests.
  let title = order.restaurant, note: String? = order.note
  _ = SpokenCard {
    title
    note
    Phrase.field(.category, title)
    Phrase.field(.category, note)
    Phrase.field(.category, "Books")
    Phrase.field(.category, order.delivered.map { .dateTime($0) })
    Phrase.field(.category, nil)
    Phrase.field(named: .text(title), title)
  }
  _ = SpokenCard.event(title, from: order.delivered)
  _ = SpokenCard.event(.share, from: order.delivered)
  _ = SpokenCard.task("Call the pharmacy", .overdue)
  _ = SpokenCard.task(.share, .overdue)
  _ = SpokenCard.product(title, price: .money(order.total))
  _ = SpokenCard.product(.share, price: .money(order.total))
  _ = SpokenCard.media(title, by: title)
  _ = SpokenCard.media(.share, by: title)
  _ = SpokenCard.transaction(.credit, order.total)
  _ = SpokenCard.transaction(.credit, order.total, title: title)
  _ = SpokenCard.transaction(.credit, order.total, title: .share)
  _ = SpokenCard.transaction(.credit, order.total, title: nil)
  _ = SpokenCard.formField(.name, value: title)
  _ = SpokenCard.formField(.name, value: note)
  _ = SpokenCard.formField(.name, value: nil)
  _ = SpokenCard.formField(.name, value: "")
  _ = SpokenCard.formField(.name, value: order.delivered.map { .date($0) })
  _ = SpokenCard.formField(named: .text(title), value: .money(order.total))
  _ = SpokenCard { title }
    .action("submit", .submit)
    .action("delete", .delete, title)
    .action("remove", .remove, .photo)
    .action("favorite", order.items > 1 ? .favorite : .unfavorite)
    // A phrase of the app has precedence over an action of the same name.
    .action("share", .share)
    .actions { SpokenAction("call", .call, title) }
  _ = Phrase.list([title, title])
  _ = Phrase.list(["Maya", "Omar"])
  _ = Phrase.list([.text(title), .count(3, .dose)])
  _ = Phrase.list([])
  _ = Speaker(tag, offsets: FixedOffset(seconds: 0))
  _ = Speaker(tag)
  _ = "form.\(Phrase.Field.name.name)"
}
