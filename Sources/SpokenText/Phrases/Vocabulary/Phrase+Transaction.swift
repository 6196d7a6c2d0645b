// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What a transaction is: "Deposit", "Payment to Maya".
  public struct Transaction: Sendable, Hashable {
    let message: BuiltInMessage
    let who: String?

    /// "Deposit".
    public static let deposit = Transaction(message: .transactionDeposit, who: nil)
    /// "Withdrawal".
    public static let withdrawal = Transaction(message: .transactionWithdrawal, who: nil)
    /// "Fee".
    public static let fee = Transaction(message: .transactionFee, who: nil)
    /// "Interest earned".
    public static let interest = Transaction(message: .transactionInterest, who: nil)
    /// "Money requested".
    public static let request = Transaction(message: .transactionRequest, who: nil)
    /// "Adjustment".
    public static let adjustment = Transaction(message: .transactionAdjustment, who: nil)
    /// "Payment to Maya".
    public static func payment(to who: String) -> Transaction { .init(message: .transactionPayment, who: who) }
    /// "Refund from Acme".
    public static func refund(from who: String) -> Transaction { .init(message: .transactionRefund, who: who) }
    /// "Transfer from Maya".
    public static func transfer(from who: String) -> Transaction { .init(message: .transactionTransferFrom, who: who) }
    /// "Transfer to Maya".
    public static func transfer(to who: String) -> Transaction { .init(message: .transactionTransferTo, who: who) }
    /// "Purchase at Acme".
    public static func purchase(at who: String) -> Transaction { .init(message: .transactionPurchase, who: who) }
  }

  /// What became of a transaction: "Pending deposit".
  public struct TransactionState: Sendable, Hashable {
    let message: BuiltInMessage

    /// "Pending deposit".
    public static let pending = TransactionState(message: .transactionPending)
    /// "Declined payment to Maya".
    public static let declined = TransactionState(message: .transactionDeclined)
    /// "Reversed fee".
    public static let reversed = TransactionState(message: .transactionReversed)
    /// "Canceled transfer to Maya".
    public static let cancelled = TransactionState(message: .transactionCancelled)
    /// "Failed payment to Maya".
    public static let failed = TransactionState(message: .transactionFailed)
  }
}
