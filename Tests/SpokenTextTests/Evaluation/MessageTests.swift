// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What the functions and arguments of the tables say, one message a row.
@Suite struct MessageTests {
  /// Says a message of an overlay.
  private func say(
    _ ftl: String, _ id: String = "m", _ arguments: Phrase.Arguments = [:], in language: LanguageTag = "en"
  ) -> (text: String, faults: [String], spans: [Utterance.Span]) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0)).adding(Overlay([language: ftl]))
    let (utterance, faults) = speaker.resolve(.message(PhraseID(unchecked: id), arguments), context: .inline)
    return (utterance.text, faults.map(\.description), utterance.spans)
  }

  // MARK: NUMBER

  @Test(arguments: [
    ("1234.5", "", "1,234.5"), ("1.50", "", "1.50"), ("-7", "", "minus 7"), ("0.00", "", "0.00"),
    ("5", "minimumIntegerDigits: 2", "05"), ("123", "minimumIntegerDigits: 2", "123"),
    ("5", "minimumIntegerDigits: 5", "00,005"), ("1.5", "minimumFractionDigits: 2", "1.50"),
    ("1.2345", "minimumFractionDigits: 2", "1.2345"), ("1.2345", "maximumFractionDigits: 2", "1.23"),
    ("1.10", "maximumFractionDigits: 2", "1.1"), ("1.005", "maximumFractionDigits: 2", "1"),
    ("1.25", "maximumFractionDigits: 1", "1.2"), ("0.35", "minimumFractionDigits: 1, maximumFractionDigits: 1", "0.4"),
    ("3", "minimumFractionDigits: 1, maximumFractionDigits: 2", "3.0"),
    ("123456", "maximumSignificantDigits: 2", "120,000"),
    ("0.012345", "maximumSignificantDigits: 2", "0.012"), ("1", "minimumSignificantDigits: 3", "1.00"),
    ("9.996", "minimumSignificantDigits: 3, maximumSignificantDigits: 3", "10.0"),
    ("0", "minimumSignificantDigits: 3", "0.00"),
    ("999.6", "maximumSignificantDigits: 3", "1,000"), ("1234567", "useGrouping: \"false\"", "1234567"),
    ("1234567", "useGrouping: 0", "1234567"), ("1234567", "useGrouping: \"true\"", "1,234,567"),
    ("7", "minimumFractionDigits: 20", "7.00000000000000000000"),
    ("-1234.5", "maximumFractionDigits: 0", "minus 1,234"),
    (
      "1234567890123456789012345678901234567.8", "maximumFractionDigits: 0",
      "1,234,567,890,123,456,789,012,345,678,901,234,568"
    ),
  ])
  func numbersFollowTheirOptions(_ number: String, _ options: String, _ text: String) throws {
    let value = try #require(ExactDecimal(number))
    let said = say("m = { NUMBER($n\(options.isEmpty ? "" : ", ")\(options)) }", "m", ["n": .number(value)])
    #expect(said.text == text)
    #expect(said.faults.isEmpty)
  }

  @Test(
    arguments: [
      ("one", ["n": .number(1)]), ("other", ["n": .number("1.0" as ExactDecimal)]), ("other", ["n": .number(2)]),
    ] as [(String, Phrase.Arguments)])
  func selectsByWhatIsShown(_ category: String, _ arguments: Phrase.Arguments) {
    #expect(say("m = { $n ->\n [one] one\n *[other] other\n}", "m", arguments).text == category)
  }

  @Test func optionsDecideTheCategory() {
    let ftl = "m = { NUMBER($n, minimumFractionDigits: 1) ->\n [one] one\n *[other] other\n}"
    #expect(say(ftl, "m", ["n": .number(1)]).text == "other")
  }

  // MARK: Selection

  /// The first key that fits is the one, category or number; a quantity never is an exact number, nor is a whole one with
  /// decimals.
  @Test(arguments: [
    (Phrase.number(1), "exactly 1"), (.number("1.00" as ExactDecimal), "other"), (.number(2), "other"),
    (.number(21), "other"), (.quantity("about 1", .one), "category one"), (.quantity("more than 99", .other), "other"),
    (.text("one"), "category one"), (.text("1"), "other"), (.number(ExactDecimal.notANumber), "other"),
    (.number(ExactDecimal.infinity), "other"),
  ])
  func theFirstMatchingKeyIsSelected(_ argument: Phrase, _ text: String) {
    let ftl = "m = { $n ->\n [1] exactly 1\n [one] category one\n *[other] other\n}"
    #expect(say(ftl, "m", ["n": argument]).text == text)
  }

  @Test func aLiteralThatNobodyCanCountMatchesOnlyItself() {
    let key = String(repeating: "9", count: 60)
    let ftl = "m = { $n ->\n [\(key)] long\n *[other] other\n}\nl = { \(key) }"
    #expect(say(ftl, "m", ["n": .number(1)]).text == "other")
    #expect(!say(ftl, "l").text.contains("unavailable"))
  }

  @Test func missingArgumentsTakeTheDefault() {
    let said = say("m = { $n ->\n [one] one\n *[other] other { $n }\n}")
    #expect(said.text == "other {$n}")
    #expect(said.faults == ["unknown variable '$n'"])
  }

  // MARK: FORM and TRAIT

  private static let forms = """
    noun = { $case ->
        [genitive] of it
       *[nominative] it
    }
        .gender = feminine
    dose = { $count ->
        [1] a dose
        [one] { $count } dose
       *[other] { $count } doses
    }
        .gender = masculine
    taken = { $gender ->
        [feminine] taken-f
        [masculine] taken-m
       *[neuter] taken-n
    }
    wrap = <{ $p }>
    case = { FORM($p, case: "genitive") }
    nested = { FORM($p, case: "genitive") } and { $p }
    counted = { FORM($p, $n) }
    agree = { FORM($state, $noun) }
    gendered = { FORM($state, gender: "masculine") }
    trait = { TRAIT($noun, "gender") ->
        [feminine] she
       *[other] they
    }
    word = { TRAIT($noun, "gender") }
    under = minus { $n }
    place = number { FORM(place-word, $p) }
    place-word = { $count ->
        [1] one
       *[other] { $count }
    }
    """

  @Test(
    arguments: [
      ("wrap", ["p": .message("noun")], "<it>"), ("case", ["p": .message("noun")], "of it"),
      ("case", ["p": .message("wrap", ["p": .message("noun")])], "<of it>"),
      ("case", ["p": .list([.message("noun"), .message("noun"), .message("noun")])], "of it, of it, and of it"),
      ("nested", ["p": .message("noun")], "of it and it"), ("case", ["p": .text("Anna")], "Anna"),
      ("case", ["p": .number(3)], "3"),
      ("counted", ["p": .message("dose"), "n": .number(1)], "a dose"),
      ("counted", ["p": .message("dose"), "n": .number(5)], "5 doses"),
      ("counted", ["p": .message("dose"), "n": .quantity("over 99", .other)], "over 99 doses"),
      ("counted", ["p": .message("dose"), "n": .quantity("about 1", .one)], "about 1 dose"),
      ("agree", ["state": .message("taken"), "noun": .message("noun")], "taken-f"),
      ("agree", ["state": .message("taken"), "noun": .message("dose")], "taken-m"),
      ("agree", ["state": .message("taken"), "noun": .text("x")], "taken-n"),
      ("agree", ["state": .message("taken")], "taken-n"), ("gendered", ["state": .message("taken")], "taken-m"),
      ("wrap", ["p": .message("taken")], "<taken-n>"), ("trait", ["noun": .message("noun")], "she"),
      ("trait", ["noun": .message("dose")], "they"), ("trait", ["noun": .text("x")], "they"), ("trait", [:], "they"),
      ("word", ["noun": .message("noun")], "feminine"), ("word", ["noun": .text("x")], "{TRAIT()}"),
      ("word", [:], "{TRAIT()}"),
      ("case", [:], "{$p}"),
      // A phrase without a count of its own is the number itself.
      ("place", ["p": .number(1)], "number one"),
      ("place", ["p": .message("under", ["n": .number(1)])], "number minus 1"),
      ("place", ["p": .message("dose", ["count": .number(3)])], "number 3"),
    ] as [(String, Phrase.Arguments, String)])
  func formsAgreeWithTheirArguments(_ id: String, _ arguments: Phrase.Arguments, _ text: String) {
    #expect(say(Self.forms, id, arguments).text == text)
  }

  /// A language may count the unit of a range by the upper number alone.
  @Test(
    arguments: [
      (0, 1, "At least 0 and at most 1 euro"), (1, 2, "At least 1 and at most 2 euros"),
      (2000, 3000, "At least 2,000 and at most 3,000 euros"),
    ] as [(ExactDecimal, ExactDecimal, String)])
  func rangesMayCountByTheUpperEnd(_ from: ExactDecimal, _ to: ExactDecimal, _ text: String) {
    let ftl = "# Rewords\nmoney-range-shared = at least { $from } and at most { FORM($currency, $to) }"
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ftl]))
    #expect(speaker.say(.money(from: from, to: to, .eur)).text == text)
  }

  // MARK: HEAD and TAIL

  /// Spanish e and u, French elision, Turkish-like suffixes, Korean-like final consonants.
  @Test(arguments: [
    ("i", "Irene", "e"), ("i", "hija", "e"), ("i", "hierba", "y"), ("i", "Ana", "y"), ("i", "8", "y"), ("i", "", "y"),
    ("i", "íntimo", "e"), ("o", "ocho", "u"), ("o", "8", "u"), ("o", "80,000", "u"), ("o", "11", "u"),
    ("o", "11,000", "u"), ("o", "110", "o"), ("o", "1,100", "o"), ("o", "siete", "o"), ("o", "Óscar", "u"),
  ])
  func headSelectsByTheFirstLetters(_ id: String, _ text: String, _ expected: String) {
    let ftl = """
      -head-i-sound = i hi í hí !hie !hia
      -head-o-sound = o ho ó hó 8* 11
      i = { HEAD($x) ->
          [i-sound] e
         *[other] y
      }
      o = { HEAD($x) ->
          [o-sound] u
         *[other] o
      }
      """
    #expect(say(ftl, id, ["x": .text(text)]).text == expected)
  }

  /// Hebrew and Arabic vowel points change no letter; a mark of another script makes another one.
  @Test(arguments: [
    ("שלום", "ו"), ("שָׁלוֹם", "ו"), ("Anna", "ו־"), ("25", "ו־"), ("أَمَل", "ا"), ("أمل", "ا"), ("ñandú", "ו־"),
  ])
  func headIgnoresVowelPoints(_ text: String, _ expected: String) {
    let ftl = """
      -head-hebrew = א ש
      -head-alif = أ ا
      -head-n = n
      m = { HEAD($x) ->
          [hebrew] ו
          [alif] ا
          [n] n
         *[other] ו־
      }
      """
    #expect(say(ftl, "m", ["x": .text(text)]).text == expected)
  }

  @Test(arguments: [
    (Phrase.text("Ayşe"), "-ye"), (.text("Ali"), "-ye"), (.text("Orhan"), "-a"), (.text("ORHAN"), "-a"),
    (.number(6), "-ya"),
    (.number(1006), "-ya"), (.number(60), "-a"), (.number(4), "-e"), (.text("…"), "-e"), (.text(""), "-e"),
    (.list(["x", "Orhan"]), "-a"), (.number(1_000_006), "-ya"),
  ])
  func tailSelectsByTheLastLetters(_ argument: Phrase, _ expected: String) {
    let ftl = """
      -tail-front-vowel = e i ö ü
      -tail-six = 6
      -tail-back = an on un 60
      m = { TAIL($x) ->
          [front-vowel] -ye
          [back] -a
          [six] -ya
         *[other] -e
      }
      """
    #expect(say(ftl, "m", ["x": argument]).text == expected)
  }

  /// Turkish and Azerbaijani have ı and i, and capitals of both.
  @Test(
    arguments: [
      ("tr", "ısı", "ı"), ("tr", "ISI", "ı"), ("az", "QIZI", "ı"), ("tr", "ALİ", "i"), ("tr", "ALI\u{307}", "i"),
      ("tr", "Ali", "i"), ("en", "ISI", "i"),
    ] as [(LanguageTag, String, String)])
  func capitalsAtTheEndMatchSmallLetters(_ language: LanguageTag, _ text: String, _ expected: String) {
    let letters = ["i", "ı"].filter {
      LetterClass($0, of: .tail, letterCase: LetterCase(language)).contains(text, group: nil)
    }
    #expect(letters == [expected])
  }

  @Test func capitalsAtTheStartMatchSmallLetters() {
    let dotted = LetterClass("İ !İZ", of: .head, letterCase: .turkic)
    #expect(dotted.contains("İlaç", group: nil) && dotted.contains("ilaç", group: nil))
    #expect(!dotted.contains("Işık", group: nil) && !dotted.contains("izin", group: nil))
  }

  @Test func headReadsTextWithoutSayingIt() {
    let ftl = "-head-d = d\nx = dx\nm = { HEAD(x) ->\n [d] D\n *[other] O\n} { HEAD($y) ->\n [d] D\n *[other] O\n}"
    let said = say(ftl, "m", ["y": .message("x")])
    #expect(said.text == "D D")
    #expect(said.spans.isEmpty)
  }

  // MARK: SPELL and LANG

  @Test(arguments: [("A1B2", "A 1 B 2"), ("e\u{301}x", "e\u{301} x"), (" a b ", "a b"), ("👩\u{200D}👧", "👩\u{200D}👧")])
  func spelledCodesAreSpacedOut(_ code: String, _ text: String) {
    let said = say("m = ID { SPELL($c) }.", "m", ["c": .text(code)])
    #expect(said.text == "ID \(text).")
    #expect(said.spans.isEmpty)
  }

  @Test func languageCallsMarkTheirSpan() {
    let said = say("m = { LANG(\"bonjour\", \"fr\") } { LANG($n, \"pt_br\") }", "m", ["n": .text("olá")])
    #expect(said.text == "bonjour olá")
    #expect(said.spans == [Utterance.Span(0..<7, .language("fr")), Utterance.Span(8..<12, .language("pt-BR"))])
    #expect(say("m = { LANG($n, \"fr\") }", "m", ["n": .text("")]).spans.isEmpty)
  }

  @Test func spansKeepTheirPlaceWhenTheFirstLetterGrows() throws {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
      .adding(Overlay(["en": "m = ŉx { LANG($n, \"fr\") }"]))
    let said = speaker.say(.message("m", ["n": .text("é")]))
    let span = try #require(said.spans.first)
    #expect(String(decoding: Array(said.text.utf8)[span.range], as: UTF8.self) == "é")
  }

  // MARK: Marks for a voice

  @Test func markCallsMakeSpans() {
    let ftl = """
      word = live
      m = { MARK("live", pronunciation: "laɪv") } { MARK($n, spelling: "letters", pause: 20) } { MARK(word, emphasis: "moderate") }
      n = { MARK({ word }, punctuation: "all") }
      o = { MARK(LANG($n, "fr"), emphasis: "moderate") }
      """
    let said = say(ftl, "m", ["n": .text("A7")])
    #expect(said.faults.isEmpty && said.text == "live A7 live")
    #expect(
      said.spans == [
        .init(0..<4, .pronunciation("laɪv")), .init(5..<7, .spellOut), .init(5..<7, .pause(milliseconds: 20)),
        .init(8..<12, .emphasis),
      ])
    #expect(say(ftl, "n").spans == [.init(0..<4, .punctuation)])
    #expect(say(ftl, "o", ["n": .text("été")]).spans == [.init(0..<5, .language("fr")), .init(0..<5, .emphasis)])
    #expect(say(ftl, "o", ["n": .text("")]).spans.isEmpty)
    // The table's own word still gets its capital.
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ftl]))
    #expect(speaker.say(.message("n")) == Utterance("Live", spans: [.init(0..<4, .punctuation)]))
  }

  @Test(arguments: [
    ("MARK($n)", "{MARK()}"), ("MARK(pause: 5)", "{MARK()}"), ("MARK($n, pause: 0)", "{MARK()}"),
    ("MARK($n, rate: \"slow\")", "{MARK()}"), ("MARK($n, spelling: \"yes\", pause: 5)", "A"),
  ])
  func wrongMarksAreDiagnosed(_ call: String, _ text: String) {
    #expect(say("m = { \(call) }", "m", ["n": .text("A")]).text == text)
    #expect(!Overlay(["en": "m = { \(call) }"]).diagnostics(for: "en").isEmpty)
  }

  // MARK: References, cycles, sizes

  @Test func messagesShareArgumentsAndTermsDoNot() {
    #expect(say("a = { $x }\nm = { a } { a.t }\nb = B\n    .t = { $x }", "m", ["x": .number(1)]).text == "1 {a.t}")
    #expect(say("-t = { $x }{ $y }\nm = { -t(x: \"X\") }", "m", ["y": .text("Y")]).text == "X{$y}")
  }

  @Test(
    arguments: [
      ("foo = { bar }\nbar = { foo }", "{foo}"), ("foo = { foo }", "{foo}"), ("foo = a { foo } b", "a {foo} b"),
      ("foo = { $s ->\n *[a] { foo }\n [b] Bar\n}", "{foo}"), ("-foo = { -foo }\nfoo = { -foo }", "{-foo}"),
      ("foo = { -t }\n-t = { foo }", "{-t}"), ("foo =\n    .a = { foo.a }\nbar = { foo.a }", nil),
    ] as [(String, String?)])
  func cyclesAreCut(_ ftl: String, _ text: String?) {
    let said = say(ftl, text == nil ? "foo.a" : "foo", ["s": .text("a")])
    #expect(said.text == text ?? "{foo.a}")
    #expect(said.faults.contains { $0.hasPrefix("circular") })
  }

  /// Ten messages that each say all ten twice.
  @Test func aTangleOfCyclesEnds() {
    let all = (0..<10).map { "{ m\($0) }{ m\($0) }" }.joined()
    let ftl = (0..<10).map { "m\($0) = \(all)" }.joined(separator: "\n")
    #expect(say(ftl, "m0").text.utf8.count < 1_000_000)
  }

  @Test func longChainsAreFollowed() {
    let count = 10_000
    let ftl = (0..<count).map { "m\($0) = { m\($0 + 1) }" }.joined(separator: "\n") + "\nm\(count) = end"
    #expect(say(ftl, "m0").faults.contains { $0.hasPrefix("phrase is too long") })
    #expect(say(ftl, "m\(count - 49)").text == "end")
  }

  @Test func bombsAreDefused() {
    let ftl =
      "b0 = LOL\n"
      + (1..<20).map { "b\($0) = " + String(repeating: "{ b\($0 - 1) }", count: 10) }.joined(separator: "\n")
    let said = say(ftl, "b19")
    #expect(said.text.utf8.count < 1_000_000)
    #expect(said.faults.contains { $0.hasPrefix("phrase is too long") })
    #expect(say(ftl, "b2").text.utf8.count == 300)
  }

  @Test func repeatedLongReferencesAreCut() {
    let ftl = "big = \(String(repeating: "x", count: 100_000))\nm = \(String(repeating: "{ big }", count: 5_000))"
    #expect(say(ftl, "m").text.utf8.count < 3_000_000)
  }
}
