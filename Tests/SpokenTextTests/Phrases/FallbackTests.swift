// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// What a listener hears where their language lacks a phrase, or the app lacks their language.
@Suite struct FallbackTests {
  /// Hears the faults of a speaker.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var heard: [SpeechFault] = []
    var faults: [SpeechFault] { lock.withLock { heard } }
    var handler: @Sendable (SpeechFault) -> Void { { fault in self.lock.withLock { self.heard.append(fault) } } }
  }

  private static let then = Instant(secondsSinceEpoch: 1_795_201_200)  // 19:00 UTC

  private static let overlay = Overlay([
    "en":
      "own = own { $x }\nnumber = number { $x }\nmenu = { $case ->\n    [infinitive] see it\n   *[statement] shows it\n}"
  ])

  private func speaker(_ locale: LanguageTag, _ change: (inout Speaker) -> Void = { _ in }) -> Speaker {
    Speaker(locale, offsets: FixedOffset(seconds: 0), reference: .fixed(Self.then)).adding(Self.overlay).with(change)
  }

  /// All that a listener prefers holds in the other language too.
  @Test func preferencesHoldInTheFallbackLanguage() {
    func said(_ phrase: Phrase, _ change: (inout Speaker) -> Void = { _ in }) -> String {
      let utterance = speaker("pl-PL", change).say(.message("own", ["x": phrase]))
      #expect(utterance.spans.first == Utterance.Span(0..<utterance.text.utf8.count, .language("en")))
      return utterance.text
    }
    #expect(said(.time(Self.then)) == "Own 19:00")
    #expect(said(.time(Self.then)) { $0.hourCycle = .h12 } == "Own 7:00 PM")
    #expect(said(.money(5, .pln)) == "Own 5 zlotys")
    #expect(said(.money(5, .usd)) == "Own 5 US dollars")
    #expect(said(.money(5, .usd)) { $0.currency = .usd } == "Own 5 dollars")
    #expect(said(.dateTime(Self.then)) == "Own today at 19:00")
    let hint = Phrase.hint(.outcome("menu"))
    #expect(speaker("pl-PL") { $0.interaction = .touch }.say(hint).text == "Double tap to see it")
    #expect(said(hint) { $0.interaction = .touch } == "Own double tap to see it")
    let native = Overlay(["hi": "own = own { $x }"])
    let english = Speaker("en-IN", offsets: FixedOffset(seconds: 0)).adding(native).with { $0.numerals = .native }
    #expect(english.say(.message("own", ["x": .number(25)])).text == "Own २५")
  }

  /// A phrase of another language begins as it does there, and keeps what is data as it is.
  @Test(
    arguments: [
      (Phrase.message("own", ["x": .text("maya")]), "Own maya"),
      (.field(named: .message("own", ["x": .text("a")]), "b"), "Own a: b"),
      (.list([.message("own", ["x": .text("a")]), .text("b")]), "Own a i b"),
      (.sentences([.text("A"), .message("own", ["x": .text("b")])]), "A. Own b"),
    ])
  func fallbackPhrasesKeepTheirCapitals(_ phrase: Phrase, _ text: String) {
    #expect(speaker("pl").say(phrase).text == text)
    #expect(speaker("pl").say(SpokenCard(phrase)).label?.text == text)
  }

  @Test func userTextKeepsItsFirstLetter() {
    let overlay = Overlay(["en": "who = { $who } is here"])
    let speaker = Speaker("pl", offsets: FixedOffset(seconds: 0)).adding(overlay)
    #expect(speaker.say(.message("who", ["who": .text("maya")])).text == "maya is here")
  }

  /// The gesture before it asks for its infinitive, which only its own language has.
  @Test func aHintIsSaidInTheLanguageOfItsOutcome() {
    let overlay = Overlay(["en": "open = { $case ->\n    [infinitive] open the map\n   *[statement] opens the map\n}"])
    let speaker = Speaker("pl", offsets: FixedOffset(seconds: 0)).adding(overlay)
    let hint = Phrase.Hint.outcome("open")
    let (said, faults) = speaker.resolve(.hint(hint, using: .touch))
    #expect(said == Utterance("Double tap to open the map", spans: [Utterance.Span(0..<26, .language("en"))]))
    #expect(faults == [SpeechFault(kind: .otherLanguage, name: "open")])
    #expect(speaker.say(.hint(hint)).text == "Opens the map")
  }

  /// It is told once, and only to the handler that was set.
  @Test func aPhraseOfAnotherLanguageIsReported() {
    let log = Log()
    let speaker = speaker("pl") { $0.faultHandler = log.handler }
    _ = speaker.say(.message("own", ["x": .text("a")]))
    #expect(log.faults == [SpeechFault(kind: .otherLanguage, name: "own")])
    _ = speaker.say(.state(.taken))
    _ = speaker.say(
      SpokenCard {
        "A"; Phrase.message("own", ["x": .text("a")])
      })
    #expect(log.faults.count == 2)
    _ = speaker.say(.message("no-such"))
    #expect(log.faults.suffix(1) == [SpeechFault(kind: .unknownMessage, name: "no-such")])
    _ = speaker.resolve(.message("no-such"))
    #expect(log.faults.count == 3)
  }

  // MARK: A language that is not compiled in

  private func marked(_ utterance: Utterance?, _ language: LanguageTag) -> Bool {
    guard let utterance else { return false }
    return utterance.spans.first == Utterance.Span(0..<utterance.text.utf8.count, .language(language))
  }

  @Test(
    arguments: [
      (Speaker("gl-ES"), "gl-ES", "en"), (Speaker(preferring: ["gl-ES", "de"]), "gl-ES", "de"),
      (Speaker(preferring: ["gl-ES", "de", "pl"]), "gl-ES", "de"),
      (Speaker(preferring: ["is", "mk", "pl"]), "is", "pl"),
    ] as [(Speaker, String, String)])
  func anotherLanguageIsMarkedAndReported(_ speaker: Speaker, _ locale: String, _ language: String) {
    let log = Log()
    let speaker = speaker.with { $0.faultHandler = log.handler }
    let spoken = LanguageTag(stringLiteral: language)
    #expect(speaker.locale.description.hasPrefix(locale))
    #expect(speaker.language == spoken)
    let phrases: [Phrase] = [
      .money(5, .usd), .number(3), .list(["a", "b"]), .state(.taken), .text("Anna"), .message("progress-step", [:]),
    ]
    for phrase in phrases {
      #expect(marked(speaker.say(phrase), spoken), "\(phrase)")
      #expect(marked(speaker.resolve(phrase).utterance, spoken), "\(phrase)")
      #expect(speaker.resolve(phrase).faults.contains { $0.kind == .unspokenLanguage })
    }
    let heard = log.faults.filter { $0.kind == .unspokenLanguage }
    #expect(heard.count == phrases.count)
    #expect(heard.allSatisfy { $0.name == speaker.locale.description })
    let element = speaker.say(
      SpokenCard {
        "A"; Phrase.count(3, .dose)
      }.value(.state(.taken)).hint(.details))
    #expect(marked(element.label, spoken) && marked(element.value, spoken) && marked(element.hint, spoken))
    // What says nothing is neither marked nor reported.
    let before = log.faults.count
    #expect(speaker.say(.nothing) == Utterance(""))
    #expect(log.faults.count == before)
  }

  @Test(
    arguments: [
      (["de", "pl"], "de"), (["pl", "de"], "pl"), (["es-AR", "pl"], "es-419"), (["fr-CH"], "fr"), (["", "ja"], "ja"),
      (["!!", "und", "es-MX"], "es-419"), (["fo", "de"], "de"), ([], "en"), (["tlh"], "en"),
    ] as [([String], LanguageTag)])
  func theUsersOrderIsKept(_ languages: [String], _ spoken: LanguageTag) {
    #expect(Speaker(preferring: languages, listener: Locale(identifier: "")).language == spoken, "\(languages)")
  }

  @Test(
    arguments: ["en", "en-AU", "en-US-u-hc-h23", "pl-PL", "es-AR", "ar-EG", "EN-gb", "iw-IL", "no", "no-NO"]
      as [LanguageTag])
  func aSpokenLanguageIsNotMarked(_ locale: LanguageTag) {
    let speaker = Speaker(locale, offsets: FixedOffset(seconds: 0))
    #expect(speaker.resolve(.number(3)).faults.isEmpty)
    #expect(speaker.say(.number(3)).spans.isEmpty)
  }
}
