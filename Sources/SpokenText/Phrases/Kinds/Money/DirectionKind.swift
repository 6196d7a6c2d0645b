// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the direction of money.
struct DirectionKind: PhraseKind {
  var direction = Phrase.Direction.credit

  static let name = "direction"
  static let summary = "the direction of a payment, such as 'Money added'"
  static let examples = [["credit"], ["debit"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice(
      "direction", &direction, [("credit", .credit), ("debit", .debit)], "money received, or money spent",
      place: .required)
  }

  var phrase: Phrase { .direction(direction) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(direction == .credit ? .directionCredit : .directionDebit))
  }
}

extension Phrase {
  /// The direction of money, into or out of an account.
  public struct Direction: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case credit, debit }

    private let kind: Kind

    /// Money into the account, "Money added".
    public static let credit = Direction(kind: .credit)
    /// Money out of the account, "Money spent".
    public static let debit = Direction(kind: .debit)
  }

  /// Returns a phrase for the direction of money, such as "Money added" or "Money spent". After it, read the amount
  /// without a sign.
  public static func direction(_ direction: Direction) -> Phrase {
    Phrase(DirectionKind(direction: direction))
  }
}
