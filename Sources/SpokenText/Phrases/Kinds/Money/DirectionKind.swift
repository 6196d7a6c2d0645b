// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Which way money went.
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
  /// Which way money went: "Money added", "Money spent".
  public struct Direction: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case credit, debit }

    private let kind: Kind

    /// "Money added".
    public static let credit = Direction(kind: .credit)
    /// "Money spent".
    public static let debit = Direction(kind: .debit)
  }

  /// Which way money went: "Money added", "Money spent". The amount that follows is said without a sign.
  public static func direction(_ direction: Direction) -> Phrase {
    Phrase(DirectionKind(direction: direction))
  }
}
