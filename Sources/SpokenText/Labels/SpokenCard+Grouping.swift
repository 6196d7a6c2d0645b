// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// One element of several cards: their words, and what can be done with them.
extension SpokenCard {
  /// What it gives a label or a value that it is written in: its words, and where more than words would be lost, a silent
  /// note of that.
  var wordsWithNote: [Phrase] {
    if case .plain = structure, traits.isEmpty, hint == nil, actions.isEmpty {
      return value.isEmpty ? label : label + value
    }
    guard !isHidden else { return [] }
    let note = LostKind(self)
    return note.losesNothing ? allWords : allWords + [note.phrase]
  }

  /// Whether its children are elements of their own.
  var isContainer: Bool { grouping == .contain }

  /// Whether the card is used by activating it.
  var isActivated: Bool { !traits.isDisjoint(with: [.button, .link, .toggle]) }

  /// Whether its words are the name of what it does, and no more: in another card it is an action, and nothing is lost. A
  /// switch has a state as well, and a button that cannot be used is no action.
  private var isActionAlone: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: [.toggle, .notEnabled])
  }

  /// Whether it is used in a way that no action can stand for.
  var isWorked: Bool {
    !traits.isDisjoint(with: [.adjustable, .searchField, .textField, .keyboardKey, .allowsDirectInteraction])
  }

  /// Whether the card describes a text field, a switch, a slider, or a stepper. The system knows how users
  /// operate such a view.
  package var describesControl: Bool { !traits.isDisjoint(with: .ofControls) }

  /// What it says as one element: its own words, then those of the cards in it that are words only.
  var combinedLabel: [Phrase] {
    grouping == .combine ? label + children.flatMap(\.wordsAsChild) : label
  }

  /// Its words in an element that it is a child of. A button has none: it becomes an action.
  private var wordsAsChild: [Phrase] { isHidden || isActionAlone ? [] : allWords }

  /// Its own words, then those of the cards in it, unless it is said without them.
  private var allWords: [Phrase] {
    isContainer || grouping == .combine ? label + value + children.flatMap(\.wordsAsChild) : label + value
  }

  /// What can be done with it as one element: its own actions, then those that its children become, each id once.
  package var combinedActions: [SpokenAction] {
    var all = actions
    guard grouping == .ignore || grouping == .combine else { return all }
    for child in children { child.addActions(to: &all) }
    return all
  }

  private func addActions(to all: inout [SpokenAction]) {
    guard !isHidden else { return }
    if let action = ownAction, !all.contains(where: { $0.id == action.id }) { all.append(action) }
    for action in actions where !all.contains(where: { $0.id == action.id }) { all.append(action) }
    for child in children { child.addActions(to: &all) }
  }

  /// The action that stands for activating it; nil where nothing does.
  package var ownAction: SpokenAction? {
    guard isActivated, !traits.contains(.notEnabled), let identifier, label.contains(where: { !$0.isSilent }) else {
      return nil
    }
    return SpokenAction(identifier, label.count == 1 ? label[0].importance(.standard) : .sentences(label))
  }
}

/// What a card loses that becomes words of another one. It is silent, and holds what ``SpokenCard/flaws`` asks for.
struct LostKind: PhraseKind {
  var identifier: String?
  var isActivated = false
  var isWorked = false
  var hint: Phrase.Hint?
  var actions: [String] = []

  init() {}

  init(_ card: SpokenCard) {
    identifier = card.identifier
    isActivated = card.isActivated && !card.traits.contains(.notEnabled)
    isWorked = card.isWorked
    hint = card.hint
    actions = card.actions.map(\.id)
  }

  var losesNothing: Bool { !isActivated && !isWorked && hint == nil && actions.isEmpty }

  // In data it is written as the phrase that says nothing, for so does it.
  static let name = NothingKind.name
  static let summary = NothingKind.summary
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) {}

  var isSilent: Bool { true }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .silence }
}
