// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Someone who is cared for.
struct Profile: Sendable, Identifiable {
  var id: String
  var name: String

  /// A circle at the top of every screen: "Grandma's profile", with the hint "Double tap to view Grandma's tasks".
  func circle(isSelected: Bool) -> SpokenCard {
    SpokenCard(.profile(of: name), traits: isSelected ? [.button, .selected] : .button).hint(.tasks(of: name))
  }

  /// All the circles as one element: "Select profile: Grandma", with the hint "Swipe up or down to change profiles".
  var picker: SpokenCard {
    SpokenCard(.field(.selectProfile, .text(name)), traits: .adjustable).hint(.profile)
  }

  /// "Grandma's profile photo", with the hint "Double tap to view Grandma's details".
  var photo: SpokenCard {
    SpokenCard(.profilePhoto(of: name), id: Identifier.profilePhoto, traits: [.button, .image])
      .hint(.details(of: name))
  }

  /// The heading of the tasks: "Grandma's tasks".
  var tasksHeading: SpokenCard { .heading(.tasks(of: name), level: .h1) }
}
