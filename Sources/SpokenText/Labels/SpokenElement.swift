/// One accessibility element as it is said: what a screen reader says when it comes to it, and what can be done with it.
///
/// A ``Speaker`` makes it of a ``SpokenCard``, and the view takes it as it is:
///
/// ```swift
/// let element = speaker.say(account)
/// row.accessibilityLabel = element.label?.text
/// row.accessibilityValue = element.value?.text
/// row.accessibilityHint = element.hint?.text
/// ```
public struct SpokenElement: Sendable, Hashable {
  /// One of the things that can be done with it.
  public struct Action: Sendable, Hashable, Identifiable {
    /// What the app knows it by: not spoken, the same in every language.
    public var id: String
    /// What the listener chooses.
    public var name: Utterance
  }

  /// What it is. Nil where no part of it says anything.
  public var label: Utterance?
  /// What it holds now, where that changes: "Completed", "8,547 steps".
  public var value: Utterance?
  /// What happens when it is used: "Opens details".
  public var hint: Utterance?
  /// What the screen reader says in its own words: that it is a button, an image, selected.
  public var traits: SpokenTraits
  /// What else can be done with it, in the order in which it is offered.
  public var actions: [Action]
  /// What tests of the user interface find it by. Never spoken.
  public var identifier: String?
}

extension Speaker {
  /// Says a card, or a model that has one: all of it from one moment.
  ///
  /// Each part of the label and of the value is a sentence, see ``Phrase/sentences(_:)``; a hint keeps its last full stop,
  /// and so does a user's text as a value. Roles ("button", "image") are traits, and never words. The rules are those of
  /// WCAG 2.2 (success criteria 1.3.1 and 4.1.2) and of Apple's accessibility programming guide.
  public func say(_ model: some Spoken) -> SpokenElement { element(model.spoken) }

  /// Says several models, all from one moment, as the rows of a list: `speaker.elements(accounts)`.
  public func elements<Model: Spoken>(_ models: some Sequence<Model>) -> [SpokenElement] {
    let speaker = frozen()
    return models.map { speaker.element($0.spoken) }
  }

  private func element(_ card: SpokenCard) -> SpokenElement {
    // A speaker whose moment is fixed is passed on as it is: copying one costs as much as saying a number.
    guard reference.fixedInstant != nil else { return frozen().element(card) }
    return SpokenElement(
      label: sentences(card.label, keepsLastStop: false),
      value: card.value.isEmpty ? nil : sentences(card.value, keepsLastStop: card.value.last?.isText == true),
      hint: card.hint.flatMap { sentences([.hint($0)], keepsLastStop: true) },
      traits: card.traits,
      actions: card.actions.isEmpty
        ? [] : card.actions.map { SpokenElement.Action(id: $0.id, name: say($0.name)) },
      identifier: card.identifier)
  }
}
