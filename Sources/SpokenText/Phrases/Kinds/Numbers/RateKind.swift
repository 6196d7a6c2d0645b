// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a rate.
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
    try keys.phrase("amount", &amount, "the amount, or the number of times")
    var other: Phrase.Per? = per
    try keys.per(&other, place: .required)
    if let other { per = other }
  }

  var size: PhraseSize { PhraseSize(containing: amount.size) }

  var phrase: Phrase { .rate(amount, per: per) }

  /// `true` if the amount already says the period, as in "twice a week".
  private var amountHasPeriod: Bool {
    if let times = amount.kind(as: TimesKind.self) { return times.period.map { per.kind == .period($0) } ?? false }
    return amount.kind(as: RateKind.self)?.per == per || amount.kind(as: MoneyKind.self)?.per == per
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    if var money = amount.kind(as: MoneyKind.self), money.per == nil {
      money.per = per
      return money.compose(with: speaker, in: &scope)
    }
    let value = amount.compose(with: speaker, in: &scope)
    if amountHasPeriod { return value }
    return .phrase(scope.bind(rate: value, per: per, by: speaker))
  }
}

extension Phrase {
  /// Returns a phrase for a rate, such as "45 minutes per day". For example,
  /// `.rate(.count(3, .message), per: .noun(.person))` is "3 messages per person".
  ///
  /// - Parameters:
  ///   - amount: The amount. If it is empty, so is the phrase. Money is read as by ``money(_:width:sign:style:per:)``,
  ///     because some languages have other words for prices.
  ///   - per: The period, unit, or noun that the amount is for.
  public static func rate(_ amount: Phrase, per: Per) -> Phrase {
    guard !amount.isSilent else { return .nothing }
    return Phrase(RateKind(amount: amount, per: per))
  }
}
