// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A photo with a title and a short text.
struct Card: Identifiable {
  var id: String
  var title: String
  var description: String?
  var date: Date
  /// The photographer's description of the photo, or `nil` for a decorative photo, which screen readers skip.
  var photoDescription: String?
  var isSelected = false

  /// The button below the card, which shows a trash can. VoiceOver reads, for example, "Delete Autumn forest".
  var deleteButton: SpokenCard { .button(.delete(title)) }
}

extension Card: Spoken {
  /// One element for all texts of the card, such as "Autumn forest. The maples behind the house. Today at 9:15 AM",
  /// with the actions "Delete" and "Share".
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
