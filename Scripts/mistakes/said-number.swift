// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: cannot convert value of type 'Int' to expected argument type 'Phrase'
  _ = speaker.say(3)
}
