// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an account balance.
struct BalanceKind: PhraseKind {
  var money = Money(.notANumber, .usd)
  var isResulting = false

  static let name = "balance"
  static let summary = "an account balance, such as 'Balance: 125 dollars and 50 cents' or 'Overdrawn by 5 dollars'"
  static let examples = [["125.50", "USD"], ["-5", "USD"], ["110", "USD", "--after", "transaction"]]

  static var operandKey: OperandKey<Self>? { .number(\.money.amount) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("amount", &money.amount, "the balance, in the currency's main unit", place: .required)
    try keys.currency("currency", &money.currency, "the currency", place: .required)
    try keys.choice(
      "after", &isResulting, [("transaction", true)], "whether to say 'Resulting balance', after a transaction",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let patterns = CurrencyNames(money.currency, .automatic, speaker.localCurrency, scope)
    if money.amount.isNegative {
      let rounded = money.amount.rounded(toFractionDigits: patterns.digits(of: money.amount))
      if rounded.isNegative, rounded.isSpeakable {
        let amount = scope.bind(money: money, names: patterns, sign: .never, style: .standard)
        return .phrase(
          scope.bind(.balanceOverdrawn, preferring: isResulting ? "resulting" : nil, (.amount, .phrase(amount))))
      }
    }
    let amount = scope.bind(money: money, names: patterns, sign: .automatic, style: .standard)
    return .phrase(scope.bind(isResulting ? .balanceResulting : .balance, (.amount, .phrase(amount))))
  }
}

extension Phrase {
  /// Returns a phrase for an account balance, such as "Balance: 125 dollars and 50 cents". If it is negative, the
  /// phrase is "Overdrawn by 5 dollars".
  public static func balance(_ money: Money) -> Phrase { Phrase(BalanceKind(money: money)) }

  /// Returns a phrase for the balance after a transaction, such as "Resulting balance: 110 dollars". If it is negative,
  /// the phrase is "Resulting balance: overdrawn by 5 dollars".
  public static func resultingBalance(_ money: Money) -> Phrase {
    Phrase(BalanceKind(money: money, isResulting: true))
  }
}
