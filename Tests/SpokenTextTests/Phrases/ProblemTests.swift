// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

/// A problem that an app words itself.
@Suite struct ProblemTests {
  static let overlay = Overlay([
    "en": "too-short = the password is too short", "pl": "too-short = hasło jest za krótkie",
  ])

  @Test(
    arguments: [
      ("en", true, "Error: The password is too short"),
      ("en", false, "The password is too short"),
      ("pl", false, "Hasło jest za krótkie"),
      // A language that the overlay lacks says it in the overlay's own.
      ("de", false, "The password is too short"), ("de", true, "Fehler: The password is too short"),
    ] as [(LanguageTag, Bool, String)])
  func aPhraseOfTheAppsIsSaid(_ language: LanguageTag, _ isPrefixed: Bool, _ expected: String) {
    let speaker = Speaker(language).adding(Self.overlay)
    #expect(speaker.say(.error(.message("too-short"), prefixed: isPrefixed)).text == expected)
  }

  @Test func anErrorsElementLeavesOutTheLastFullStop() {
    let element = Speaker("en").say(SpokenCard.error(.text("Not sent. Try again.")))
    #expect(element.label?.text == "Error: Not sent. Try again")
  }
}
