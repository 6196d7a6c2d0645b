import Foundation
import SpokenText

/// A child with an account of its own.
public struct Child: Sendable, Identifiable {
  public var id: UUID
  public var name: String
  public var balance: Money
  public var weeklyAllowance: Money?
  public var allowanceDay: PhraseID?
  public var lastAllowance: Date?
}

extension Child: Spoken {
  /// "Alice Smith. Balance: 125 dollars and 50 cents. Weekly allowance: 10 dollars. Allowance schedule: Friday. Last
  /// allowance: Today at 2:00 PM", with the hint "Double tap to view details and transactions".
  public func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(identifier: "child_card_\(id)", traits: .button) { speaker in
      name
      speaker.balance(balance)
      speaker.field(.weeklyAllowance, weeklyAllowance.map { .money($0) })
      speaker.field(.allowanceSchedule, allowanceDay.map { .phrase($0) })
      speaker.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
    } hint: { speaker in
      speaker.hint(.detailsAndTransactions)
    }
  }
}
