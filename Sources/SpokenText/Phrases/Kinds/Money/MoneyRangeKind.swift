// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a range of amounts.
struct MoneyRangeKind: PhraseKind {
  var from = ExactDecimal.notANumber
  var to = ExactDecimal.notANumber
  var currency = Currency.usd
  var width = Money.Width.automatic

  static let name = "moneyRange"
  static let summary = "a price range, such as '20 to 30 dollars'"
  static let examples = [["20", "30", "USD"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("from", &from, "the first amount", place: .required)
    try keys.number("to", &to, "the last amount", place: .required)
    try keys.currency("currency", &currency, "the currency", place: .required)
    try keys.choice("width", &width, Money.Width.named, "the currency's name", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let patterns = CurrencyNames(currency, width, speaker.localCurrency, scope)
    return .phrase(scope.bind(moneyFrom: from, to: to, currency, names: patterns))
  }
}

extension Phrase {
  /// Returns a phrase for a range of amounts, such as "20 to 30 dollars" or "20 dollars and 50 cents to 30 dollars".
  ///
  /// The lower amount is read first. If the amounts are equal, only one is read. If one is infinite or not-a-number,
  /// the phrase is "Amount unavailable".
  public static func money(
    from: ExactDecimal, to: ExactDecimal, _ currency: Currency, width: Money.Width = .automatic
  ) -> Phrase {
    MoneyRangeKind(from: from, to: to, currency: currency, width: width).phrase
  }
}

extension PhraseScope {
  mutating func bind(
    moneyFrom from: ExactDecimal, to: ExactDecimal, _ currency: Currency, names: CurrencyNames
  ) -> BoundMessage {
    let (from, to) = (from.roundedForSpeech, to.roundedForSpeech)
    guard from.isSpeakable, to.isSpeakable else { return bind(.moneyUnavailable) }
    let digits = max(names.digits(of: from), names.digits(of: to))
    var low = from.rounded(toFractionDigits: digits)
    var high = to.rounded(toFractionDigits: digits)
    if low.compared(with: high) > 0 { swap(&low, &high) }
    if low.hasSameValue(as: high) {
      return bind(money: Money(low, currency), names: names, sign: .automatic, style: .standard)
    }
    let lowParts = MoneyParts(low.magnitude, digits: digits, saysMinor: names.minor.exists)
    let highParts = MoneyParts(high.magnitude, digits: digits, saysMinor: names.minor.exists)
    if !low.isNegative, lowParts.minor.isZero, highParts.minor.isZero {
      return bind(sharing: names.major, from: lowParts.major, to: highParts.major, currency, names)
    }
    if !low.isNegative, lowParts.major.isZero, highParts.major.isZero {
      return bind(sharing: names.minorAlone, from: lowParts.minor, to: highParts.minor, currency, names)
    }
    let first = signed(
      bind(lowParts, names, currency), isNegative: low.isNegative, isZero: low.isZero, .automatic)
    let second = signed(
      bind(highParts, names, currency), isNegative: high.isNegative, isZero: high.isZero, .automatic)
    return bind(.moneyRange, (.from, .phrase(first)), (.to, .phrase(second)))
  }

  private mutating func bind(
    sharing unit: UnitName, from: ExactDecimal, to: ExactDecimal, _ currency: Currency,
    _ names: CurrencyNames
  ) -> BoundMessage {
    let range = range(from: from, to: to)
    let amount = bind(unit: unit, names, currency, count: range)
    return bind(
      .moneyRangeShared, (.currency, .phrase(amount)), (.range, range), (.from, .number(from)), (.to, .number(to)))
  }
}
