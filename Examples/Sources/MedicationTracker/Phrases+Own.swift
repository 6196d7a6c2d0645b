// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase.Hint {
  /// The hint "Saves your changes", which never names a gesture.
  static let saveChanges = say(.hint(.save, using: .outcome))
  /// The hint "Opens calendar to choose a different date", which never names a gesture.
  static let openCalendar = say(.hint(.calendar, using: .outcome))
}
