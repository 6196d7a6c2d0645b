/// One of the things that can be done with an element, from the screen reader's menu of actions.
///
/// ```swift
/// SpokenAction("skip", speaker.say(.skip, ["medication": .text(name)]))   // "Skip Aspirin"
/// ```
public struct SpokenAction: Sendable, Hashable, Identifiable {
  /// What the app knows it by: not spoken, the same in every language.
  public var id: String
  /// What the listener chooses.
  public var name: Utterance

  /// An action and its name.
  public init(_ id: String, _ name: Utterance) {
    self.id = id
    self.name = name
  }
}
