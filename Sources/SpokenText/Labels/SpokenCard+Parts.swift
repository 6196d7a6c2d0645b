// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Parts of the library's cards.
extension Phrase {
  /// Returns a title that identifies the card.
  static func essential(_ title: Phrase?) -> Phrase? {
    title.map { $0.importance == .urgent ? $0 : $0.importance(.essential) }
  }

  @_disfavoredOverload
  static func essential(_ text: String?) -> Phrase? {
    text.map { Phrase.text($0).importance(.essential) }
  }

  static func detail(_ text: String?) -> Phrase? {
    text.map { Phrase.text($0).importance(.detail) }
  }

  /// Returns a state, which is urgent if it requires action.
  static func part(_ status: Status, of noun: Noun, otherwise importance: Importance = .standard) -> Phrase {
    .state(status, of: noun).importance(status.isUrgent ? .urgent : importance)
  }

  /// Returns a count, or `nil` if it is below 1.
  static func some(_ count: Int, _ noun: Noun, status: Status? = nil) -> Phrase? {
    count > 0 ? .count(count, noun, status: status) : nil
  }
}

extension Phrase.Status {
  var isUrgent: Bool { Self.urgent.contains(self) }

  private static let urgent: Set<Phrase.Status> = [
    .overdue, .missed, .failed, .declined, .cancelled, .expired, .critical, .invalid, .outOfStock,
    .disconnected,
  ]
}

extension SpokenCard {
  /// Sets the label to a noun if the label would be silent.
  consuming func named(_ noun: Phrase.Noun) -> SpokenCard { orElse(.message(noun.id)) }

  consuming func orElse(_ phrase: Phrase) -> SpokenCard {
    if label.allSatisfy(\.isSilent) { label = [phrase] }
    return self
  }

  /// Adds the position in a list to the end of the label, such as "Aspirin. Item 3 of 10".
  ///
  /// Use it for lists that screen readers don't recognize. They count the rows of the system's lists themselves.
  ///
  /// - Parameters:
  ///   - place: The position, from 1.
  ///   - total: The number of items.
  ///   - noun: The noun for an item.
  public consuming func position(
    _ place: Int, of total: Int? = nil, _ noun: Phrase.Noun = .item
  ) -> SpokenCard {
    label.append(.position(place, of: total, noun))
    return self
  }
}
