// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// An id is its letters, whatever it was made of.
@Suite struct PhraseIDTests {
  @Test func idsAreEqualByTheirLetters() {
    for message in BuiltInMessage.allCases {
      let (builtIn, read) = (PhraseID(message), PhraseID(unchecked: message.id))
      #expect(builtIn == read && read == builtIn)
      #expect(builtIn.hashValue == read.hashValue)
      #expect(builtIn.description == message.id && read.description == message.id)
    }
    let literal: PhraseID = "state-taken"
    let twin = PhraseID("state-taken")
    #expect(Set([literal, twin, PhraseID(unchecked: "state-taken"), PhraseID(.stateTaken)]).count == 1)
    #expect(literal != "state-missed" && literal != "state-take" && literal != "state-taken." && literal != "")
    #expect(PhraseID(.stateTaken) != PhraseID(.stateMissed))
  }

  /// Any text makes an id.
  @Test(arguments: [
    "", "a", "é", "żółć.ą", "👩\u{200D}👧", "a.b.c", " ", "\u{202E}", String(repeating: "x", count: 100_000),
  ])
  func idsReadAtRunTimeKeepTheirText(_ text: String) {
    let id = PhraseID(unchecked: text)
    #expect(id.description == text)
    #expect(id == PhraseID(unchecked: text) && id.hashValue == PhraseID(unchecked: text).hashValue)
    #expect(id != PhraseID(unchecked: text + "x"))
  }

  @Test func oneCharacterLiteralsEqualTheirText() {
    let (letter, accented): (PhraseID, PhraseID) = ("m", "é")
    #expect(letter == PhraseID(unchecked: "m") && letter.hashValue == PhraseID(unchecked: "m").hashValue)
    #expect(accented == PhraseID(unchecked: "é") && accented.description == "é")
  }

  @Test func idsSplitIntoMessageAndAttribute() {
    for id in ["delivered.hint" as PhraseID, PhraseID(unchecked: "delivered.hint")] {
      #expect(id.parts.message == "delivered" && id.parts.attribute == "hint")
    }
    #expect(("delivered" as PhraseID).parts.attribute == nil)
    #expect(PhraseID(unchecked: "a.").parts.attribute == "")
    #expect(PhraseID(.listAndTwo).parts.message == "list-and-two")
  }

  /// Phrases of the same id are equal, by whatever way it was made.
  @Test func phrasesOfTheSameIDAreEqual() {
    #expect(Phrase.Status("state-taken") == .taken && Phrase.Noun("noun-dose") == .dose)
    #expect(Phrase.message("state-taken") == .message(PhraseID(unchecked: "state-taken")))
    #expect(
      Phrase.message("m", ["n": .number(1)]).hashValue
        == Phrase.message(PhraseID(unchecked: "m"), [PhraseID(unchecked: "n"): .number(1)]).hashValue)
    let speaker = Speaker("pl", offsets: FixedOffset(seconds: 0))
    #expect(
      speaker.say(.state(Phrase.Status(PhraseID(unchecked: "state-taken")), of: Phrase.Noun("noun-dose")))
        == speaker.say(.state(.taken, of: .dose)))
    #expect(
      speaker.count(3, Phrase.Noun("noun-dose"), status: Phrase.Status("state-missed"))
        == speaker.count(3, .dose, status: .missed))
  }
}
