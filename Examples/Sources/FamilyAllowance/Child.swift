import Foundation
import SpokenText

/// A child with an account of its own.
struct Child: Sendable, Identifiable {
  var id: String
  var name: String
  var balance: Money
  var weeklyAllowance: Money?
  var allowanceDay: Weekday?
  var lastAllowance: Date?
}

/// The day on which an allowance is paid.
enum Weekday: String, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The name of the day, which the library has.
  var phrase: PhraseID {
    switch self {
    case .monday: "weekday-monday"
    case .tuesday: "weekday-tuesday"
    case .wednesday: "weekday-wednesday"
    case .thursday: "weekday-thursday"
    case .friday: "weekday-friday"
    case .saturday: "weekday-saturday"
    case .sunday: "weekday-sunday"
    }
  }
}

extension Child: Spoken {
  /// "Alice Smith. Balance: 125 dollars and 50 cents. Weekly allowance: 10 dollars. Allowance schedule: Friday. Last
  /// allowance: Today at 2:00 PM", with the hint "Double tap to view details and transactions".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(identifier: Identifier.childCard + id, traits: .button) { speaker in
      name
      speaker.balance(balance)
      speaker.field(.weeklyAllowance, weeklyAllowance.map { .money($0) })
      speaker.field(.allowanceSchedule, allowanceDay.map { .phrase($0.phrase) })
      speaker.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
    } hint: { speaker in
      speaker.hint(.detailsAndTransactions)
    }
  }
}
