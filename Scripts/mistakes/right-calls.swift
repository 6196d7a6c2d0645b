// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Everything that a speaker is asked for in passing.
private func calls(_ order: Order) {
  let (cents, euros, code) = (2550, 25, "EUR")
  _ = speaker.money("25.50", .eur)
  _ = speaker.money(25.50, .eur)
  _ = speaker.money(25, .eur)
  _ = speaker.money(euros, .eur)
  _ = speaker.money(Money(minorUnits: cents, .eur))
  _ = Currency(code).map { speaker.money(euros, $0) }
  _ = speaker.say(.money(euros, .eur, per: .week))
  _ = speaker.say(.money("25.50", .eur))
  _ = speaker.say(.money(25.50, .eur))
  _ = speaker.list(["Maya", "Omar"])
  _ = speaker.list([.money(3, .eur), .count(3, .dose)])
  _ = speaker.say(.list([.text("Maya"), .count(3, .dose)]))
  _ = speaker.progress(0.4)
  _ = speaker.progress(3, of: 5, style: .step)
  _ = speaker.say(.progress(0.4))
  _ = speaker.duration(seconds: 5400)
  _ = speaker.duration(.seconds(5400))
  _ = speaker.status(.outForDelivery)
  _ = speaker.say(order).label?.text
  _ = speaker.elements([order, order])
  _ = speaker.say(Announcement(.verbatim("Saved")))
  _ = speaker.say(Announcement(.share, priority: .high))
  _ = speaker.say(.message("delivered", ["n": .number(cents), "who": .text(code), "what": .text("parcels")]))
  _ = speaker.say(.verbatim("literal"))
  _ = speaker.say(.field(.weeklyAllowance, .money("25.50", .eur)))
  _ = speaker.say(.field(named: .text(code), .money(euros, .eur)))
}
