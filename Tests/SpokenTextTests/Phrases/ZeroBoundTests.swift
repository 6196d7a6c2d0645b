// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Limits that are zero, which no language calls "no doses".
@Suite struct ZeroBoundTests {
  private static func speaker(_ language: LanguageTag, _ overlay: Overlay? = nil) -> Speaker {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    return overlay.map { speaker.adding($0) } ?? speaker
  }

  @Test(
    arguments: [
      ("en", "At least 0 doses", "Up to 0 doses", "From 0 doses"),
      ("de", "Mindestens 0 Dosen", "Bis zu 0 Dosen", "Ab 0 Dosen"),
      ("fr", "Au moins 0 dose", "Jusqu’à 0 dose", "À partir de 0 dose"),
      ("es", "Al menos 0 dosis", "Hasta 0 dosis", "Desde 0 dosis"),
      ("pl", "Co najmniej 0 dawek", "Do 0 dawek", "Od 0 dawek"),
      ("ar", "0 جرعة على الأقل", "حتى 0 جرعة", "ابتِداءً من 0 جرعة"),
      ("hi", "कम से कम 0 खुराकें", "ज़्यादा से ज़्यादा 0 खुराकें", "0 खुराकों से शुरू"),
      ("ja", "薬0回分以上", "最大0回分の薬", "薬0回分から"),
    ] as [(LanguageTag, String, String, String)])
  func zeroIsANumber(_ language: LanguageTag, _ atLeast: String, _ upTo: String, _ from: String) {
    let speaker = Self.speaker(language)
    #expect(speaker.say(.atLeast(.count(0, .dose))).text == atLeast)
    #expect(speaker.say(.upTo(.count(0, .dose))).text == upTo)
    #expect(speaker.say(.startingAt(.count(0, .dose))).text == from)
  }

  @Test func zeroStaysANumberInAState() {
    let missed = Phrase.count(0, .dose, status: .missed)
    #expect(Self.speaker("en").say(.atLeast(missed)).text == "At least 0 missed doses")
    #expect(Self.speaker("en").say(.atLeast(missed.importance(.essential))).text == "At least 0 missed doses")
  }

  @Test func nothingLiesBetweenEqualEnds() {
    #expect(Self.speaker("pl").say(.between(.count(0, .dose), and: .count(0, .dose))).text == "Brak dawek")
    #expect(Self.speaker("en").say(.between(.count(3, .dose), and: .count(3, .dose))).text == "3 doses")
    #expect(Self.speaker("en").say(.between(.count(0, .dose), and: .count(3, .dose))).text == "Between 0 and 3 doses")
  }

  /// "Nearly no doses" is said.
  @Test func nearlyNoneHasItsWord() {
    #expect(Self.speaker("en").say(.nearly(.count(0, .dose))).text == "Nearly no doses")
  }

  /// A Polish noun without a singular has its own word for one.
  @Test(
    arguments: [
      (0, "Brak zajęć", "Do 0 zajęć"), (1, "Jedne zajęcia", "Do jednych zajęć"), (2, "2 zajęcia", "Do dwóch zajęć"),
      (5, "5 zajęć", "Do pięciu zajęć"),
    ])
  func nounsWithoutASingularAreCounted(_ count: Int, _ said: String, _ upTo: String) {
    let overlay = Overlay([
      "en": "# Swift: Noun\nnoun-class = class\n    .plural = classes\n",
      "pl": """
      noun-class = zajęcia
          .genitive = zajęć
          .plural = zajęcia
          .plural-genitive = zajęć
          .gender = plural

      """,
    ])
    let speaker = Self.speaker("pl", overlay)
    #expect(speaker.count(count, Phrase.Noun("noun-class")).text == said)
    #expect(speaker.say(.upTo(.count(count, Phrase.Noun("noun-class")))).text == upTo)
    if count == 1 {
      #expect(speaker.count(1, Phrase.Noun("noun-class"), status: .missed).text == "Jedne przegapione zajęcia")
    }
  }
}
