// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Someone who makes cards.
struct Author: Identifiable {
  var id: String
  var name: String
  /// What they do, in their own words.
  var title: String?
  /// Nil where it is not known.
  var isOnline: Bool?

  /// "John Doe's profile photo".
  var photo: SpokenCard { SpokenCard(.profilePhoto(of: name), traits: .image) }
}

extension Author {
  /// The author as a link below a card, which opens the author's website.
  var link: SpokenCard { spoken.traits(.link).inputLabels { name } }
}

extension Author: Spoken {
  /// "John Doe. Landscape photographer", value "Online": the word says what the color of the dot does.
  var spoken: SpokenCard {
    .profile(name, role: title, status: isOnline.map { $0 ? .online : .offline })
  }
}
