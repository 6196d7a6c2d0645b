// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An amount for each of a span of time.
struct RateKind: PhraseKind {
  var amount = Phrase.nothing
  var period = Phrase.Period.day

  static let name = "rate"
  static let summary = "an amount for each period, such as '45 minutes per day'"
  static let examples = [
    [#"{"kind": "measure", "value": 45, "unit": "minute"}"#, "day"],
    [#"{"kind": "times", "count": 3}"#, "week"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrase: Phrase? = amount
    try keys.phrase("amount", &phrase, orWordOf: nil, "the amount, or the number of times", place: .required)
    amount = phrase ?? .nothing
    try keys.choice("per", &period, Phrase.Period.named, "the period", place: .required)
  }

  var size: PhraseSize { PhraseSize(containing: amount.size) }

  var phrase: Phrase { .rate(amount, per: period) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let amount = amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(period.rate, (.amount, amount)))
  }
}

extension Phrase {
  /// An amount for each of a span of time: `.rate(.measure(45, .minute), per: .day)` is "45 minutes per day",
  /// `.rate("3 books", per: .week)` "3 books per week". Nothing, where the amount says nothing.
  ///
  /// Money has its own words for it: ``money(_:width:sign:style:per:)``.
  public static func rate(_ amount: Phrase, per period: Period) -> Phrase {
    guard !amount.isSilent else { return .nothing }
    let kind = RateKind(amount: amount, period: period)
    return Phrase(kind)
  }
}
