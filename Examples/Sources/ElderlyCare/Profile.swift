import SpokenText

/// Someone who is cared for.
struct Profile: Sendable, Identifiable {
  var id: String
  var name: String

  /// A circle at the top of every screen: "Grandma's profile", with the hint "Double tap to view Grandma's tasks".
  func circle(isSelected: Bool, by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.profileOf, ["name": .text(name)]), hint: speaker.hint(.tasks(of: name)),
      traits: isSelected ? [.button, .selected] : .button)
  }

  /// All the circles as one element: "Select profile: Grandma", with the hint "Swipe up or down to change profiles".
  func picker(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.field(.selectProfile, .text(name)), hint: speaker.hint(.profile), traits: .adjustable)
  }

  /// "Grandma's profile photo", with the hint "Double tap to view Grandma's details".
  func photo(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.profilePhotoOf, ["name": .text(name)]), hint: speaker.hint(.details(of: name)),
      traits: [.button, .image], identifier: Identifier.profilePhoto)
  }

  /// The heading of the tasks: "Grandma's tasks".
  func tasksHeading(by speaker: Speaker) -> SpokenElement {
    SpokenElement(label: speaker.say(.tasksOf, ["name": .text(name)]), traits: .header)
  }
}
