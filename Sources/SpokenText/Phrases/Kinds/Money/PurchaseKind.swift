// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a line of an order or receipt.
struct PurchaseKind: PhraseKind {
  var count = ExactDecimal.notANumber
  var unitPrice = Money(.notANumber, .usd)
  /// The total if it differs from the price times the count.
  var total = ExactDecimal.notANumber

  static let name = "purchase"
  static let summary = "a line of a receipt, such as '3 at 4 dollars each, 12 dollars in total'"
  static let examples = [["3", "4", "USD"], ["3", "4", "USD", "--total", "10"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("count", &count, "the number of items", place: .required)
    try keys.number("price", &unitPrice.amount, "the price of one item", place: .required)
    try keys.currency("currency", &unitPrice.currency, "the currency", place: .required)
    try keys.number(
      "total", &total, "the total price (default: the count times the price)", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let currency = unitPrice.currency
    let names = CurrencyNames(currency, .automatic, speaker.localCurrency, scope)
    let count = count.roundedForSpeech
    let together = total.isSpeakable ? total : unitPrice.amount * count
    guard count.isSpeakable, unitPrice.amount.isSpeakable, !count.hasSameValue(as: 1) else {
      let only = together.isSpeakable ? together : unitPrice.amount
      return .phrase(
        scope.bind(money: Money(only, currency), names: names, sign: .automatic, style: .standard))
    }
    let each = scope.bind(money: unitPrice, names: names, sign: .automatic, style: .standard)
    let all = scope.bind(money: Money(together, currency), names: names, sign: .automatic, style: .standard)
    return .phrase(
      scope.bind(.priceEach, (.count, .number(count)), (.amount, .phrase(each)), (.total, .phrase(all))))
  }
}

extension Phrase {
  /// Returns a phrase for a line of an order or receipt, such as "3 at 4 dollars each, 12 dollars in total". For a
  /// single item, it is the price alone.
  ///
  /// - Parameters:
  ///   - count: The number of items. If it isn't a number, only the total or the price is read.
  ///   - unitPrice: The price of one item.
  ///   - total: The total. By default, and if it is in another currency, it is the price times the count.
  public static func purchase(_ count: some SpeakableNumber, at unitPrice: Money, total: Money? = nil) -> Phrase {
    let isSame = total?.currency == unitPrice.currency
    return PurchaseKind(
      count: count.decimalForSpeech, unitPrice: unitPrice,
      total: total.map { isSame ? $0.amount : .notANumber } ?? .notANumber
    ).phrase
  }
}
