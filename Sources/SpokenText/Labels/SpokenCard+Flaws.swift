// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// Something that a listener cannot reach, because of how cards were put into one another.
  public struct Flaw: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public struct Kind: Sendable, Hashable {
      let text: String

      /// A button, link or switch in another card that nothing activates any more: it has no identifier or no label to
      /// become an action by, or gave its words alone.
      public static let lostActivation = Kind(text: "cannot be activated, because it is part of another card")
      /// A slider, a text field or a key in another card: no action can stand for it.
      public static let lostControl = Kind(text: "cannot be operated, because it is part of another card")
      /// Actions of a card that gave its words alone, which the outer card does not have.
      public static let lostActions = Kind(text: "actions are missing from the card that it is part of")
      /// An action in another card, where a card before it has one of the same identifier: only the first is there.
      public static let repeatedAction = Kind(text: "duplicate action identifier; the first action is used")
      /// A hint of a card that is an element no more.
      public static let lostHint = Kind(text: "hint is not read, because it is part of another card")
      /// A card that is used, and that screen readers pass over (WCAG 2.2, 4.1.2).
      public static let hiddenControl = Kind(text: "control is hidden from screen readers")
      /// A container of elements that is used itself: only what is in it can be reached.
      public static let controlWithElements = Kind(
        text: "cannot be activated, because only the elements inside can be reached")
      /// A card that is modal and contains nothing: all that is beside it cannot be reached.
      public static let modalWithoutElements = Kind(
        text: "modal without elements, so nothing on the screen can be reached")
      /// A container in more than 31 others: what it contains is left out.
      public static let tooDeep = Kind(text: "nested too deep; its contents are omitted")
      /// A rotor without stops, or with a stop that isn't inside its container.
      public static let rotorIsNowhere = Kind(text: "rotor stops at an identifier that is not inside the card")
    }

    /// What is wrong.
    public var kind: Kind
    /// The identifier of the card, where it has one.
    public var identifier: String?

    /// One line for a developer: `'delete': control is hidden from screen readers`.
    public var description: String { "\(identifier.map { "'\($0)'" } ?? "card without an identifier"): \(kind.text)" }
  }

  /// The parts of the card, and of the cards inside it, that a user can't reach. `SpokenTextTesting` reports each of them as
  /// a problem.
  public var flaws: [Flaw] {
    var flaws: [Flaw] = []
    add(to: &flaws)
    return flaws
  }

  private func add(to flaws: inout [Flaw]) {
    let ids = Set(combinedActions.map(\.id))
    addNotes(ids, to: &flaws)
    let isUsed = isActivated || isWorked || !actions.isEmpty
    if isHidden, isUsed, !traits.contains(.notEnabled) {
      flaws.append(Flaw(kind: .hiddenControl, identifier: identifier))
    }
    if isContainer, isUsed { flaws.append(Flaw(kind: .controlWithElements, identifier: identifier)) }
    if traits.contains(.modal), !isContainer {
      flaws.append(Flaw(kind: .modalWithoutElements, identifier: identifier))
    }
    if structure.members.isCut { flaws.append(Flaw(kind: .tooDeep, identifier: identifier)) }
    if !rotors.isEmpty {
      let ids = Set(reached.dropFirst().compactMap(\.identifier))
      for rotor in rotors where rotor.stops.isEmpty || !ids.isSuperset(of: rotor.stops) {
        flaws.append(Flaw(kind: .rotorIsNowhere, identifier: identifier))
      }
    }
    for child in children {
      if isContainer { child.add(to: &flaws) } else { child.addParts(ids, to: &flaws) }
    }
    if !isContainer { addRepeats(to: &flaws) }
  }

  /// Adds the children of which an action has the identifier of one before. An action of its own may stand for a child's.
  private func addRepeats(to flaws: inout [Flaw]) {
    let own = Set(actions.map(\.id))
    var taken: Set<String> = []
    for part in children.flatMap(\.parts) {
      let ids = Set(part.actions.map(\.id) + [part.ownAction].compactMap(\.?.id)).subtracting(own)
      if !ids.isDisjoint(with: taken) { flaws.append(Flaw(kind: .repeatedAction, identifier: part.identifier)) }
      taken.formUnion(ids)
    }
  }

  /// The card and those in it that are not hidden.
  private var parts: [SpokenCard] { isHidden ? [] : [self] + children.flatMap(\.parts) }

  /// Adds what cards have lost that gave it their words, where the element has these actions.
  private func addNotes(_ ids: Set<String>, to flaws: inout [Flaw]) {
    for part in label + value {
      if let note = part.lostNote { add(note, ids, to: &flaws) }
    }
  }

  /// Adds what it loses as a child of another card, which has these actions.
  private func addParts(_ ids: Set<String>, to flaws: inout [Flaw]) {
    guard !isHidden else { return add(to: &flaws) }
    addNotes(ids, to: &flaws)
    add(LostKind(self), ids, to: &flaws)
    if structure.members.isCut { flaws.append(Flaw(kind: .tooDeep, identifier: identifier)) }
    for child in children { child.addParts(ids, to: &flaws) }
  }

  private func add(_ note: LostKind, _ ids: Set<String>, to flaws: inout [Flaw]) {
    func add(_ kind: Flaw.Kind) { flaws.append(Flaw(kind: kind, identifier: note.identifier)) }
    if note.isActivated, note.identifier.map({ !ids.contains($0) }) ?? true { add(.lostActivation) }
    if note.isWorked { add(.lostControl) }
    if !ids.isSuperset(of: note.actions) { add(.lostActions) }
    if note.hint != nil { add(.lostHint) }
  }
}

extension Phrase {
  /// What a nested card lost, where the phrase is a note of that.
  fileprivate var lostNote: LostKind? { kind(as: LostKind.self) }
}
