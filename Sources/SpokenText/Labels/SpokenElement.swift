/// One accessibility element: what a screen reader says when it comes to it, and what can be done with it.
///
/// It is made by ``Speaker/element(identifier:traits:label:value:hint:actions:)``, or by one of the ready-made labels:
/// ``formField(_:value:isRequired:problem:identifier:by:)`` and its like. The view takes it as it is:
///
/// ```swift
/// row.accessibilityLabel = element.label?.text
/// row.accessibilityValue = element.value?.text
/// row.accessibilityHint = element.hint?.text
/// ```
public struct SpokenElement: Sendable, Hashable {
  /// What it is. Nil where no part of it says anything.
  public var label: Utterance?
  /// What it holds now, where that changes: "Completed", "8,547 steps".
  public var value: Utterance?
  /// What happens when it is used: "Opens details".
  public var hint: Utterance?
  /// What the screen reader says in its own words: that it is a button, an image, selected.
  public var traits: SpokenTraits
  /// What else can be done with it, in the order in which it is offered.
  public var actions: [SpokenAction]
  /// What tests of the user interface find it by. Never spoken.
  public var identifier: String?

  /// An element of what has been said already.
  public init(
    label: Utterance?, value: Utterance? = nil, hint: Utterance? = nil, traits: SpokenTraits = [],
    actions: [SpokenAction] = [], identifier: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.identifier = identifier
  }
}
