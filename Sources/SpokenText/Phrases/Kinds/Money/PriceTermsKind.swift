// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A price for some time, and the price after it.
struct PriceTermsKind: PhraseKind {
  var money = Money(.notANumber, .usd)
  var per: Phrase.Per?
  var count = 1
  var unit = Phrase.Period.month
  var then = Phrase.nothing

  static let name = "priceTerms"
  static let summary = "a price that changes, such as 'Free for 7 days, then 10 dollars per month'"
  static let examples = [
    [
      "1", "USD", "1", "month", "--then",
      #"{"kind": "money", "amount": "10", "currency": "USD", "per": "month"}"#,
    ],
    [
      "0", "USD", "7", "day", "--then", #"{"kind": "money", "amount": "10", "currency": "USD", "per": "month"}"#,
    ],
    [
      "5", "USD", "3", "month", "--per", "month", "--then",
      #"{"kind": "money", "amount": "10", "currency": "USD", "per": "month"}"#,
    ],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number(
      "amount", &money.amount, "the first price, in the currency's main unit; 0 is free", place: .required)
    try keys.currency("currency", &money.currency, "the currency", place: .required)
    try keys.count(&count, "for how many days, weeks, months, or years")
    try keys.choice("unit", &unit, Phrase.Period.ofTerms, "the unit of that time", place: .required)
    try keys.per(&per, place: .named)
    var other: Phrase? = then
    try keys.phrase("then", &other, orWordOf: nil, "the price after that time", place: .named)
    then = other ?? .nothing
  }

  var size: PhraseSize { PhraseSize(containing: then.size) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let names = CurrencyNames(money.currency, .automatic, speaker.localCurrency, scope)
    guard count > 0, money.amount.roundedForSpeech.isSpeakable else {
      return then.isSilent ? .phrase(scope.bind(.moneyUnavailable)) : then.compose(with: speaker, in: &scope)
    }
    var price =
      money.amount.isZero
      ? scope.bind(.priceFree) : scope.bind(money: money, names: names, sign: .automatic, style: .standard)
    if let per, !money.amount.isZero { price = scope.bind(price: price, per: per, by: speaker) }
    let first: BoundMessage
    if count == 1 {
      first = scope.bind(.priceFirst, (.amount, .phrase(price)), (.unit, .entry(unit.unit.message)))
    } else {
      let duration = scope.bind(counting: .number(ExactDecimal(count)), of: unit.unit)
      first = scope.bind(.priceFor, (.amount, .phrase(price)), (.duration, .phrase(duration)))
    }
    guard !then.isSilent else { return .phrase(first) }
    let later = then.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.priceThen, (.first, .phrase(first)), (.second, later)))
  }
}

extension Phrase {
  /// A price that changes after some time: "1 dollar for the first month, then 10 dollars per month", "Free for 7 days, then
  /// 10 dollars per month".
  ///
  /// ```swift
  /// let price = Phrase.money(10, .usd, per: .month)
  /// speaker.say(.price(Money(0, .usd), for: 7, .day, then: price)).text   // "Free for 7 days, then 10 dollars per month"
  /// ```
  ///
  /// One day, week, month, or year is said as the first one. A first price that is not-a-number, or that is valid for no
  /// time, is left out: "10 dollars per month".
  ///
  /// - Parameters:
  ///   - money: The first price. Zero is "Free".
  ///   - per: What the first price is for: "5 dollars per month for 3 months, then 10 dollars per month".
  ///   - count: For how many days, weeks, months, or years the first price is valid.
  ///   - unit: The unit of that time. For units shorter than a day, it is the day.
  ///   - then: The price after that time. If it says nothing, the first price is said alone: "Free for 7 days".
  public static func price(_ money: Money, per: Per? = nil, for count: Int, _ unit: Period, then: Phrase) -> Phrase {
    let isTerm = Period.ofTerms.contains { $0.value == unit }
    return PriceTermsKind(money: money, per: per, count: count, unit: isTerm ? unit : .day, then: then).phrase
  }
}

extension Phrase.Period {
  /// The periods for which prices are valid.
  fileprivate static let ofTerms: [(name: String, value: Phrase.Period)] = named.filter {
    ![.second, .minute, .hour].contains($0.value)
  }
}
