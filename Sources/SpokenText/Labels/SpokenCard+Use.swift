// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Properties for checks of a whole screen.
extension SpokenCard {
  /// Whether a user can use the card now.
  package var isUsed: Bool { (isActivated || isWorked || !actions.isEmpty) && !traits.contains(.notEnabled) }

  /// Whether the card is a button or link that needs an answer. A switch or a field has a new value, which is its answer.
  package var isPressed: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: [.toggle, .notEnabled, .selected])
  }

  /// Whether the card is only text, without an action, a picture, or a value.
  package var isTextAlone: Bool {
    traits.isSubset(of: .staticText) && actions.isEmpty && hint == nil && value.isEmpty && grouping == nil && !isHidden
  }
}
