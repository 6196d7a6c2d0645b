// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct OverlayTests {
  private func speaker(_ language: LanguageTag, _ texts: [LanguageTag: String]) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 0)).adding(Overlay(texts))
  }

  /// An overlay rewords a value or an attribute, and leaves the rest as it was.
  @Test func overlaysReplacePatternByPattern() {
    let spoken = speaker("en", ["en": "# Rewords\ncurrency-usd = { $count } x\n    .local = { $count } bucks\n"])
    #expect(spoken.money("2.50", .usd).text == "2 bucks and 50 cents")
    let minor = speaker(
      "en",
      ["en": "# Rewords\ncurrency-usd =\n    .minor = { $count } pennies\n    .minor-alone = { $count } pennies\n"])
    #expect(minor.money("2.50", .usd, width: .short).text == "2 dollars and 50 pennies")
    #expect(minor.money("0.50", .usd).text == "50 pennies")
  }

  /// What no message says, as a list of one item, has no gender to agree with.
  @Test func aFormAgreesWithWhatNoMessageSays() {
    let asked = "taken-items = { $items }: { FORM(state-taken, $items) }\n"
    for language in ["en", "pl", "ar"] as [LanguageTag] {
      let spoken = speaker(language, [language: asked])
      let taken = spoken.say(.state(.taken), context: .inline).text
      for items in [[], [.text("Aspirin")], [.text("Aspirin"), .text("Ibuprofen")]] as [[Phrase]] {
        #expect(spoken.say(.message("taken-items", ["items": .list(items)])).text.hasSuffix(": \(taken)"))
      }
    }
  }

  /// A language may stand "more than" before any count, or ask for a case of the last count that is.
  @Test func moreThanTakesTheCaseItAsksFor() {
    let asked = """
      ## Rewords
      counted-more = więcej niż { FORM(counted, case: "accusative") }
      counted-more-state = więcej niż { FORM(counted-state, case: "accusative") }
      """
    let spoken = speaker("pl", ["pl": asked])
    #expect(spoken.count(2, .dose, limit: 1).text == "Więcej niż jedną dawkę")
    #expect(spoken.count(120, .dose, status: .missed, limit: 99).text == "Więcej niż 99 przegapionych dawek")
    #expect(spoken.count(3, .page, status: .missed, limit: 2).text == "Więcej niż dwie przegapione strony")
    #expect(speaker("pl", [:]).count(2, .dose, limit: 1).text == "Więcej niż jedna dawka")
  }

  @Test func regionalOverlaysExtendTheirLanguage() {
    let texts: [LanguageTag: String] = ["en": "m = en\nn = en\no = en", "en-GB": "m = gb\nn = gb", "en-NZ": "m = nz"]
    for (locale, expected) in [("en-US", "en en en"), ("en-GB", "gb gb en"), ("en", "en en en")]
      as [(LanguageTag, String)]
    {
      let spoken = speaker(locale, texts)
      #expect(
        ["m", "n", "o"].map { spoken.say(.message($0), context: .inline).text }.joined(separator: " ") == expected,
        "\(locale)")
    }
    // A locale that we have no table for still hears what the app has for it.
    #expect(speaker("en-NZ", texts).say(.message("m"), context: .inline).text == "nz")
    #expect(speaker("pl-PL", ["pl-PL": "m = tak", "en": "m = yes"]).say(.message("m"), context: .inline).text == "tak")
  }

  @Test func diagnosticsArePlaces() {
    let overlay = Overlay(files: [
      Overlay.File(
        language: "en", name: "app.ftl",
        text: "good = Good\nbad = { unclosed\nref = { missing } { -gone } { good.no }\ngood = Again\nfn = { NOPE() }\n"
          + "opt = { NUMBER($n, wat: 1) }\nzażółć = x\nlast = Last\n")
    ])
    let places = overlay.diagnostics(for: "en").map { "\($0.file):\($0.line):\($0.column)" }
    for place in [
      "app.ftl:3:9", "app.ftl:3:21", "app.ftl:3:31", "app.ftl:4:1", "app.ftl:5:8", "app.ftl:6:20",
    ] {
      #expect(places.contains(place), "\(place) in \(places)")
    }
    // The brace that is missing, and the letters that no id has.
    #expect(places.contains { $0.hasPrefix("app.ftl:2:") } && places.contains { $0.hasPrefix("app.ftl:7:") })
    #expect(overlay.diagnostics(for: "pl").isEmpty)
    let spoken = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(overlay)
    #expect(spoken.say(.message("good")).text == "Good")
    #expect(spoken.say(.message("last")).text == "Last")
    #expect(spoken.say(.message("ref")).text == "{missing} {-gone} {good.no}")
    #expect(spoken.say(.hiddenAmount).text == "Hidden amount")
  }

  @Test func aPhraseOfAnotherLanguageIsMarked() {
    let spoken = speaker("pl", ["en": "only = one { $n ->\n [one] day\n *[other] days\n}", "pl": "both = oba"])
    let (utterance, faults) = spoken.resolve(.message("only", ["n": .number(2)]))
    #expect(utterance.text == "One days")
    #expect(utterance.spans == [Utterance.Span(0..<8, .language("en"))])
    #expect(faults.map(\.kind) == [.otherLanguage])
    #expect(spoken.say(.message("both")).spans.isEmpty)
    #expect(spoken.resolve(.message("nowhere")).faults.map(\.kind) == [.unknownMessage])
    #expect(spoken.say(.message("nowhere")).text == "{nowhere}")
  }

  /// The app speaks a language that we do not: its own rules, and its own voice.
  @Test func languagesOfAnAppHaveTheirOwnRules() {
    let spoken = speaker("lt", ["lt": "m = { $n ->\n [few] dienos\n *[other] dienų\n}"])
    let (utterance, _) = spoken.resolve(.message("m", ["n": .number(3)]), context: .inline)
    #expect(utterance.text == "dienos")
    #expect(utterance.spans.isEmpty && spoken.language == "lt")
  }

  @Test func junkAndDuplicatesStayApart() {
    let text = "a = A\n}}}\nb = B\n= \n-\nc = { $\nd = D\n    .x = X\n    .x = Y\n"
    let spoken = speaker("en", ["en": text])
    #expect(spoken.say(.message("a")).text == "A")
    #expect(spoken.say(.message("b")).text == "B")
    #expect(spoken.say(.message("d")).text == "D")
    #expect(spoken.say(.message("d.x")).text == "X")
  }

  /// Ids that only look like ours change nothing of ours.
  @Test func lookalikeIDsChangeNothing() throws {
    let texts: [LanguageTag: String] = [
      "en": "## Rewords\ncurrency-ZZZ = zzz\ncurrency-USD = no\ncompact-x = x\ncompact-0 = y\nMINUS = z"
    ]
    let spoken = speaker("en", texts)
    for code in ["AED", "EUR", "GBP", "USD", "PLN", "ZMW"] {
      let currency = try #require(Currency(code))
      #expect(spoken.money(2, currency).text == Speaker("en", offsets: FixedOffset(seconds: 0)).money(2, currency).text)
    }
    #expect(spoken.number(-1_200_000, style: .compact).text == "Minus 1.2 million")
  }

  @Test func namesAreData() {
    let spoken = speaker("en", ["en": "hello = Hello, { $who }!"])
    #expect(
      spoken.say(.message("hello", ["who": .text("{ $x }\u{202E}\n{ hello }")])).text == "Hello, { $x } { hello }!")
    #expect(
      spoken.say(.message("hello", ["who": .text(String(repeating: "é", count: 100_000))])).text.utf8.count == 200_008)
    #expect(spoken.say(.message("hello")).text == "Hello, {$who}!")
  }
}
