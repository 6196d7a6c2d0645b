// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Combines the text and actions of several cards into one element.
extension SpokenCard {
  /// The text for the label or value of an outer card. If anything else would be lost, such as a hint, a silent note
  /// for ``flaws`` follows.
  var wordsWithNote: [Phrase] {
    if case .plain = structure, traits.isEmpty, hint == nil, actions.isEmpty {
      return value.isEmpty ? label : label + value
    }
    guard !isHidden else { return [] }
    let note = LostKind(self)
    return note.losesNothing ? allWords : allWords + [note.phrase]
  }

  var isContainer: Bool { grouping == .contain }

  var isActivated: Bool { !traits.isDisjoint(with: [.button, .link, .toggle]) }

  /// `true` if the card is only an action, which its text names. A switch has a state, too, and a disabled button isn't
  /// an action.
  private var isActionAlone: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: [.toggle, .notEnabled])
  }

  /// `true` for a control that an action can't replace, such as a slider.
  var isWorked: Bool {
    !traits.isDisjoint(with: [.adjustable, .searchField, .textField, .keyboardKey, .allowsDirectInteraction])
  }

  /// `true` for a text field, switch, slider, or stepper. The system knows how users operate it.
  package var describesControl: Bool { !traits.isDisjoint(with: .ofControls) }

  /// The label, followed by the text of combined children.
  var combinedLabel: [Phrase] {
    grouping == .combine ? label + children.flatMap(\.wordsAsChild) : label
  }

  /// The text to add to an outer element. A button becomes an action instead.
  private var wordsAsChild: [Phrase] { isHidden || isActionAlone ? [] : allWords }

  private var allWords: [Phrase] {
    isContainer || grouping == .combine ? label + value + children.flatMap(\.wordsAsChild) : label + value
  }

  /// The card's own actions, followed by those of its children. Each identifier occurs once.
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

  /// The action of an outer element that activates this card. It is `nil` if the card is disabled, or lacks an
  /// identifier or label.
  package var ownAction: SpokenAction? {
    guard isActivated, !traits.contains(.notEnabled), let identifier, label.contains(where: { !$0.isSilent }) else {
      return nil
    }
    return SpokenAction(identifier, label.count == 1 ? label[0].importance(.standard) : .sentences(label))
  }
}

/// A silent phrase with the losses of a card whose text became part of another card. See ``SpokenCard/flaws``.
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

  // The note is encoded as the silent phrase.
  static let name = NothingKind.name
  static let summary = NothingKind.summary
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) {}

  var isSilent: Bool { true }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .silence }
}
