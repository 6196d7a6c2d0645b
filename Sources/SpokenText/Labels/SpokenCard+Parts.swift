// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What cards that come ready are made of.
extension Phrase {
  /// A title that tells the card from others.
  static func essential(_ title: Phrase?) -> Phrase? {
    title.map { $0.importance == .urgent ? $0 : $0.importance(.essential) }
  }

  /// A text that tells the card from others.
  @_disfavoredOverload
  static func essential(_ text: String?) -> Phrase? {
    text.map { Phrase.text($0).importance(.essential) }
  }

  /// A text that only some listeners want.
  static func detail(_ text: String?) -> Phrase? {
    text.map { Phrase.text($0).importance(.detail) }
  }

  /// A state as a part of a card: urgent where it changes what to do.
  static func part(_ status: Status, of noun: Noun, otherwise importance: Importance = .standard) -> Phrase {
    .state(status, of: noun).importance(status.isUrgent ? .urgent : importance)
  }

  /// A count as a part of a card, where there is any.
  static func some(_ count: Int, _ noun: Noun, status: Status? = nil) -> Phrase? {
    count > 0 ? .count(count, noun, status: status) : nil
  }
}

extension Phrase.Status {
  /// Whether it changes what its listener is to do.
  var isUrgent: Bool { Self.urgent.contains(self) }

  private static let urgent: Set<Phrase.Status> = [
    .overdue, .missed, .failed, .declined, .cancelled, .expired, .critical, .invalid, .outOfStock,
    .disconnected,
  ]
}

extension SpokenCard {
  /// The card with the word for what it is, where it would say nothing else.
  consuming func named(_ noun: Phrase.Noun) -> SpokenCard { orElse(.message(noun.id)) }

  /// The card with a phrase as its label, where it would have none.
  consuming func orElse(_ phrase: Phrase) -> SpokenCard {
    if label.allSatisfy(\.isSilent) { label = [phrase] }
    return self
  }

  /// The card, said to be one of several at its end: "Aspirin. Item 3 of 10".
  ///
  /// Screen readers count the rows of the system's own lists themselves: it is for lists that they do not know for one.
  ///
  /// - Parameters:
  ///   - place: Which one it is, from 1.
  ///   - total: How many there are.
  ///   - noun: What they are.
  public consuming func position(
    _ place: Int, of total: Int? = nil, _ noun: Phrase.Noun = .item
  ) -> SpokenCard {
    label.append(.position(place, of: total, noun))
    return self
  }
}
