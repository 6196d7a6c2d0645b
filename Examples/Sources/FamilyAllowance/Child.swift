// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// A child with an account.
struct Child: Sendable, Identifiable {
  var id: String
  var name: String
  var balance: Money
  var weeklyAllowance: Money?
  var allowanceDay: Weekday?
  var lastAllowance: Date?

  /// `true` if the balance is negative. The app shows such a balance in red.
  var isOverdrawn: Bool { balance.amount < 0 }
}

extension Child: Spoken {
  /// The child, such as "Alice Smith. Balance: 125 dollars and 50 cents. Weekly allowance: 10 dollars. Allowance
  /// schedule: Friday. Last allowance: Today at 2:00 PM".
  var spoken: SpokenCard {
    SpokenCard(id: Identifier.childCard + id, traits: .button) {
      Phrase.text(name).importance(.essential)
      Phrase.balance(balance).importance(isOverdrawn ? .urgent : .essential)
      Phrase.field(.weeklyAllowance, weeklyAllowance.map { .money($0) })
      Phrase.field(.allowanceSchedule, allowanceDay?.name)
      Phrase.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
    }
    .inputLabels { name }
    .hint(.detailsAndTransactions)
  }
}
