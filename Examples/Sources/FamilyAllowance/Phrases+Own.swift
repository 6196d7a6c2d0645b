// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase {
  static func saved(_ share: ExactDecimal) -> Phrase { message("saved-share", ["share": .percent(share)]) }
}

extension Phrase.Hint {
  /// The hint "Saves your changes", which never names a gesture.
  static let saveChanges = say(.hint(.save, using: .outcome))
}
