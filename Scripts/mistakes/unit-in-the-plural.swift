// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func card(_ order: Order) -> SpokenCard {
  SpokenCard {
    order.restaurant
    // error: 'kilometers' has been renamed to 'kilometer'
    Phrase.measure(5, .kilometers)
  }
}
