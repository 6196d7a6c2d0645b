// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase.Hint {
  /// "Saves your changes", without the gesture.
  static let saveChanges = say(.hint(.save, using: .outcome))
  /// "Opens calendar to choose a different date", without the gesture.
  static let openCalendar = say(.hint(.calendar, using: .outcome))
}
