// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// A problem of nested cards that keeps users from reaching something.
  public struct Flaw: Sendable, Hashable, CustomStringConvertible {
    /// A kind of problem.
    public struct Kind: Sendable, Hashable {
      let text: String

      /// A button, link, or switch that users can't activate. Only a child with an identifier and a label becomes an
      /// action of the outer card.
      public static let lostActivation = Kind(text: "cannot be activated, because it is part of another card")
      /// A slider, text field, or key that lost its function inside another card.
      public static let lostControl = Kind(text: "cannot be operated, because it is part of another card")
      /// Actions that the outer card lacks, because only the inner card's text was used.
      public static let lostActions = Kind(text: "actions are missing from the card that it is part of")
      /// An action with the identifier of an earlier one. Only the first is kept.
      public static let repeatedAction = Kind(text: "duplicate action identifier; the first action is used")
      /// A hint that isn't read, because its card isn't a separate element.
      public static let lostHint = Kind(text: "hint is not read, because it is part of another card")
      /// A control that is hidden from screen readers (WCAG 2.2, 4.1.2).
      public static let hiddenControl = Kind(text: "control is hidden from screen readers")
      /// A control that contains elements. Users reach only these elements.
      public static let controlWithElements = Kind(
        text: "cannot be activated, because only the elements inside can be reached")
      /// A modal card without elements, which makes everything else unreachable.
      public static let modalWithoutElements = Kind(
        text: "modal without elements, so nothing on the screen can be reached")
      /// A card whose contents are omitted, because cards nest more than 32 levels deep.
      public static let tooDeep = Kind(text: "nested too deep; its contents are omitted")
      /// A rotor without stops, or with a stop that isn't inside its container.
      public static let rotorIsNowhere = Kind(text: "rotor stops at an identifier that is not inside the card")
    }

    /// The kind of problem.
    public var kind: Kind
    /// The card's identifier, if any.
    public var identifier: String?

    /// A line for developers, such as `'delete': control is hidden from screen readers`.
    public var description: String { "\(identifier.map { "'\($0)'" } ?? "card without an identifier"): \(kind.text)" }
  }

  /// The problems of the card and of the cards inside. `SpokenTextTesting` reports each of them.
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

  /// Adds a flaw for each child with the action identifier of an earlier child. Identifiers of the container's own
  /// actions may be repeated.
  private func addRepeats(to flaws: inout [Flaw]) {
    let own = Set(actions.map(\.id))
    var taken: Set<String> = []
    for part in children.flatMap(\.parts) {
      let ids = Set(part.actions.map(\.id) + [part.ownAction].compactMap(\.?.id)).subtracting(own)
      if !ids.isDisjoint(with: taken) { flaws.append(Flaw(kind: .repeatedAction, identifier: part.identifier)) }
      taken.formUnion(ids)
    }
  }

  private var parts: [SpokenCard] { isHidden ? [] : [self] + children.flatMap(\.parts) }

  /// Adds flaws for the cards whose text became part of this card. `ids` has the identifiers of the element's actions.
  private func addNotes(_ ids: Set<String>, to flaws: inout [Flaw]) {
    for part in label + value {
      if let note = part.lostNote { add(note, ids, to: &flaws) }
    }
  }

  /// Adds flaws for this card as part of an element. `ids` has the identifiers of the element's actions.
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
  fileprivate var lostNote: LostKind? { kind(as: LostKind.self) }
}
