// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

/// The properties of a card for Voice Control, rotors, and forms.
@Suite struct CardUseTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  @Test func aButtonHasAHintAndMayBeDimmed() {
    let button = SpokenCard.button(.action(.save), id: "save", hint: .details)
    #expect(button == SpokenCard(.action(.save), id: "save", traits: .button).hint(.details))
    #expect(SpokenCard.button(.action(.save), isEnabled: false).traits == [.button, .notEnabled])
  }

  // MARK: Text fields

  @Test func aFieldIsAFieldAndKeepsItsPlace() {
    let field = SpokenCard.formField(.name, value: "", isRequired: true, id: "name")
    #expect(field.traits == .textField && Self.speaker.say(field).inputLabels.map(\.text) == ["Name"])
    #expect(SpokenCard.formField(.name, value: "").inputLabels.isEmpty)
    #expect(field.flaws.isEmpty && field.hidden().flaws.map(\.kind) == [.hiddenControl])
    let combined = SpokenCard(.text("Form")).children(.combine) { field }
    #expect(combined.flaws.map(\.kind) == [.lostControl])
  }

  // MARK: Voice Control

  @Test func inputLabelsAreSaidOnceEach() {
    let card = SpokenCard(.text("Alice Smith")).inputLabels {
      Phrase.text("Alice")
      Phrase.text(" ")
      Phrase.text("Alice")
      Phrase.text("Smith")
    }
    #expect(Self.speaker.say(card).inputLabels.map(\.text) == ["Alice", "Smith"])
    #expect(Self.speaker.say(card.hidden()).inputLabels.isEmpty)
    #expect(Self.speaker.say(SpokenCard(.text("Alice"))).inputLabels.isEmpty)
    let tab = SpokenCard.tab(.text("Messages"), badge: .count(3, .message, status: .unread))
    #expect(Self.speaker.say(tab).inputLabels.map(\.text) == ["Messages"])
  }

  // MARK: Rotors

  @Test func aRotorStopsInReadingOrder() {
    let cards = ["a", "b", "c"].map { (id: String) in SpokenCard(.text("Task \(id)"), id: id) }
    let screen = SpokenCard.screen(.text("Tasks")) { cards }
      .rotor(SpokenRotor(.text("Overdue"), to: ["c", "a"]))
    let rotors = Self.speaker.say(screen).rotors
    #expect(rotors.map(\.name.text) == ["Overdue"])
    #expect(rotors[0].stops.map(\.id) == ["a", "c"] && rotors[0].stops.map(\.label.text) == ["Task a", "Task c"])
    #expect(screen.flaws.isEmpty)
  }

  @Test(arguments: [["x"], ["a", "x"], []]) func aRotorThatStopsNowhereIsAFlaw(_ stops: [String]) {
    let screen = SpokenCard.screen(.text("Tasks"), id: "tasks") { SpokenCard(.text("A"), id: "a") }
      .rotor(SpokenRotor(.text("Overdue"), to: stops))
    #expect(screen.flaws.map(\.kind) == [.rotorIsNowhere] && screen.flaws[0].identifier == "tasks")
    let hidden = SpokenCard.screen(.text("Tasks")) { SpokenCard(.text("A"), id: "a").hidden() }
      .rotor(SpokenRotor(.text("Overdue"), to: ["a"]))
    #expect(hidden.flaws.map(\.kind) == [.rotorIsNowhere] && Self.speaker.say(hidden).rotors[0].stops.isEmpty)
  }

  @Test func aRotorWithoutANameIsNone() {
    let screen = SpokenCard.screen(.text("Tasks")) { SpokenCard(.text("A"), id: "a") }
      .rotor(SpokenRotor(.nothing, to: ["a"]))
    #expect(Self.speaker.say(screen).rotors.isEmpty)
  }

  // MARK: Order

  @Test func aCardHasAPlaceOnItsScreen() {
    #expect(SpokenCard(.text("A")).readingPlace == .content && SpokenCard.tab(.text("A")).readingPlace == .trailing)
    let back = SpokenCard.button(.action(.back)).reading(.leading)
    #expect(back.readingPlace == .leading && Self.speaker.say(back).readingPlace == .leading)
    #expect(SpokenCard.ReadingPlace.allCases.sorted() == [.leading, .content, .trailing])
  }

  // MARK: Telephone numbers

  @Test(arguments: [
    "+1 555 123 4567", "+15551234567", "+44 20 7946 0958", "+49 (30) 1234-5678", "＋48 22 123 45 67",
    "+\u{661} \u{665}\u{665}\u{665} \u{661}\u{662}\u{663} \u{664}\u{665}\u{666}\u{667}", "+971 4 123 4567",
  ])
  func isE164(_ number: String) { #expect(PhoneNumber.isE164(number)) }

  @Test(arguments: [
    "", "+", "555 12", "15551234567", "1+5551234567", "++1 555 123 4567", "+1 555", "+0 555 123 4567",
    "+1 555 123 4567 8901 2345", "+1 555 123 4567 x12", "+1 555 CALL ME", "+1 555 123 4567;ext=5",
    "call +1 555 123 4567",
  ])
  func isNotE164(_ number: String) { #expect(!PhoneNumber.isE164(number)) }
}
