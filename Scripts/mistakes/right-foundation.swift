// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

// Values of Foundation's.
private func calls(_ price: Decimal, _ paid: Date?, _ code: String) {
  let speaker = Speaker(locale: .current)
  _ = speaker.money(price, .eur)
  _ = speaker.say(.money(price, .eur))
  _ = Money(price, .eur)
  _ = speaker.money(25.50, .eur)
  _ = speaker.money("25.50", .eur)
  _ = speaker.money(25, .eur)
  _ = Speaker("en", timeZone: .gmt)
  _ = Speaker()
  _ = speaker.with { $0.hourCycle = .h23 }.dateTime(paid ?? Date())
  _ = SpokenCard {
    "Paid"
    paid.map { Phrase.dateTime($0) }
    Phrase.field(.weeklyAllowance, paid.map { .elapsed($0) })
  }
  _ = price.formatted(.spoken(currency: "EUR"))
  _ = paid?.formatted(.spoken(.elapsed))
}
