// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A rotor, such as "Overdue tasks", which takes users from one overdue task to the next.
///
/// ```swift
/// SpokenCard.screen(.tasks) { tasks }
///   .rotor(SpokenRotor(.overdueTasks, to: tasks.filter(\.isOverdue).map(\.id)))
/// ```
public struct SpokenRotor: Sendable, Hashable {
  /// The name, such as "Overdue tasks".
  public var name: Phrase
  /// The identifiers of the cards to stop at, in any order. Users visit them in reading order.
  public var stops: [String]

  /// Creates a rotor with these stops.
  public init(_ name: Phrase, to stops: [String]) { (self.name, self.stops) = (name, stops) }
}

extension SpokenCard {
  /// The rotors of a container, such as a screen. A stop outside the container is omitted, and ``flaws`` reports it.
  public var rotors: [SpokenRotor] {
    get { structure.members.rotors }
    set { structure.members.rotors = newValue }
  }

  /// Adds a rotor to a container, such as a screen.
  public consuming func rotor(_ rotor: SpokenRotor) -> SpokenCard {
    rotors.append(rotor)
    return self
  }

  /// The card and those inside it, without hidden cards.
  package var reached: [SpokenCard] {
    guard !isHidden else { return [] }
    return isContainer ? [self] + children.flatMap(\.reached) : [self]
  }
}

extension SpokenElement {
  /// A rotor in one language.
  public struct Rotor: Sendable, Hashable {
    /// A stop of a rotor.
    public struct Stop: Sendable, Hashable, Identifiable {
      /// The identifier of the element.
      public var id: String
      /// The label of the element.
      public var label: Utterance
    }

    /// The name of the rotor.
    public var name: Utterance
    /// The stops, in reading order.
    public var stops: [Stop]
  }

  /// The rotors of a container, such as a screen.
  public var rotors: [Rotor] {
    get { members.rotors }
    set { members.rotors = newValue }
  }
}

extension Speaker {
  func rotor(_ rotor: SpokenRotor, in card: SpokenCard) -> SpokenElement.Rotor? {
    guard let name = sentences([rotor.name], keepsLastStop: false) else { return nil }
    let stops = card.reached.dropFirst().compactMap { stop -> SpokenElement.Rotor.Stop? in
      guard let id = stop.identifier, rotor.stops.contains(id) else { return nil }
      return sentences(stop.combinedLabel, keepsLastStop: false).map { SpokenElement.Rotor.Stop(id: id, label: $0) }
    }
    return SpokenElement.Rotor(name: name, stops: stops)
  }
}
