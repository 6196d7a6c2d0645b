// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A payment into a child's account, or an expense from it.
struct AccountTransaction: Sendable, Identifiable {
  /// The purpose of a payment.
  enum Category: Sendable {
    case allowance, gifts

    var name: Phrase {
      switch self {
      case .allowance: .allowance
      case .gifts: .gifts
      }
    }
  }

  var id: String
  var direction: Phrase.Direction
  var amount: Money
  /// A text from the user, or the app's name for an automatic payment, such as the weekly allowance.
  var title: Phrase
  var category: Category?
  var createdBy: String?
  var createdAt: Date
  var balanceAfter: Money?
}

extension AccountTransaction: Spoken {
  /// The transaction, such as "Money added. 10 dollars. Weekly allowance. Category: Allowance. Created by John Doe.
  /// Today at 2:00 PM. Resulting balance: 110 dollars".
  var spoken: SpokenCard {
    SpokenCard(id: Identifier.transactionRow + id) {
      Phrase.direction(direction)
      Phrase.money(amount, sign: .never)
      title
      Phrase.field(.category, category?.name)
      if let createdBy { Phrase.creator(createdBy) }
      Phrase.dateTime(createdAt)
      balanceAfter.map { Phrase.resultingBalance($0) }
    }
  }
}
