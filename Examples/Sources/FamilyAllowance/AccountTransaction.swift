import Foundation
import SpokenText

/// Money that was added to a child's account, or spent from it.
struct AccountTransaction: Sendable, Identifiable {
  var id: String
  var direction: Phrase.Direction
  var amount: Money
  var title: String
  var category: String?
  var createdBy: String?
  var createdAt: Date
  var balanceAfter: Money?
}

extension AccountTransaction: Spoken {
  /// "Money added. 10 dollars. Weekly allowance. Category: Allowance. Created by John Doe. Today at 2:00 PM. Resulting
  /// balance: 110 dollars"
  var spoken: SpokenCard {
    .transaction(
      direction, amount, title: title, category: category, creator: createdBy, date: createdAt,
      resultingBalance: balanceAfter, id: Identifier.transactionRow + id)
  }
}
