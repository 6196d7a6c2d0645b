// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: an Utterance is already in a language; list phrases, as in speaker.say
  _ = speaker.list([speaker.money(order.total)])
  // error: an Utterance is already in a language; list phrases, such as
  _ = speaker.say(.list([speaker.money(order.total)]))
}
