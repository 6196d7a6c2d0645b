import SpokenText

/// Someone who makes cards.
struct Author: Sendable, Identifiable {
  var id: String
  var name: String
  /// What they do, in their own words.
  var title: String?
  /// Nil where it is not known.
  var isOnline: Bool?

  /// "John Doe's profile photo".
  func photo(by speaker: Speaker) -> SpokenElement {
    SpokenElement(label: speaker.say(.profilePhotoOf, ["name": .text(name)]), traits: .image)
  }
}

extension Author: Spoken {
  /// "John Doe. Landscape photographer", value "Online": the word says what the color of the dot does.
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element { _ in
      name
      title
    } value: { speaker in
      isOnline.map { speaker.state($0 ? .online : .offline) }
    }
  }
}
