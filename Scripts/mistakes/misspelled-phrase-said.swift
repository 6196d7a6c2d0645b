// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: type 'Phrase' has no member 'mony'
  // error: cannot infer contextual base in reference to member 'usd'
  _ = speaker.say(.mony(3, .usd))
}
