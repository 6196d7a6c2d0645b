// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a price.
struct PriceKind: PhraseKind {
  var money = Money(.notANumber, .usd)
  /// An earlier price, in the same currency.
  var earlier = ExactDecimal.notANumber
  /// The discount as a fraction, such as 0.25.
  var discount = ExactDecimal.notANumber
  /// The delivery cost, in the same currency.
  var delivery = ExactDecimal.notANumber
  var per: Phrase.Per?
  var tax: Phrase.PriceTax?

  static let name = "price"
  static let summary = "a price, such as '30 dollars, was 40, 25 percent off'"
  static let examples = [
    ["30", "USD", "--was", "40", "--off", "0.25"], ["0", "USD"], ["30", "USD", "--tax", "included", "--delivery", "5"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("amount", &money.amount, "the price, in the currency's main unit; 0 is free", place: .required)
    try keys.currency("currency", &money.currency, "the currency", place: .required)
    try keys.per(&per, place: .named)
    try keys.number("was", &earlier, "the earlier price", place: .named)
    try keys.number("off", &discount, "the discount, from 0 to 1", place: .named)
    try keys.choice("tax", &tax, Phrase.PriceTax.named, "whether taxes are included", place: .named)
    try keys.number("delivery", &delivery, "the delivery fee; 0 is free", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let names = CurrencyNames(money.currency, .automatic, speaker.localCurrency, scope)
    let now = rounded(money.amount, names)
    guard now.isSpeakable else { return .phrase(scope.bind(.moneyUnavailable)) }
    let isFree = money.amount.isZero
    var said = isFree ? scope.bind(.priceFree) : amountOrLess(money.amount, names, in: &scope)
    if let per, !isFree { said = scope.bind(price: said, per: per, by: speaker) }
    said = comparison(of: said, now, names, in: &scope)
    let percent = discount.scaled(byPowerOfTen: 2).rounded(toFractionDigits: 0, within: 100)
    if percent.isSpeakable, !percent.isNegative, !percent.isZero {
      let reduction = scope.bind(.percent, (.value, .number(percent)))
      said = scope.bind(said, with: scope.bind(.priceOff, (.value, .phrase(reduction))))
    }
    if let tax { said = scope.bind(said, with: scope.bind(tax.message)) }
    let brought = rounded(delivery, names)
    if brought.isSpeakable, !brought.isNegative {
      let cost =
        delivery.isZero
        ? scope.bind(.priceDeliveryFree)
        : scope.bind(.priceDelivery, (.amount, .phrase(amountOrLess(delivery, names, in: &scope))))
      said = scope.bind(said, with: cost)
    }
    return .phrase(said)
  }

  private func rounded(_ amount: ExactDecimal, _ names: CurrencyNames) -> ExactDecimal {
    let amount = amount.roundedForSpeech
    return amount.rounded(toFractionDigits: names.digits(of: amount))
  }

  private func amount(
    _ amount: ExactDecimal, _ names: CurrencyNames, in scope: inout PhraseScope
  ) -> BoundMessage {
    scope.bind(money: Money(amount, money.currency), names: names, sign: .automatic, style: .standard)
  }

  /// Returns an amount, or "less than 1 cent" if it is positive and rounds to zero.
  private func amountOrLess(
    _ exact: ExactDecimal, _ names: CurrencyNames, in scope: inout PhraseScope
  ) -> BoundMessage {
    let said = rounded(exact, names)
    guard said.isZero, !exact.isNegative else { return amount(said, names, in: &scope) }
    let least = ExactDecimal(1).scaled(byPowerOfTen: -names.digits(of: exact))
    return scope.bind(.boundLessThan, (.amount, .phrase(amount(least, names, in: &scope))))
  }

  /// Returns the price with the earlier price. If both are whole, the earlier one can omit its unit, as in "30 dollars,
  /// was 40".
  private func comparison(
    of said: BoundMessage, _ now: ExactDecimal, _ names: CurrencyNames, in scope: inout PhraseScope
  ) -> BoundMessage {
    let before = rounded(earlier, names)
    guard before.isSpeakable, !before.hasSameValue(as: now) else { return said }
    let was = Value.phrase(amount(before, names, in: &scope))
    if per == nil, !now.isZero, !now.isNegative, !before.isNegative, now.isIntegral, before.isIntegral {
      let number = Value.number(before.truncated)
      return scope.bind(.priceWasNumber, (.amount, .phrase(said)), (.was, was), (.value, number))
    }
    return scope.bind(.priceWas, (.amount, .phrase(said)), (.was, was))
  }
}

extension Phrase {
  /// The tax of a price, included or not.
  public struct PriceTax: Sendable, Hashable {
    let message: BuiltInMessage

    /// The price includes tax, "Tax included".
    public static let included = PriceTax(message: .priceTaxIncluded)
    /// Tax is added to the price, "Plus tax".
    public static let excluded = PriceTax(message: .priceTaxExcluded)

    static let named: [(name: String, value: PriceTax?)] = [("included", .included), ("excluded", .excluded)]
  }

  /// Returns a phrase for a price, such as "30 dollars, was 40, 25 percent off" or "30 dollars, tax included, plus 5
  /// dollars delivery".
  ///
  /// A price of zero is "Free". A positive price that rounds to zero is "Less than 1 cent". If the price is infinite or
  /// not-a-number, the phrase is "Amount unavailable".
  ///
  /// - Parameters:
  ///   - money: The price.
  ///   - earlier: The earlier or usual price, which many apps strike through. It is omitted if it is the same, is in
  ///     another currency, or isn't a number.
  ///   - discount: The discount as a fraction, such as 0.25. It is rounded to a whole percentage, and omitted if it
  ///     isn't positive.
  ///   - per: The unit that the price is for, such as "10 dollars per month" or "2 dollars per kilogram".
  ///   - tax: The tax, or `nil` to omit it.
  ///   - delivery: The delivery cost, such as "plus 5 dollars delivery". Zero is "free delivery". It is omitted if it
  ///     is negative, is in another currency, or isn't a number.
  public static func price(
    _ money: Money, was earlier: Money? = nil, off discount: ExactDecimal? = nil, per: Phrase.Per? = nil,
    tax: PriceTax? = nil, delivery: Money? = nil
  ) -> Phrase {
    func amount(_ other: Money?) -> ExactDecimal {
      guard let other, other.currency == money.currency else { return .notANumber }
      return other.amount
    }
    return PriceKind(
      money: money, earlier: amount(earlier), discount: discount ?? .notANumber, delivery: amount(delivery),
      per: per, tax: tax
    ).phrase
  }
}

extension PhraseScope {
  fileprivate mutating func bind(_ price: BoundMessage, with detail: BoundMessage) -> BoundMessage {
    bind(.parts, (.first, .phrase(price)), (.second, .phrase(detail)))
  }
}
