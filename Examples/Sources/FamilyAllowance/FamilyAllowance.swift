import Foundation
import Screens
import SpokenText

/// A family's allowance tracker: children with accounts, what was paid in and out, and a form to sign in.
public let familyAllowance = App(
  "family-allowance", resources: .module,
  screens: [
    Screen("dashboard", [
      .element("alice", SampleFamily.alice),
    ])
  ])

/// The family of the examples.
enum SampleFamily {
  static let alice = Child(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Alice Smith",
    balance: Money("125.50", .usd), weeklyAllowance: Money(10, .usd), allowanceDay: "weekday-friday",
    lastAllowance: SampleMoment.moment(day: 20, hour: 14))
}
