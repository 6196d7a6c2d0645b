// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase { static let dismiss = message("dismiss") }

nonisolated func title() -> Phrase {
  // error: main actor-isolated static property 'dismiss' can not be referenced from a nonisolated context
  .dismiss
}
