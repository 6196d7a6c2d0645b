// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

private let paid = Date(timeIntervalSince1970: 0)

private let card = SpokenCard {
  "Paid"
  // error: for a date, use Phrase.dateTime
  paid
}
