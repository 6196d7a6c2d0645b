// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: the id of a message must be a literal
  _ = PhraseID(order.id)
  // error: the id of a message must be a literal
  _ = PhraseID("weekday-\(order.id)")
}
