import SpokenText
import Testing

/// A problem that an app words itself.
@Suite struct FormProblemTests {
  static let overlay = Overlay([
    "en": "too-short = the password is too short", "pl": "too-short = hasło jest za krótkie",
  ])

  @Test(
    arguments: [
      ("en", true, "Error: The password is too short"),
      ("en", false, "The password is too short"),
      ("pl", false, "Hasło jest za krótkie"),
      // A language that the overlay lacks says it in the overlay's own.
      ("de", false, "the password is too short"),
    ] as [(LanguageTag, Bool, String)])
  func aPhraseOfTheAppsIsSaid(_ language: LanguageTag, _ isMarked: Bool, _ expected: String) {
    let speaker = Speaker(language).adding(Self.overlay)
    #expect(speaker.error(.phrase("too-short"), isMarked: isMarked).text == expected)
  }

  @Test func anErrorsElementLeavesOutTheLastFullStop() {
    let element = SpokenElement.error(.text("Not sent. Try again."), by: Speaker("en"))
    #expect(element.label?.text == "Error: Not sent. Try again")
  }
}
