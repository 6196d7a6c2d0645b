// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import SpokenText

// The checks of Scripts/check-views.

@MainActor private var checks = 0
@MainActor private var failures = 0

/// Counts a check, and reports values that differ.
@MainActor func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ name: String, file: String = #fileID, line: Int = #line
) {
  checks += 1
  guard value != expected else { return }
  failures += 1
  print("\(file):\(line): \(name):\n  expected: \(expected)\n  is:       \(value)")
}

/// Prints how many checks there were, and ends the program.
@MainActor func finish() -> Never {
  print("\(checks) checks")
  exit(failures == 0 ? 0 : 1)
}

let speaker = Speaker("en-US", timeZone: .gmt, reference: .fixed(Date(timeIntervalSince1970: 1_763_742_600)))

/// A card with a name.
func card(_ name: String, id: String? = nil, traits: SpokenTraits = []) -> SpokenCard {
  SpokenCard(id: id, traits: traits) { name }
}

/// A row of texts, as in the README.
let account = card("Alice Smith", id: "account.1", traits: .button).hint(.details)
  .action("share", .action(.share)).action("delete", .action(.delete))
let form = SpokenCard.form(.text("Sign in")) { SpokenCard.formField(.emailAddress, value: "") }
let email = SpokenCard.formField(.emailAddress, value: nil, id: "email")
let reminders = SpokenCard.toggle(.text("Reminders"), isOn: true)
let volume = SpokenCard.slider(.text("Volume"), 0.4)
let named = card("Alice Smith. Balance: 125 dollars").inputLabels {
  Phrase.text("Alice Smith")
  Phrase.text("Alice")
}
let tasks = SpokenCard.screen(.text("Tasks")) {
  card("Buy milk", id: "milk")
  card("Walk the dog", id: "dog")
  card("Pay the rent", id: "rent")
  card("Call Bob", id: "bob")
}
.rotor(SpokenRotor(.text("Overdue tasks"), to: ["rent", "milk", "bob"]))
let combined = card("Aspirin").children(.combine) {
  SpokenCard(.action(.delete), id: "delete", traits: .button)
}
