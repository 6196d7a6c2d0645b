// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard { order.restaurant }
    // error: type 'Phrase' has no member 'submt'
    .action("submit", .submt)
}
