// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: use speaker.say(.field(…))
  _ = speaker.field(.weeklyAllowance, .money(order.total))
  // error: use speaker.say(.balance(…))
  _ = speaker.balance(order.total)
  // error: use speaker.say(.ordinal(…))
  _ = speaker.ordinal(order.items)
  // error: use speaker.say(.hint(…))
  _ = speaker.hint(.details, using: .touch)
}
