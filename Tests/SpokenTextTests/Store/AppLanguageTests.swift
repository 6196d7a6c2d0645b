// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Languages that the library lacks, and an app's overlay brings.
@Suite struct AppLanguageTests {
  private func speaker(_ locale: LanguageTag, _ texts: [LanguageTag: String]) -> Speaker {
    Speaker(locale, offsets: FixedOffset(seconds: 0)).adding(Overlay(texts))
  }

  private static let home: [LanguageTag: String] = ["en": "home = home\nonly = only here", "gl": "home = inicio"]

  // MARK: Which language is spoken

  @Test func theLanguageOfTheAppIsSpoken() {
    let galician = speaker("gl", Self.home)
    #expect(galician.language == "gl" && galician.locale == "gl")
    let (utterance, faults) = galician.resolve(.message("home"))
    #expect(utterance.text == "Inicio" && utterance.spans.isEmpty && faults.isEmpty)
    // Without the app's file, English is spoken.
    #expect(Speaker("gl", offsets: FixedOffset(seconds: 0)).language == "en")
    #expect(speaker("af", Self.home).language == "en")
  }

  @Test(
    arguments: [
      // Regions, and what is canonical.
      (["gl"], "gl", "gl"), (["gl"], "gl-ES", "gl"), (["gl"], "gl-PT", "gl"), (["gl", "gl-PT"], "gl-PT", "gl-PT"),
      (["gl", "gl-PT"], "gl", "gl"), (["gl-PT"], "gl", "gl-PT"), (["yi"], "ji-UA", "yi"), (["fil"], "tl", "fil"),
      // Scripts are never mixed.
      (["yue-Hans"], "yue-HK", "en"), (["yue-Hans", "yue-Hant"], "yue-HK", "yue-Hant"),
      (["yue-Hans"], "yue-CN", "yue-Hans"), (["yue-Hans", "yue-Hant"], "yue-MO", "yue-Hant"),
      (["yue"], "yue-MO", "yue"), (["sr-Latn"], "sr", "en"), (["sr", "sr-Latn"], "sr-Latn-RS", "sr-Latn"),
      (["sr", "sr-Latn"], "sr-ME", "sr-Latn"), (["hi-Latn"], "hi", "hi"), (["hi-Latn"], "hi-Latn-IN", "hi-Latn"),
      // Swahili of another country is still Swahili.
      (["sw-KE"], "sw", "sw-KE"), (["sw-KE"], "sw-CD", "sw-KE"), (["sw", "sw-KE"], "sw-UG", "sw"),
      // The library's own languages stay as they are.
      (["gl", "es-MX"], "es-MX", "es-419"), (["gl", "de-AT"], "de-AT", "de"), (["gl"], "en-GB", "en-GB"),
      (["gl"], "af", "en"), (["gl"], "und", "en"), (["gl"], "pl-DE", "pl"),
    ] as [([LanguageTag], LanguageTag, LanguageTag)])
  func localesFindTheNearestLanguage(_ files: [LanguageTag], _ locale: LanguageTag, _ spoken: LanguageTag) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "m = \($0)") })
    let speaker = speaker(locale, texts.merging(["en": "m = en"]) { old, _ in old })
    #expect(speaker.language == spoken)
    let isOfApp = files.contains(spoken)
    if isOfApp { #expect(speaker.say(.message("m"), context: .inline).text == "\(spoken)") }
    #expect((speaker.table.library != nil) == isOfApp)
  }

  @Test func regionalFilesExtendTheLanguage() {
    let texts: [LanguageTag: String] = [
      "sr-Latn": "a = sr\nb = sr\nc = sr", "sr-Latn-ME": "a = ME\nb = ME", "sr-Latn-ME-ijekavsk": "a = ije",
    ]
    for (locale, expected) in [
      ("sr-Latn-RS", "sr sr sr"), ("sr-Latn-ME", "ME ME sr"), ("sr-Latn-ME-ijekavsk", "ije ME sr"),
    ] as [(LanguageTag, String)] {
      let speaker = speaker(locale, texts)
      #expect(
        ["a", "b", "c"].map { speaker.say(.message($0), context: .inline).text }.joined(separator: " ") == expected)
    }
  }

  @Test func languagesAreListed() {
    let languages = Overlay(["en": "m = m", "gl": "m = m", "de-AT": "m = m", "yue-Hans": "m = m"]).languages
    #expect(languages == (Speaker.languages + ["gl", "yue-Hans"]).sorted { $0.description < $1.description })
  }

  /// The listener's list counts in its order, with the languages of the app among it.
  @Test func thePreferredLanguageIsSpoken() {
    let overlay = Overlay(["en": "m = en", "gl": "m = gl", "de": "m = de"])
    func language(_ preferred: String...) -> LanguageTag {
      Speaker(preferring: preferred, listener: Locale(identifier: "en_001")).adding(overlay).language
    }
    #expect(language("gl", "de") == "gl" && language("de", "gl") == "de")
    #expect(language("is", "gl", "de") == "gl" && language("is", "de", "gl") == "de")
    #expect(language("gl-PT") == "gl" && language("is") == "en")
    // The language stays if the overlay brings nothing nearer.
    let german = Speaker(preferring: ["is", "de"], listener: Locale(identifier: "en_001"))
    #expect(german.language == "de" && german.adding(Overlay(["en": "m = en"])).language == "de")
  }

  @Test func aLanguageThatIsRegisteredLaterIsTheLibrarys() async {
    await #expect(processExitsWith: .success) {
      let overlay = Overlay(["en": "m = en", "et": "m = et { $n }"])
      func said() -> String {
        Speaker("et", offsets: FixedOffset(seconds: 0)).adding(overlay).say(.message("m", ["n": .number(-3)])).text
      }
      #expect(said() == "Et minus 3")
      #expect(overlay.languages.contains("et") && !Speaker.languages.contains("et"))
      Speaker.register(SpeakerLanguagesTests.language(["et": "minus = miinus { $amount }"]))
      #expect(said() == "Et miinus 3")
    }
  }

  // MARK: Grammar

  /// The plural rules, number symbols, and ordinals of the language.
  @Test func numbersFollowTheLanguage() {
    let forms = "m = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n}"
    func said(_ locale: LanguageTag, _ number: ExactDecimal) -> String {
      speaker(locale, [locale: forms]).say(.message("m", ["n": .number(number)]), context: .inline).text
    }
    #expect([1, 2, 10, "1.5"].map { said("lt", $0) } == ["one", "few", "other", "many"])
    #expect([1, 2, 3, 5, 101].map { said("hsb", $0) } == ["one", "two", "few", "other", "one"])
    #expect([1, 2, 1_000_000].map { said("scn", $0) } == ["one", "other", "many"])
    #expect([1, 2, 10].map { said("se", $0) } == ["one", "two", "other"])
    #expect([0, 1, 10, 21].map { said("lv", $0) } == ["zero", "one", "zero", "one"])
    #expect([0, 1, 2].map { said("yue", $0) } == ["other", "other", "other"])
    #expect(speaker("gl", ["gl": "m = m"]).number("1234.5" as ExactDecimal).text == "1234,5")
    #expect(speaker("gl", ["gl": "number-digits = grouped"]).number("12345.5" as ExactDecimal).text == "12.345,5")
    #expect(speaker("fa", ["fa": "m = m"]).number("1234.5" as ExactDecimal).text == "1234.5")
  }

  /// A noun has a form for each plural category, in languages that declare no forms of their own.
  @Test func nounsHaveAFormForEachCategory() {
    let lithuanian = """
      # Swift: Noun
      noun-parcel = siuntinys
          .few = siuntiniai
          .many = siuntinio
          .other = siuntinių
      """
    func counted(_ locale: LanguageTag, _ text: String, _ numbers: ExactDecimal...) -> [String] {
      numbers.map { speaker(locale, [locale: text]).count($0, Phrase.Noun("noun-parcel"), context: .inline).text }
    }
    #expect(
      counted("lt", lithuanian, 0, 1, 2, 10, "1.5")
        == ["0 siuntinių", "1 siuntinys", "2 siuntiniai", "10 siuntinių", "1,5 siuntinio"])
    let sicilian = "# Swift: Noun\nnoun-parcel = paccu\n    .other = pacchi\n"
    #expect(counted("scn", sicilian, 1, 2, 1_000_000) == ["1 paccu", "2 pacchi", "1000000 pacchi"])
    #expect(counted("yue", "# Swift: Noun\nnoun-parcel = 包裹\n    .counted = { $count }個包裹\n", 3) == ["3個包裹"])
    #expect(counted("lo", "# Swift: Noun\nnoun-parcel = ພັດສະດຸ\n", 1, 3) == ["1 ພັດສະດຸ", "3 ພັດສະດຸ"])
    // The app's own grammar takes the place of this one.
    let own = """
      forms-noun = plain
          .after-number = plain
      form-noun = after-number
      # Swift: Noun
      noun-parcel = a
          .after-number = b
      """
    #expect(counted("gl", own, 1, 2) == ["1 b", "2 b"])
  }

  // MARK: Phrases of the library

  @Test func theLibraryFallsBackToEnglish() {
    let galician = speaker("gl", ["en": "total = Total: { $amount }", "gl": "total = Importe: { $amount }"])
    let (total, faults) = galician.resolve(.message("total", ["amount": .money(3, .eur)]))
    #expect(total.text == "Importe: 3 euros")
    #expect(total.spans == [Utterance.Span(9..<16, .language("en"))])
    #expect(faults == [SpeechFault(kind: .otherLanguage, name: "currency-eur")])
    #expect(galician.resolve(.count(3, .dose)).faults == [SpeechFault(kind: .otherLanguage, name: "noun-dose")])
    #expect(galician.number(-3).text == "Minus 3" && galician.number(-3).spans.map(\.attribute) == [.language("en")])
    // A currency that English does not name either.
    #expect(galician.money(3, Currency("XYZ")!).text == "3 X Y Z")
  }

  @Test func theAppMaySupplyWhatTheLibrarySays() {
    let supplied = """
      # Rewords
      currency-eur = euro
          .other = euros
      minus = menos { $amount }
      counted-more = máis de { counted }
      noun-dose = dose
          .other = doses
      """
    let galician = speaker("gl", ["gl": supplied])
    for (said, expected) in [
      (galician.resolve(.money(-3, .eur)), "Menos 3 euros"), (galician.resolve(.count(3, .dose)), "3 doses"),
      (galician.resolve(.count(200, .dose, limit: 99)), "Máis de 99 doses"),
    ] {
      #expect(said.utterance.text == expected && said.utterance.spans.isEmpty && said.faults.isEmpty)
    }
    // What is broken is said in English, and its place is told.
    let broken = speaker("gl", ["gl": "minus = menos { $amount } { -gone }"]).resolve(.number(-3))
    #expect(broken.utterance.text == "Minus 3" && broken.faults.map(\.place) == ["gl.ftl:1"])
  }

  /// English words of the library, with the app's nouns in them: its English ones, or else those of its own language.
  @Test func englishKnowsTheNounsOfTheApp() {
    let parcel = Phrase.atLeast(.count(3, Phrase.Noun("noun-parcel")))
    let texts: [LanguageTag: String] = [
      "en": "# Swift: Noun\nnoun-parcel = parcel\n    .plural = parcels",
      "gl": "# Swift: Noun\nnoun-parcel = paquete\n    .other = paquetes",
    ]
    #expect(speaker("gl", texts).say(parcel).text == "At least 3 parcels")
    let galician = speaker("gl", ["gl": texts["gl"]!])
    let said = galician.resolve(parcel).utterance
    #expect(said.text == "At least 3 paquetes")
    #expect(said.spans.map(\.attribute) == [.language("en"), .language("gl")])
    let booked = Phrase.count(3, Phrase.Noun("noun-parcel"), status: .taken)
    #expect(speaker("gl", texts).say(booked).text == "3 parcels taken")
  }

  /// A message that the app lacks is said in its source language, with that language's own library.
  @Test func theAppFallsBackToItsSourceLanguage() {
    let (said, faults) = speaker("gl", Self.home).resolve(.message("only"))
    #expect(said.text == "Only here" && said.spans.map(\.attribute) == [.language("en")])
    #expect(faults == [SpeechFault(kind: .otherLanguage, name: "only")])
    // An app whose source language the library lacks.
    let german = speaker("de", ["gl": "total = Importe: { $amount }"])
    let total = german.resolve(.message("total", ["amount": .money(3, .eur)])).utterance
    #expect(total.text == "Importe: 3 euros")
    #expect(total.spans.map(\.attribute) == [.language("gl"), .language("en")])
    #expect(german.money(3, .eur).text == "3 Euro" && german.language == "de")
    // Simplified Cantonese is not read by a voice of traditional Cantonese.
    let cantonese = speaker("yue-Hant", ["yue-Hans": "m = 呢边", "yue-Hant": "n = 呢邊"])
    #expect(cantonese.say(.message("m")).spans.map(\.attribute) == [.language("yue-Hans")])
  }

  // MARK: Labels

  @Test(
    arguments: [
      ("gl", "Sala: 2B. Fácil"), ("fa", "Sala: 2B. Fácil"), ("yue-Hans", "Sala：2B。Fácil"),
      ("yue-Hant", "Sala：2B。Fácil"), ("ks", "Sala: 2B. Fácil"),
    ] as [(LanguageTag, String)])
  func labelsAreJoinedInTheLanguage(_ locale: LanguageTag, _ expected: String) {
    let speaker = speaker(locale, [locale: "room = Sala\neasy = Fácil"])
    let card = SpokenCard {
      Phrase.field(Phrase.Field("room"), .text("2B"))
      Phrase.message("easy")
    }
    let label = speaker.say(card).label
    #expect(label?.text == expected && label?.spans.isEmpty == true)
  }

  /// No phrase is empty or in braces, whatever is asked of a language without words.
  @Test func everythingIsSaid() {
    let galician = speaker("gl", ["gl": "m = m"])
    for (family, _) in Catalogue.families {
      for sample in Catalogue.samples(family, "en").prefix(60) {
        for row in sample.rows(using: galician) {
          #expect(!row.phrase.isEmpty && !row.phrase.contains("{"), "\(row)")
        }
      }
    }
  }
}
