// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A person whom the family cares for.
struct Profile: Sendable, Identifiable {
  var id: String
  var name: String

  /// Returns the person's circle at the top of a screen, such as "Grandma's profile" with the hint "Double tap to view
  /// Grandma's tasks".
  func circle(isSelected: Bool) -> SpokenCard {
    SpokenCard(.profile(of: name), traits: isSelected ? [.button, .selected] : .button).hint(.tasks(of: name))
  }

  /// The circles of all people as one adjustable element, such as "Select profile" with the value "Grandma" and the
  /// hint "Swipe up or down to change profiles".
  var picker: SpokenCard {
    SpokenCard(.name(of: .selectProfile), traits: .adjustable).value(.text(name)).hint(.profile)
  }

  /// Returns the person's photo, such as "Grandma's profile photo" with the hint "Double tap to view Grandma's
  /// details".
  func photo(id: String? = nil) -> SpokenCard {
    SpokenCard(.profilePhoto(of: name), id: id, traits: [.button, .image]).hint(.details(of: name))
  }

  /// The heading of the person's tasks, such as "Grandma's tasks".
  var tasksHeading: SpokenCard { .heading(.tasks(of: name), level: .h1) }
}
