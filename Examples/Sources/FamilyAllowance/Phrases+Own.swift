// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase {
  static func saved(_ share: ExactDecimal) -> Phrase { message("saved-share", ["share": .percent(share)]) }
}

extension Phrase.Hint {
  /// "Saves your changes", without the gesture.
  static let saveChanges = say(.hint(.save, using: .outcome))
}
