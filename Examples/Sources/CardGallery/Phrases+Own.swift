// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// The app's code is on the main actor, but its phrases are values for everybody: hence `nonisolated`.

nonisolated extension Phrase.Hint {
  static let changePage = outcome("change-page", isAdjustable: true)
}
