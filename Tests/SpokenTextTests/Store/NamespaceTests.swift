// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent
import Testing

@testable import SpokenText

/// An app's own ids never mean anything of the library, whatever they are.
@Suite struct NamespaceTests {
  private static let zone = FixedOffset(seconds: 0)

  private static func plain(_ language: LanguageTag) -> Speaker {
    Speaker(language, offsets: zone, reference: .fixed(Catalogue.now)).with { $0.verbosity = .detailed }
  }

  private static func speaker(_ language: LanguageTag, _ texts: [LanguageTag: String]) -> Speaker {
    plain(language).adding(Overlay(texts))
  }

  /// The ids of a language's tables, of its parents, and of English, with their private words. No phrase in this language
  /// looks anything else up.
  private struct Names {
    var messages: Set<String> = [
      "form-not-uploaded", "forms-of-address", "word-of-the-day", "unit-price", "unit-lap", "trait-list", "noun-list",
      "currency-exchange", "currency-xyz", "compact-view", "compact-5", "number-digits", "number-powers",
      "number-separators", "state-of-the-union", "adjective-taken", "head-count", "zone-of-interest", "audit-role",
    ]
    var terms: Set<String> = []

    init(_ language: LanguageTag) {
      for tag in Set([language] + language.parents + ["en"]) {
        for file in TableLibrary.files(of: tag) {
          for entry in Resource.entries(of: file.bytes) {
            switch entry {
            case .message(let message): messages.insert(file.bytes.text(message.id.range))
            case .term(let term): terms.insert(file.bytes.text(term.id.range))
            default: break
            }
          }
        }
      }
    }

    /// A message of each id, with an argument and attributes that the library's have not, and terms of all its terms.
    var table: String {
      messages.sorted()
        .map { "\($0) = own { $other }\n    .alone = own { $other } alone\n    .gender = own\n" }.joined()
        + terms.sorted().map { "-\($0) = a b c d e f g h i j k l m n o p q r s t u v w x y z\n" }.joined()
    }
  }

  /// Every language with a translation of the ids, and some without one, because English is then the same for all.
  private static let cases: [(LanguageTag, Bool)] =
    Speaker.languages.map { ($0, true) }
    + (DeepCheck.isAsked ? Speaker.languages : ["ar", "de", "en-GB", "ja", "pl"]).map { ($0, false) }

  /// The library says the same with them, and the app hears its own words.
  @Test(arguments: cases)
  func hostileIDsChangeNothing(_ language: LanguageTag, _ isTranslated: Bool) {
    let names = Names(language)
    let table = names.table
    var texts: [LanguageTag: String] = ["en": table]
    if isTranslated { texts[language] = table }
    let (plain, hostile) = (Self.plain(language), Self.speaker(language, texts))
    for kind in Phrase.kinds {
      for round in 0..<(DeepCheck.isAsked ? KeyFiller.rounds : 2) {
        let phrase = KeyFiller.phrase(kind, round)
        // These name messages by their ids, as apps do.
        if kind.name == "message" { continue }
        #expect(hostile.resolve(phrase) == plain.resolve(phrase), "\(phrase)")
      }
    }
    for id in names.messages {
      let message = Phrase.message(PhraseID(unchecked: id), ["other": .text("x")])
      #expect(hostile.say(message).text == "Own x", "\(id)")
      let attribute = Phrase.message(PhraseID(unchecked: id + ".alone"), ["other": .text("x")])
      #expect(hostile.say(attribute).text == "Own x alone", "\(id)")
    }
  }

  /// A state of an app's, next to a noun, is not the library's private word for something else.
  @Test func privateWordsAreNotTakenForStatesOfAnApp() {
    let texts: [LanguageTag: String] = [
      "en": "# Swift: Noun\nnoun-class = class\n    .plural = classes\n# Swift: Status\nstate-booked = booked\n",
      "ja": "noun-class = クラス\n    .counter = 回\nstate-booked = 予約済み\n    .attribute = 予約済みの\n",
    ]
    let phrase = Phrase.count(3, Phrase.Noun("noun-class"), status: Phrase.Status("state-booked"))
    #expect(Self.speaker("en", texts).say(phrase).text == "3 booked classes")
    #expect(Self.speaker("ja", texts).say(phrase).text == "予約済みのクラス3回")
  }

