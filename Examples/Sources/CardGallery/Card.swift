// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A photo with a few words.
struct Card: Identifiable {
  var id: String
  var title: String
  var description: String?
  var date: Date
  /// What its photo shows, in the words of whoever took it; nil for a photo that only adorns the
  /// card, which screen readers pass over.
  var photoDescription: String?
  var isSelected = false

  /// Below the card, the picture of a trash can: "Delete Autumn forest".
  var deleteButton: SpokenCard { .button(.delete(title)) }
}

extension Card: Spoken {
  /// One element for all its texts: "Autumn forest. The maples behind the house. Today at 9:15 AM", with the actions
  /// "Delete" and "Share".
  var spoken: SpokenCard {
    SpokenCard(traits: isSelected ? [.button, .selected] : .button) {
      title
      description
      Phrase.dateTime(date)
    }
    .inputLabels { title }
    .action("delete", .delete)
    .action("share", .share)
  }
}
