// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An amount for each of something.
struct RateKind: PhraseKind {
  var amount = Phrase.nothing
  var per = Phrase.Per.day

  static let name = "rate"
  static let summary = "an amount for each period or thing, such as '45 minutes per day'"
  static let examples = [
    [#"{"kind": "measure", "value": 45, "unit": "minute"}"#, "day"],
    [#"{"kind": "times", "count": 3}"#, "week"], [#"{"kind": "count", "count": 3, "noun": "message"}"#, "person"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrase: Phrase? = amount
    try keys.phrase("amount", &phrase, orWordOf: nil, "the amount, or the number of times", place: .required)
    amount = phrase ?? .nothing
    var other: Phrase.Per? = per
    try keys.per(&other, place: .required)
    if let other { per = other }
  }

  var size: PhraseSize { PhraseSize(containing: amount.size) }

  var phrase: Phrase { .rate(amount, per: per) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    if var money = amount.kind(as: MoneyKind.self), money.per == nil {
      money.per = per
      return money.compose(with: speaker, in: &scope)
    }
    let amount = amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(rate: amount, per: per, by: speaker))
  }
}

extension Phrase {
  /// An amount for each of something: `.rate(.measure(45, .minute), per: .day)` is "45 minutes per day", and
  /// `.rate(.count(3, .message), per: .noun(.person))` is "3 messages per person".
  ///
  /// If the amount is silent, so is the rate. An amount of money is said as ``money(_:width:sign:style:per:)`` says it,
  /// because some languages have other words for prices.
  ///
  /// - Parameters:
  ///   - amount: How much.
  ///   - per: What it is for.
  public static func rate(_ amount: Phrase, per: Per) -> Phrase {
    guard !amount.isSilent else { return .nothing }
    return Phrase(RateKind(amount: amount, per: per))
  }
}
