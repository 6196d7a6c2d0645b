// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The kind of transaction, such as "Deposit" or "Payment to Maya".
  public struct Transaction: Sendable, Hashable {
    let message: BuiltInMessage
    let who: String?

    /// The transaction "Deposit".
    public static let deposit = Transaction(message: .transactionDeposit, who: nil)
    /// The transaction "Withdrawal".
    public static let withdrawal = Transaction(message: .transactionWithdrawal, who: nil)
    /// The transaction "Fee".
    public static let fee = Transaction(message: .transactionFee, who: nil)
    /// The transaction "Interest earned".
    public static let interest = Transaction(message: .transactionInterest, who: nil)
    /// The transaction "Money requested".
    public static let request = Transaction(message: .transactionRequest, who: nil)
    /// The transaction "Adjustment".
    public static let adjustment = Transaction(message: .transactionAdjustment, who: nil)
    /// Returns the transaction "Payment to Maya".
    public static func payment(to who: String) -> Transaction { .init(message: .transactionPayment, who: who) }
    /// Returns the transaction "Refund from Acme".
    public static func refund(from who: String) -> Transaction { .init(message: .transactionRefund, who: who) }
    /// Returns the transaction "Transfer from Maya".
    public static func transfer(from who: String) -> Transaction { .init(message: .transactionTransferFrom, who: who) }
    /// Returns the transaction "Transfer to Maya".
    public static func transfer(to who: String) -> Transaction { .init(message: .transactionTransferTo, who: who) }
    /// Returns the transaction "Purchase at Acme".
    public static func purchase(at who: String) -> Transaction { .init(message: .transactionPurchase, who: who) }
  }

  /// The state of a transaction, such as in "Pending deposit".
  public struct TransactionState: Sendable, Hashable {
    let message: BuiltInMessage

    /// A transaction that isn't complete yet, such as "Pending deposit".
    public static let pending = TransactionState(message: .transactionPending)
    /// A transaction that was refused, such as "Declined payment to Maya".
    public static let declined = TransactionState(message: .transactionDeclined)
    /// A transaction that was reversed, such as "Reversed fee".
    public static let reversed = TransactionState(message: .transactionReversed)
    /// A transaction that was canceled, such as "Canceled transfer to Maya".
    public static let cancelled = TransactionState(message: .transactionCancelled)
    /// A transaction that failed, such as "Failed payment to Maya".
    public static let failed = TransactionState(message: .transactionFailed)
  }
}
