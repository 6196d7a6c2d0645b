// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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
  /// What only some elements have.
  private var structure = Structure.plain

  /// What a card has besides its words, as it is said.
  struct Members: Sendable, Hashable {
    var isHidden = false
    var headingLevel: SpokenCard.HeadingLevel?
    var screenTitle: Utterance?
    var inputLabels: [Utterance] = []
    var rotors: [SpokenElement.Rotor] = []
    var readingPlace = SpokenCard.ReadingPlace.content
    var grouping: SpokenCard.Grouping?
    var children: [SpokenElement] = []
  }

  private indirect enum Structure: Sendable, Hashable {
    case plain
    case with(Members)
  }

  var members: Members {
    get { if case .with(let members) = structure { members } else { Members() } }
    set { structure = newValue == Members() ? .plain : .with(newValue) }
  }

  /// Whether screen readers pass over it: it has no words and no actions then.
  public var isHidden: Bool {
    get { members.isHidden }
    set { members.isHidden = newValue }
  }

  /// How deep a heading is; nil where it is none, or one without a level.
  public var headingLevel: SpokenCard.HeadingLevel? {
    get { members.headingLevel }
    set { members.headingLevel = newValue }
  }

  /// The title of the screen that it is: what is said when the screen appears.
  public var screenTitle: Utterance? {
    get { members.screenTitle }
    set { members.screenTitle = newValue }
  }

  /// What it makes of the cards in it; nil where it is no container. Unless they are elements of their own, what can be done
  /// with them is among its actions; where it combines them, their words are in its label.
  public var grouping: SpokenCard.Grouping? {
    get { members.grouping }
    set { members.grouping = newValue }
  }

  /// The elements in it, where it contains elements of their own, in the order in which a screen reader comes to them.
  public var children: [SpokenElement] {
    get { members.children }
    set { members.children = newValue }
  }

  init(
    label: Utterance? = nil, value: Utterance? = nil, hint: Utterance? = nil, traits: SpokenTraits,
    actions: [Action] = [], identifier: String? = nil
  ) {
    (self.label, self.value, self.hint) = (label, value, hint)
    (self.traits, self.actions, self.identifier) = (traits, actions, identifier)
  }
}

extension Speaker {
  /// Says a card, or a model that has one: all of it from one moment.
  ///
  /// Each part of the label and of the value is a sentence, see ``Phrase/sentences(_:)``; a hint keeps its last full stop,
  /// and so does a user's text as a value. Roles ("button", "image") are traits, and never words. The rules are those of
  /// WCAG 2.2 (success criteria 1.3.1 and 4.1.2) and of Apple's accessibility programming guide.
  ///
  /// Nothing is said twice: of two moments of one day the second one is its time alone, "Scheduled: Today at 8:00 AM. Taken:
  /// 8:12 AM"; the card's name is not repeated in its label; a phrase of the label is not repeated as a value; a state that
  /// a trait says, as ``SpokenTraits/selected``, is left to the screen reader.
  public func say(_ model: some Spoken) -> SpokenElement { element(model.spoken) }

  /// Says several models, all from one moment, as the rows of a list: `speaker.elements(accounts)`.
  public func elements<Model: Spoken>(_ models: some Sequence<Model>) -> [SpokenElement] {
    let speaker = frozen()
    return models.map { speaker.element($0.spoken) }
  }

  func element(_ card: SpokenCard) -> SpokenElement {
    // A speaker whose moment is fixed is passed on as it is: copying one costs as much as saying a number.
    guard reference.fixedInstant != nil else { return frozen().element(card) }
    if case .with(let members) = card.structure { return element(card, members) }
    return element(card, label: card.label, actions: card.actions)
  }

  /// A card that is more than its words.
  private func element(_ card: SpokenCard, _ members: CardMembers) -> SpokenElement {
    guard !members.isHidden else {
      var element = SpokenElement(traits: card.traits, identifier: card.identifier)
      element.isHidden = true
      return element
    }
    var element = element(card, label: card.combinedLabel, actions: card.combinedActions)
    // All at once: each of them by itself would box them anew.
    element.members = SpokenElement.Members(
      headingLevel: members.headingLevel,
      screenTitle: members.screenTitle.flatMap { sentences([$0], keepsLastStop: false) },
      inputLabels: inputLabels(members.inputLabels), rotors: members.rotors.compactMap { rotor($0, in: card) },
      readingPlace: members.readingPlace, grouping: members.grouping,
      children: card.isContainer ? members.children.map { self.element($0) } : [])
    return element
  }

  private func element(_ card: SpokenCard, label: [Phrase], actions: [SpokenAction]) -> SpokenElement {
    let isPlain = verbosity == .standard && saysAllParts(label, card.value, card.traits)
    let words = isPlain ? (label: label, value: card.value) : chosenWords(label, card.value, card.traits)
    return SpokenElement(
      label: sentences(words.label, keepsLastStop: false),
      value: words.value.isEmpty
        ? nil
        : sentences(
          words.value, keepsLastStop: words.value.last?.isText == true, least: leastOfValues),
      hint: card.hint.flatMap { sentences([.hint(hint($0, behind: words.label))], keepsLastStop: true) },
      traits: card.traits,
      actions: actions.isEmpty ? [] : actions.map { SpokenElement.Action(id: $0.id, name: say($0.name)) },
      identifier: card.identifier)
  }
}
