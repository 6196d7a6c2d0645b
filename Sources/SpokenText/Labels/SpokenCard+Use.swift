// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Properties for checks of a whole screen.
extension SpokenCard {
  /// `true` if users can operate the card now.
  package var isUsed: Bool { (isActivated || isWorked || !actions.isEmpty) && !traits.contains(.notEnabled) }

  /// `true` for a button or link that must have an effect. A switch or field doesn't count, because changing its value
  /// is an effect.
  package var isPressed: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: [.toggle, .notEnabled, .selected])
  }

  /// `true` if the card is only text, without an action, a picture, or a value.
  package var isTextAlone: Bool {
    traits.isSubset(of: .staticText) && actions.isEmpty && hint == nil && value.isEmpty && grouping == nil && !isHidden
  }
}
