// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a price that changes after some time.
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
    // "1 dollar for the first month" already names the period, so "per month" is omitted.
    let isImplied = count == 1 && per?.kind == .period(unit)
    if let per, !isImplied, !money.amount.isZero { price = scope.bind(price: price, per: per, by: speaker) }
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
  /// Returns a phrase for a price that changes after some time, such as "Free for 7 days, then 10 dollars per month".
  ///
  /// ```swift
  /// let price = Phrase.money(10, .usd, per: .month)
  /// speaker.say(.price(Money(0, .usd), for: 7, .day, then: price)).text   // "Free for 7 days, then 10 dollars per month"
  /// ```
  ///
  /// If `count` is 1, the phrase is "1 dollar for the first month, then 10 dollars per month".
  ///
  /// - Parameters:
  ///   - money: The first price. Zero is "Free". If it isn't a number, it is omitted.
  ///   - per: The unit that the first price is for, as in "5 dollars per month for 3 months, then 10 dollars per
  ///     month".
  ///   - count: The number of units that the first price lasts. If it is below 1, the first price is omitted.
  ///   - unit: The unit of the duration. Units shorter than a day are replaced by the day.
  ///   - then: The later price. If it is empty, the first price is read alone, such as "Free for 7 days".
  public static func price(_ money: Money, per: Per? = nil, for count: Int, _ unit: Period, then: Phrase) -> Phrase {
    let isTerm = Period.ofTerms.contains { $0.value == unit }
    return PriceTermsKind(money: money, per: per, count: count, unit: isTerm ? unit : .day, then: then).phrase
  }
}

extension Phrase.Period {
  /// The periods that a price can last.
  fileprivate static let ofTerms: [(name: String, value: Phrase.Period)] = named.filter {
    ![.second, .minute, .hour].contains($0.value)
  }
}
