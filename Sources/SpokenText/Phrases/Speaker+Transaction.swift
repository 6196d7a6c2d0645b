/// Which way money went.
public enum TransactionDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// "Money added".
  case credit
  /// "Money spent".
  case debit
}

/// What a transaction is.
public struct TransactionKind: Sendable, Hashable {
  let slot: BuiltInMessage
  let who: String?

  /// "Deposit".
  public static let deposit = TransactionKind(slot: .transactionDeposit, who: nil)
  /// "Withdrawal".
  public static let withdrawal = TransactionKind(slot: .transactionWithdrawal, who: nil)
  /// "Fee".
  public static let fee = TransactionKind(slot: .transactionFee, who: nil)
  /// "Interest earned".
  public static let interest = TransactionKind(slot: .transactionInterest, who: nil)
  /// "Money requested".
  public static let request = TransactionKind(slot: .transactionRequest, who: nil)
  /// "Adjustment".
  public static let adjustment = TransactionKind(slot: .transactionAdjustment, who: nil)
  /// "Payment to Maya".
  public static func payment(to who: String) -> TransactionKind { .init(slot: .transactionPayment, who: who) }
  /// "Refund from Acme".
  public static func refund(from who: String) -> TransactionKind { .init(slot: .transactionRefund, who: who) }
  /// "Transfer from Maya".
  public static func transfer(from who: String) -> TransactionKind { .init(slot: .transactionTransferFrom, who: who) }
  /// "Transfer to Maya".
  public static func transfer(to who: String) -> TransactionKind { .init(slot: .transactionTransferTo, who: who) }
  /// "Purchase at Acme".
  public static func purchase(at who: String) -> TransactionKind { .init(slot: .transactionPurchase, who: who) }
}

/// What became of a transaction.
public struct TransactionState: Sendable, Hashable {
  let slot: BuiltInMessage

  /// "Pending deposit".
  public static let pending = TransactionState(slot: .transactionPending)
  /// "Declined payment to Maya".
  public static let declined = TransactionState(slot: .transactionDeclined)
  /// "Reversed fee".
  public static let reversed = TransactionState(slot: .transactionReversed)
  /// "Cancelled transfer to Maya".
  public static let cancelled = TransactionState(slot: .transactionCancelled)
  /// "Failed payment to Maya".
  public static let failed = TransactionState(slot: .transactionFailed)
}

extension Speaker {
  /// Which way money went: "Money added", "Money spent". The amount that follows is said without a sign.
  public func direction(_ direction: TransactionDirection, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { $0.phrase(direction == .credit ? .directionCredit : .directionDebit) }
  }

  /// What a transaction is, and what became of it: "Payment to Maya", "Declined payment to Maya".
  public func transaction(
    _ kind: TransactionKind, state: TransactionState? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let who = kind.who.map { Value.text(scope.keep($0)) }
      let transaction = scope.phrase(kind.slot, who.map { (.who, $0) })
      guard let state else { return transaction }
      return scope.phrase(state.slot, (.transaction, .phrase(transaction)))
    }
  }

  /// What is in an account: "Balance: 125 dollars and 50 cents"; below zero "Overdrawn by 5 dollars".
  ///
  /// - Parameters:
  ///   - money: What is in it.
  ///   - isResulting: Whether it is what a transaction left: "Resulting balance: 110 dollars".
  ///   - context: Where the phrase is going to stand.
  public func balance(
    _ money: Money, isResulting: Bool = false, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let names = CurrencyPatterns(money.currency, .automatic, localCurrency, scope)
      if money.amount.isNegative {
        let rounded = money.amount.rounded(toFractionDigits: names.fractionDigits)
        if rounded.isNegative, rounded.isSpeakable {
          let amount = scope.phrase(money: money, names: names, sign: .never, style: .standard)
          return scope.phrase(.balanceOverdrawn, (.amount, .phrase(amount)))
        }
      }
      let amount = scope.phrase(money: money, names: names, sign: .automatic, style: .standard)
      return scope.phrase(isResulting ? .balanceResulting : .balance, (.amount, .phrase(amount)))
    }
  }
}
