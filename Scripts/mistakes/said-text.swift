// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: pass text from the user as .text
  _ = speaker.say(order.restaurant)
}
