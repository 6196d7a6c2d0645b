// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// `nonisolated`, because phrases are values for use anywhere, although the app's code is on the main actor.

nonisolated extension Phrase.Hint {
  static let changePage = outcome("change-page", isAdjustable: true)
}
