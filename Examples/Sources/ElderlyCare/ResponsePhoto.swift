import SpokenText

/// A photo that someone sent to show that a task is done.
struct ResponsePhoto: Sendable, Identifiable {
  var id: String
  var profile: Profile
  var task: CareTask
}

extension ResponsePhoto: Spoken {
  /// In the gallery: "Photo response from Grandma for Morning medication", with the hint "Double tap to view full
  /// screen".
  func spoken(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.photoResponse, ["name": .text(profile.name), "task": .text(task.title)]),
      hint: speaker.hint(.fullScreen), traits: [.button, .image])
  }

  /// In the details of its task: "Grandma's photo showing Morning walk completed".
  func large(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.photoShowing, ["name": .text(profile.name), "task": .text(task.title)]), traits: .image)
  }
}
