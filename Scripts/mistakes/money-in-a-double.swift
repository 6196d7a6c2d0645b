// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  let price = 25.50
  // error: a Double loses digits
  _ = speaker.say(.money(price, .eur))
  // error: a Double loses digits
  _ = Money(price, .eur)
}
