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

  private static let home: [LanguageTag: String] = ["en": "home = home\nonly = only here", "it": "home = inizio"]

  // MARK: Which language is spoken

  @Test func theLanguageOfTheAppIsSpoken() {
    let italian = speaker("it", Self.home)
    #expect(italian.language == "it" && italian.locale == "it")
    let (utterance, faults) = italian.resolve(.message("home"))
    #expect(utterance.text == "Inizio" && utterance.spans.isEmpty && faults.isEmpty)
    // Without the app's file, English is spoken.
    #expect(Speaker("it", offsets: FixedOffset(seconds: 0)).language == "en")
    #expect(speaker("nl", Self.home).language == "en")
  }

  @Test(
    arguments: [
      // Regions, and what is canonical.
      (["it"], "it", "it"), (["it"], "it-IT", "it"), (["it"], "it-CH", "it"), (["it", "it-CH"], "it-CH", "it-CH"),
      (["it", "it-CH"], "it", "it"), (["it-CH"], "it", "it-CH"), (["he"], "iw-IL", "he"), (["nb"], "no", "nb"),
      // Scripts are never mixed.
      (["zh-Hans"], "zh-TW", "en"), (["zh-Hans", "zh-Hant"], "zh-TW", "zh-Hant"), (["zh-Hans"], "zh-CN", "zh-Hans"),
      (["zh-Hans", "zh-Hant"], "zh-HK", "zh-Hant"), (["zh"], "zh-SG", "zh"), (["sr-Latn"], "sr", "en"),
      (["sr", "sr-Latn"], "sr-Latn-RS", "sr-Latn"), (["hi-Latn"], "hi", "hi"), (["hi-Latn"], "hi-Latn-IN", "hi-Latn"),
      // Portuguese of another continent is still Portuguese.
      (["pt-BR"], "pt", "pt-BR"), (["pt-BR"], "pt-PT", "pt-BR"), (["pt", "pt-PT"], "pt-AO", "pt-PT"),
      // The library's own languages stay as they are.
      (["it", "es-MX"], "es-MX", "es-419"), (["it", "de-AT"], "de-AT", "de"), (["it"], "en-GB", "en-GB"),
      (["it"], "nl", "en"), (["it"], "und", "en"), (["it"], "pl-DE", "pl"),
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
    let texts: [LanguageTag: String] = ["pt": "a = pt\nb = pt\nc = pt", "pt-PT": "a = PT\nb = PT", "pt-AO": "a = AO"]
    for (locale, expected) in [("pt-BR", "pt pt pt"), ("pt-PT", "PT PT pt"), ("pt-AO", "AO PT pt")]
      as [(LanguageTag, String)]
    {
      let speaker = speaker(locale, texts)
      #expect(
        ["a", "b", "c"].map { speaker.say(.message($0), context: .inline).text }.joined(separator: " ") == expected)
    }
  }

  @Test func languagesAreListed() {
    let languages = Overlay(["en": "m = m", "it": "m = m", "de-AT": "m = m", "zh-Hant": "m = m"]).languages
    #expect(languages == (Speaker.languages + ["it", "zh-Hant"]).sorted { $0.description < $1.description })
  }

  /// The listener's list counts in its order, with the languages of the app among it.
  @Test func thePreferredLanguageIsSpoken() {
    let overlay = Overlay(["en": "m = en", "it": "m = it", "de": "m = de"])
    func language(_ preferred: String...) -> LanguageTag {
      Speaker(preferring: preferred, listener: Locale(identifier: "en_001")).adding(overlay).language
    }
    #expect(language("it", "de") == "it" && language("de", "it") == "de")
    #expect(language("sv", "it", "de") == "it" && language("sv", "de", "it") == "de")
    #expect(language("it-CH") == "it" && language("sv") == "en")
    // The language stays if the overlay brings nothing nearer.
    let german = Speaker(preferring: ["sv", "de"], listener: Locale(identifier: "en_001"))
    #expect(german.language == "de" && german.adding(Overlay(["en": "m = en"])).language == "de")
  }

  @Test func aLanguageThatIsRegisteredLaterIsTheLibrarys() async {
    await #expect(processExitsWith: .success) {
      let overlay = Overlay(["en": "m = en", "fi": "m = fi { $n }"])
      func said() -> String {
        Speaker("fi", offsets: FixedOffset(seconds: 0)).adding(overlay).say(.message("m", ["n": .number(-3)])).text
      }
      #expect(said() == "Fi minus 3")
      #expect(overlay.languages.contains("fi") && !Speaker.languages.contains("fi"))
      Speaker.register(SpeakerLanguagesTests.language(["fi": "minus = miinus { $amount }"]))
      #expect(said() == "Fi miinus 3")
    }
  }

  // MARK: Grammar

  /// The plural rules, number symbols, and ordinals of the language.
  @Test func numbersFollowTheLanguage() {
    let forms = "m = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n}"
    func said(_ locale: LanguageTag, _ number: ExactDecimal) -> String {
      speaker(locale, [locale: forms]).say(.message("m", ["n": .number(number)]), context: .inline).text
    }
    #expect([1, 2, 5, "1.5"].map { said("cs", $0) } == ["one", "few", "other", "many"])
    #expect([1, 2, 3, 5, 101].map { said("sl", $0) } == ["one", "two", "few", "other", "one"])
    #expect([1, 2, 1_000_000].map { said("it", $0) } == ["one", "other", "many"])
    #expect([1, 2, 10].map { said("he", $0) } == ["one", "two", "other"])
    #expect([0, 1, 10, 21].map { said("lv", $0) } == ["zero", "one", "zero", "one"])
    #expect([0, 1, 2].map { said("zh-Hans", $0) } == ["other", "other", "other"])
    #expect(speaker("it", ["it": "m = m"]).number("1234.5" as ExactDecimal).text == "1234,5")
    #expect(speaker("it", ["it": "number-digits = grouped"]).number("12345.5" as ExactDecimal).text == "12.345,5")
    #expect(speaker("he", ["he": "m = m"]).number("1234.5" as ExactDecimal).text == "1234.5")
  }

  /// A noun has a form for each plural category, in languages that declare no forms of their own.
  @Test func nounsHaveAFormForEachCategory() {
    let czech = "# Swift: Noun\nnoun-parcel = balík\n    .few = balíky\n    .many = balíku\n    .other = balíků\n"
    func counted(_ locale: LanguageTag, _ text: String, _ numbers: ExactDecimal...) -> [String] {
      numbers.map { speaker(locale, [locale: text]).count($0, Phrase.Noun("noun-parcel"), context: .inline).text }
    }
    #expect(counted("cs", czech, 0, 1, 2, 5, "1.5") == ["0 balíků", "1 balík", "2 balíky", "5 balíků", "1,5 balíku"])
    let italian = "# Swift: Noun\nnoun-parcel = pacco\n    .other = pacchi\n"
    #expect(counted("it", italian, 1, 2, 1_000_000) == ["1 pacco", "2 pacchi", "1000000 pacchi"])
    #expect(counted("zh-Hans", "# Swift: Noun\nnoun-parcel = 包裹\n    .counted = { $count }个包裹\n", 3) == ["3个包裹"])
    #expect(counted("th", "# Swift: Noun\nnoun-parcel = พัสดุ\n", 1, 3) == ["1 พัสดุ", "3 พัสดุ"])
    // The app's own grammar takes the place of this one.
    let own = """
      forms-noun = plain
          .after-number = plain
      form-noun = after-number
      # Swift: Noun
      noun-parcel = a
          .after-number = b
      """
    #expect(counted("it", own, 1, 2) == ["1 b", "2 b"])
  }

  // MARK: What the library says

  @Test func theLibraryFallsBackToEnglish() {
    let italian = speaker("it", ["en": "total = Total: { $amount }", "it": "total = Totale: { $amount }"])
    let (total, faults) = italian.resolve(.message("total", ["amount": .money(3, .eur)]))
    #expect(total.text == "Totale: 3 euros")
    #expect(total.spans == [Utterance.Span(8..<15, .language("en"))])
    #expect(faults == [SpeechFault(kind: .otherLanguage, name: "currency-eur")])
    #expect(italian.resolve(.count(3, .dose)).faults == [SpeechFault(kind: .otherLanguage, name: "noun-dose")])
    #expect(italian.number(-3).text == "Minus 3" && italian.number(-3).spans.map(\.attribute) == [.language("en")])
    // A currency that English does not name either.
    #expect(italian.money(3, Currency("XYZ")!).text == "3 X Y Z")
  }

  @Test func theAppMaySupplyWhatTheLibrarySays() {
    let supplied = """
      # Rewords
      currency-eur = euro
      minus = meno { $amount }
      counted-more = più di { counted }
      noun-dose = dose
          .other = dosi
      """
    let italian = speaker("it", ["it": supplied])
    for (said, expected) in [
      (italian.resolve(.money(-3, .eur)), "Meno 3 euro"), (italian.resolve(.count(3, .dose)), "3 dosi"),
      (italian.resolve(.count(200, .dose, limit: 99)), "Più di 99 dosi"),
    ] {
      #expect(said.utterance.text == expected && said.utterance.spans.isEmpty && said.faults.isEmpty)
    }
    // What is broken is said in English, and its place is told.
    let broken = speaker("it", ["it": "minus = meno { $amount } { -gone }"]).resolve(.number(-3))
    #expect(broken.utterance.text == "Minus 3" && broken.faults.map(\.place) == ["it.ftl:1"])
  }

  /// English words of the library, with the app's nouns in them: its English ones, or else those of its own language.
  @Test func englishKnowsTheNounsOfTheApp() {
    let parcel = Phrase.atLeast(.count(3, Phrase.Noun("noun-parcel")))
    let texts: [LanguageTag: String] = [
      "en": "# Swift: Noun\nnoun-parcel = parcel\n    .plural = parcels",
      "it": "# Swift: Noun\nnoun-parcel = pacco\n    .other = pacchi",
    ]
    #expect(speaker("it", texts).say(parcel).text == "At least 3 parcels")
    let italian = speaker("it", ["it": texts["it"]!])
    let said = italian.resolve(parcel).utterance
    #expect(said.text == "At least 3 pacchi")
    #expect(said.spans.map(\.attribute) == [.language("en"), .language("it")])
    let booked = Phrase.count(3, Phrase.Noun("noun-parcel"), status: .taken)
    #expect(speaker("it", texts).say(booked).text == "3 parcels taken")
  }

  /// What the app lacks is said in its source language, with that language's own library.
  @Test func theAppFallsBackToItsSourceLanguage() {
    let (said, faults) = speaker("it", Self.home).resolve(.message("only"))
    #expect(said.text == "Only here" && said.spans.map(\.attribute) == [.language("en")])
    #expect(faults == [SpeechFault(kind: .otherLanguage, name: "only")])
    // An app whose source language the library lacks.
    let german = speaker("de", ["it": "total = Totale: { $amount }"])
    let total = german.resolve(.message("total", ["amount": .money(3, .eur)])).utterance
    #expect(total.text == "Totale: 3 euros")
    #expect(total.spans.map(\.attribute) == [.language("it"), .language("en")])
    #expect(german.money(3, .eur).text == "3 Euro" && german.language == "de")
    // Traditional Chinese is not read by a voice of simplified Chinese.
    let chinese = speaker("zh-Hant", ["zh-Hans": "m = 这里", "zh-Hant": "n = 這裡"])
    #expect(chinese.say(.message("m")).spans.map(\.attribute) == [.language("zh-Hans")])
  }

  // MARK: Labels

  @Test(
    arguments: [
      ("it", "Sala: 2B. Facile"), ("he", "Sala: 2B. Facile"), ("zh-Hans", "Sala：2B。Facile"),
      ("zh-Hant", "Sala：2B。Facile"), ("ur", "Sala: 2B. Facile"),
    ] as [(LanguageTag, String)])
  func labelsAreJoinedInTheLanguage(_ locale: LanguageTag, _ expected: String) {
    let speaker = speaker(locale, [locale: "room = Sala\neasy = Facile"])
    let card = SpokenCard {
      Phrase.field(Phrase.Field("room"), .text("2B"))
      Phrase.message("easy")
    }
    let label = speaker.say(card).label
    #expect(label?.text == expected && label?.spans.isEmpty == true)
  }

  /// No phrase is empty or in braces, whatever is asked of a language without words.
  @Test func everythingIsSaid() {
    let italian = speaker("it", ["it": "m = m"])
    for (family, _) in Catalogue.families {
      for sample in Catalogue.samples(family, "en").prefix(60) {
        for row in sample.rows(using: italian) {
          #expect(!row.phrase.isEmpty && !row.phrase.contains("{"), "\(row)")
        }
      }
    }
  }
}