  /// A library's noun has words of its own for the library's states only.
  @Test func nounsOfTheLibraryHaveNoWordsForStatesOfAnApp() {
    let own = Self.speaker("en", ["en": "# Swift: Status\ncompleted = wrapped up"])
    for noun in Phrase.Noun.all {
      let said = own.say(.count(3, noun, status: Phrase.Status("completed"))).text
      #expect(said.contains("wrapped up"), "\(said)")
    }
    #expect(own.say(.state(.completed)).text == Self.plain("en").say(.state(.completed)).text)
  }

  /// The beginning of an id does not make a word: its comment does.
  @Test func marksDecideWhatAWordIs() {
    let table = """
      # Swift: Noun
      lesson = lesson
          .plural = lessons
      ## Swift: Status
      booked = booked
      ##
      # Swift: Unit
      lap = lap
          .plural = laps
      state-of-the-union = union
      """
    let spoken = Self.speaker("en", ["en": table])
    #expect(spoken.say(.count(2, Phrase.Noun("lesson"), status: Phrase.Status("booked"))).text == "2 booked lessons")
    #expect(spoken.measure(3, MeasureUnit("lap")).text == "3 laps")
    #expect(spoken.say(.message("state-of-the-union")).text == "Union")
    // Translators don't copy the marks.
    let polish = Self.speaker(
      "pl",
      [
        "en": table,
        "pl": "lesson = lekcja\n    .plural = lekcje\n    .plural-genitive = lekcji\n    .gender = feminine",
      ])
    #expect(polish.say(.count(5, Phrase.Noun("lesson"))).text == "5 lekcji")
  }

  /// Only what says so rewords the library, in the source language for all languages.
  @Test func rewordingIsMarked() {
    let own = Self.speaker("de", ["en": "state-taken = swallowed", "de": "state-taken = geschluckt"])
    #expect(own.say(.state(.taken)).text == "Eingenommen")
    #expect(own.say(.message("state-taken")).text == "Geschluckt")
    for mark in ["# Rewords\n", "## Rewords\n\n"] {
      let texts: [LanguageTag: String] = ["en": mark + "state-taken = swallowed", "de": "state-taken = geschluckt"]
      #expect(Self.speaker("de", texts).say(.state(.taken)).text == "Geschluckt")
      #expect(Self.speaker("en", texts).say(.state(.taken)).text == "Swallowed")
      #expect(Self.speaker("pl", texts).say(.state(.taken)) == Self.plain("pl").say(.state(.taken)))
    }
    #expect(Self.speaker("de", ["de": "# Rewords\nstate-taken = geschluckt"]).say(.state(.taken)).text == "Geschluckt")
  }

  /// A message that only the source language has is said in it, and not by the library's message with other arguments.
  @Test(arguments: Speaker.languages) func messagesOfAnAppAreNeverTheLibrarys(_ language: LanguageTag) {
    let spoken = Self.speaker(language, ["en": "# $ago (phrase): when.\nlast-completed = last completed { $ago }"])
    let said = spoken.say(.message("last-completed", ["ago": .text("2 hours ago")]))
    #expect(said.text == "Last completed 2 hours ago")
    #expect(language.language == "en" || said.spans.first?.attribute.language == "en")
    // The library's message of this id could be said, too.
    let own = Self.speaker(language, ["en": "# A light.\nstate-online = on the air"])
    #expect(own.say(.message("state-online")).text == "On the air")
  }

  /// A placeable is not spoken if another language, or the library, has words without it.
  @Test func unfilledMessagesFallThrough() {
    let texts: [LanguageTag: String] = [
      "en": "delivered = { $n } delivered\n# Rewords\nstate-taken = taken", "pl": "delivered = dostarczono { $ile }",
      "de": "# Rewords\nstate-taken = von { $wem } eingenommen",
    ]
    let (utterance, faults) = Self.speaker("pl", texts).resolve(.message("delivered", ["n": .number(3)]))
    #expect(utterance == Utterance("3 delivered", spans: [Utterance.Span(0..<11, .language("en"))]))
    #expect(faults.map(\.kind) == [.otherLanguage])
    let german = Self.speaker("de", texts)
    #expect(german.say(.state(.taken)).text == "Taken")
    let alone = Self.speaker("de", ["de": "# Rewords\nstate-taken = von { $wem } eingenommen"])
    #expect(alone.say(.state(.taken)).text == "Eingenommen")
    #expect(alone.say(.status(.taken)).text == Self.plain("de").say(.status(.taken)).text)
  }
}
