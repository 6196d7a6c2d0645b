// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  let (code, amount) = ("EUR", ExactDecimal("25.50"))
  // error: pass a Currency, such as .eur
  _ = speaker.money(amount, code)
  // error: pass a Currency, such as .eur
  _ = Money(amount, "EUR")
}
