// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a transaction and its state.
struct TransactionKind: PhraseKind {
  var transaction = Phrase.Transaction.adjustment
  var state: Phrase.TransactionState?

  static let name = "transaction"
  static let summary = "a transaction with its state, such as 'Declined payment to Maya'"
  static let examples = [["deposit"], ["payment", "--who", "Maya", "--state", "declined"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var (message, who) = (transaction.message, transaction.who ?? "")
    try keys.choice("transaction", &message, Phrase.Transaction.named, "the type of transaction", place: .required)
    try keys.text("who", &who, "the other party of a payment, refund, transfer, or purchase", place: .named)
    transaction = Phrase.Transaction(message: message, who: who.isEmpty ? nil : who)
    try keys.choice("state", &state, Phrase.TransactionState.named, "the state of the transaction", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let said: BoundMessage
    if let who = transaction.who, !TextCleaning.isBlank(who) {
      said = scope.bind(transaction.message, (.who, .text(scope.keep(who))))
    } else {
      said = scope.phraseAlone(transaction.message)
    }
    guard let state else { return .phrase(said) }
    return .phrase(scope.bind(state.message, (.transaction, .phrase(said))))
  }
}

extension Phrase {
  /// Returns a phrase for a transaction and its state, such as "Payment to Maya" or "Declined payment to Maya".
  public static func transaction(_ transaction: Transaction, state: TransactionState? = nil) -> Phrase {
    Phrase(TransactionKind(transaction: transaction, state: state))
  }
}
