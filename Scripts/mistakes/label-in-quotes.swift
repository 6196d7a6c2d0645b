// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func cards(_ order: Order, _ steps: ChartSeries) {
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard.toggle("Reminders", isOn: true)
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard.slider("Volume", 0.4)
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard { order.restaurant }.value("On")
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard { order.restaurant }.action("submit", "Submit")
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenAction("submit", "Submit")
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = Announcement("Class cancelled")
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenChart(.share, .line, x: "Day", y: .share, steps)
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard("Save", traits: .button)
  // error: 'init(stringLiteral:)' is unavailable: a literal is the same in every language; declare a message, write .verbatim
  _ = SpokenCard.heading("Orders")
  // error: conformance of 'Phrase' to 'ExpressibleByStringInterpolation' is unavailable: a literal is the same in every language
  _ = SpokenCard.heading("Orders of \(order.restaurant)")
}
