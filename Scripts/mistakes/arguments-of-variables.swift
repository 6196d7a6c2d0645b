// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  let (n, who) = (3, "Maya")
  // error: cannot convert value of type 'Int' to expected dictionary value type 'Phrase'
  _ = speaker.say(.message("delivered", ["n": n, "who": .text(who)]))
}
