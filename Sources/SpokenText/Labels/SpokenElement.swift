// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An accessibility element in one language. A ``Speaker`` makes it from a ``SpokenCard``.
///
/// ```swift
/// let element = speaker.say(account)
/// row.accessibilityLabel = element.label?.text
/// row.accessibilityValue = element.value?.text
/// row.accessibilityHint = element.hint?.text
/// ```
public struct SpokenElement: Sendable, Hashable {
  /// A custom action.
  public struct Action: Sendable, Hashable, Identifiable {
    /// The identifier for your code, which isn't spoken.
    public var id: String
    /// The name in the actions menu.
    public var name: Utterance
  }

  /// The label, or `nil` if all its parts are silent.
  public var label: Utterance?
  /// The value, which is the current state, such as "Completed" or "8,547 steps".
  public var value: Utterance?
  /// The result of using the element, such as "Opens details".
  public var hint: Utterance?
  /// The traits, such as a button, which the screen reader says in its own words.
  public var traits: SpokenTraits
  /// The custom actions, in the order of the menu.
  public var actions: [Action]
  /// The identifier for UI tests, which isn't spoken.
  public var identifier: String?
  private var structure = Structure.plain

  /// The rarely used members of an element.
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

  /// `true` if screen readers skip the element. It has neither text nor actions then.
  public var isHidden: Bool {
    get { members.isHidden }
    set { members.isHidden = newValue }
  }

  /// The level of a heading, or `nil` if it has none.
  public var headingLevel: SpokenCard.HeadingLevel? {
    get { members.headingLevel }
    set { members.headingLevel = newValue }
  }

  /// The title of a screen, which is read when the screen appears.
  public var screenTitle: Utterance? {
    get { members.screenTitle }
    set { members.screenTitle = newValue }
  }

  /// The way a container presents the elements inside it, or `nil` if this isn't a container.
  ///
  /// Unless the elements inside are separate, the container has their actions. If they are combined, its label has
  /// their text, too.
  public var grouping: SpokenCard.Grouping? {
    get { members.grouping }
    set { members.grouping = newValue }
  }

  /// The separate elements in a container, in reading order.
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
  /// Returns the element of a card or model.
  ///
  /// Each part of the label and value becomes a sentence. See ``Phrase/sentences(_:)``. A hint keeps its last full
  /// stop, and so does the user's text as a value. Roles, such as "button", are traits, never text. See WCAG 2.2
  /// (success criteria 1.3.1 and 4.1.2) and Apple's accessibility programming guide.
  ///
  /// All parts use the same reference time. Repetition is avoided:
  ///
  /// - The second time on the same day has no day, such as "Scheduled: Today at 8:00 AM. Taken: 8:12 AM".
  /// - The name in a label isn't repeated.
  /// - The value doesn't repeat a phrase of the label.
  /// - States that traits convey, such as ``SpokenTraits/selected``, are left to the screen reader.
  public func say(_ model: some Spoken) -> SpokenElement { element(model.spoken) }

  /// Returns the elements of several models, all with the same reference time.
  public func elements<Model: Spoken>(_ models: some Sequence<Model>) -> [SpokenElement] {
    let speaker = frozen()
    return models.map { speaker.element($0.spoken) }
  }

  func element(_ card: SpokenCard) -> SpokenElement {
    // Avoids a copy of the speaker, which costs as much as saying a number.
    guard reference.fixedInstant != nil else { return frozen().element(card) }
    if case .with(let members) = card.structure { return element(card, members) }
    return element(card, label: card.label, actions: card.actions)
  }

  private func element(_ card: SpokenCard, _ members: CardMembers) -> SpokenElement {
    guard !members.isHidden else {
      var element = SpokenElement(traits: card.traits, identifier: card.identifier)
      element.isHidden = true
      return element
    }
    var element = element(card, label: card.combinedLabel, actions: card.combinedActions)
    // Sets all members at once, because each assignment allocates.
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
