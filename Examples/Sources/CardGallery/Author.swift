// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Someone who makes cards.
struct Author: Identifiable {
  var id: String
  var name: String
  /// A description in the author's own words, such as "Landscape photographer".
  var title: String?
  /// `nil` if the app doesn't know.
  var isOnline: Bool?

  /// The author's photo, such as "John Doe's profile photo".
  var photo: SpokenCard { SpokenCard(.profilePhoto(of: name), traits: .image) }
}

extension Author {
  /// A link to the author's website, below a card.
  var link: SpokenCard { spoken.traits(.link).inputLabels { name } }
}

extension Author: Spoken {
  /// The author, such as "John Doe. Landscape photographer" with the value "Online". The value replaces the color of a
  /// dot.
  var spoken: SpokenCard {
    .profile(name, role: title, status: isOnline.map { $0 ? .online : .offline })
  }
}
