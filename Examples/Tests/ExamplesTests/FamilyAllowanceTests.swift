// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import Testing

@testable import FamilyAllowance

/// The labels that the guide of the family allowance app asks for, as in the app's README.
@Suite struct FamilyAllowanceTests {
  @Test(arguments: [
    Heard(
      "dashboard/alice",
      "Alice Smith. Balance: 125 dollars and 50 cents. Weekly allowance: 10 dollars. Allowance schedule: Friday. "
        + "Last allowance: Today at 2:00 PM", hint: "Double tap to view details and transactions"),
    Heard("dashboard/ben", "Ben Smith. Balance: 25 dollars", hint: "Double tap to view details and transactions"),
    Heard(
      "transactions/allowance",
      "Money added. 10 dollars. Weekly allowance. Category: Allowance. Created by John Doe. Today at 2:00 PM. "
        + "Resulting balance: 110 dollars"),
    Heard("new-transaction/save", "Save", hint: "Saves your changes"),
    Heard("new-transaction/created", "Transaction created"),
    Heard("wish-list/bicycle", "Bicycle. 120 dollars", value: "38 percent saved", actions: ["Buy"]),
    Heard("wish-list/deleted", "Bicycle deleted"),
    Heard("analytics/chart descriptor", "Analytics"),
  ])
  func screensAreHeard(_ heard: Heard) throws { try heard.compare(with: familyAllowance) }

  /// The text of the form changes while the user signs in.
  @Test(arguments: [
    Heard(
      "sign-in/email", "Email address", value: "Empty", hint: "Enter your email address to sign in"),
    Heard("sign-in/sign in", "Sign in", hint: "Double tap to sign in with your email and password"),
    Heard("sign-in/forgot password", "Forgot password", hint: "Double tap to reset your password"),
    Heard("sign-in/register", "Register"),
    Heard("signing-in/signing in", "Signing in", hint: "Please wait"),
    Heard(
      "sign-in-failed/email", "Email address. Error: Invalid email address", value: "john@",
      hint: "Enter your email address to sign in"),
    Heard("sign-in-failed/server error", "Error: Wrong email address or password"),
    Heard("offline/connection lost", "No internet connection"),
  ])
  func theFormSaysWhatItDoes(_ heard: Heard) throws { try heard.compare(with: familyAllowance) }

  /// The helpers of the guide, with the library's phrases.
  @Test func amountsAndMomentsAreThoseOfTheGuide() {
    let speaker = familyAllowance.speaker("en-US")
    func said(_ phrase: Phrase) -> String { speaker.say(phrase).text }
    #expect(said(.money(Money("25.50", .usd))) == "25 dollars and 50 cents")
    #expect(
      said(.money(Money("-5", .usd))) == "Minus 5 dollars")
    #expect(said(.balance(Money("25.50", .usd))) == "Balance: 25 dollars and 50 cents")
    #expect(said(.dateTime(SampleMoment.moment(day: 20, hour: 14, minute: 30))) == "Today at 2:30 PM")
    #expect(said(.dateTime(SampleMoment.moment(day: 19, hour: 16, minute: 30))) == "Yesterday at 4:30 PM")
    #expect(said(.dateTime(SampleMoment.moment(day: 17, hour: 9))) == "Tuesday at 9:00 AM")
    #expect(said(.dateTime(SampleMoment.moment(year: 2025, day: 3, hour: 0))) == "November 3, 2025 at 12:00 AM")
    #expect(said(.direction(.credit)) == "Money added" && said(.direction(.debit)) == "Money spent")
  }

  /// Headings are headers, buttons are buttons, and fields are fields.
  @Test func traitsAreThoseOfTheGuide() {
    for screen in familyAllowance.screens {
      for (name, card) in screen.cards where !card.isHidden {
        let expected: SpokenTraits? =
          name == "heading"
          ? .header : ["email", "password", "amount", "what for", "name"].contains(name) ? .textField : nil
        if let expected { #expect(card.traits == expected, "\(screen.name)/\(name)") }
        if card.identifier?.hasSuffix("_button") == true {
          #expect(card.traits.contains(.button), "\(screen.name)/\(name)")
        }
      }
    }
  }

  /// A listener goes from one transaction, or wish, to the next with the rotor.
  @Test(arguments: [("transactions", "Transactions", 3), ("wish-list", "Wish list", 2)])
  func rotorsStopAtTransactionsAndWishes(_ name: String, _ rotor: String, _ count: Int) throws {
    let screen = try #require(familyAllowance.screens.first { $0.name == name })
    let rotors = familyAllowance.speaker("en-US").say(screen.card).rotors
    #expect(rotors.map(\.name.text) == [rotor] && rotors[0].stops.count == count)
  }
}
