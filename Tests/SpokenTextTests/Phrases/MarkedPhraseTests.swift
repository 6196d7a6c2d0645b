// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Phrases with marks for a voice: the words and their forms stay the same, and the marks stay with the words.
@Suite struct MarkedPhraseTests {
  private static let table = """
    told = Maya: { $it }
    asked = { FORM($it, case: "genitive") }
    counted-so = { $it ->
        [one] one
        [few] few
       *[other] other
    } { $it }
    agreed = { FORM($state, $it) }
    headed = { TITLE($it) }, { HEAD($it) ->
        [a-sound] a
       *[other] o
    }
    -head-a-sound = a A
    """

  private static func speaker(_ language: LanguageTag) -> Speaker {
    Catalogue.speaker(language).adding(Overlay([language: table]))
  }

  private static let attributes: [Utterance.Attribute] = [
    .emphasis, .pause(milliseconds: 9), .pronunciation("x"), .language("nl"), .spellOut, .punctuation,
  ]

  /// The parts of an utterance that have an attribute.
  private func parts(_ attribute: Utterance.Attribute, of utterance: Utterance?) -> [String] {
    guard let utterance else { return [] }
    let bytes = Array(utterance.text.utf8)
    return utterance.spans.filter { $0.attribute == attribute }.map {
      String(decoding: bytes[$0.range.clamped(to: bytes.indices)], as: UTF8.self)
    }
  }

  /// Wherever a phrase stands, marks change no word.
  @Test(arguments: DeepCheck.languages)
  func marksChangeNoWord(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    for kind in Phrase.kinds where kind.name != "nothing" && kind.name != "marked" {
      for round in 0..<(DeepCheck.isAsked ? KeyFiller.rounds : 2) {
        let phrase = KeyFiller.phrase(kind, round)
        let marked = Phrase.marked(.marked(phrase, .emphasis), .pause(milliseconds: 9), .pronunciation("x"))
        for (place, holder) in [
          ("alone", { $0 }), ("field", { .field(named: .text("Altitude"), $0) }),
          ("list", { .list([.text("Maya"), $0, .text("Omar")]) }),
          ("argument", { .message("told", ["it": $0]) }), ("case", { .message("asked", ["it": $0]) }),
          ("category", { .message("counted-so", ["it": $0]) }), ("head", { .message("headed", ["it": $0]) }),
          ("agreement", { .message("agreed", ["it": $0, "state": .state(.taken)]) }),
          ("title", { .progress(3, of: 5, title: $0) }), ("hint", { .hint(.say($0), using: .touch) }),
        ] as [(String, (Phrase) -> Phrase)] {
          let (plain, faults) = speaker.resolve(holder(phrase))
          let (said, others) = speaker.resolve(holder(marked))
          #expect(said.text == plain.text && others == faults, "\(place) \(phrase)")
          #expect(parts(.emphasis, of: said).count >= (place == "agreement" ? 0 : 1), "\(place) \(phrase)")
        }
      }
    }
  }

  @Test func marksStayWithTheirWords() {
    let speaker = Self.speaker("en")
    for attribute in Self.attributes {
      let name = Phrase.marked(.text("émile"), attribute)
      let holders: [(phrase: Phrase, parts: [String])] = [
        (name, ["émile"]), (.field(named: .text("Author"), name), ["émile"]),
        (.list([name, .text("Omar"), name]), ["émile", "émile"]),
        (.sentences([.text("A"), name, .text("B"), name]), ["émile", "émile"]),
        (.message("told", ["it": name]), ["émile"]),
        (.message("headed", ["it": name]), ["émile"]), (.marked(.status(.overdue), attribute), ["Status: Overdue"]),
        (.field(named: name, name), ["émile", "émile"]),
        (.marked(.marked(.text("x"), .language("cs")), attribute), ["x"]),
        (.marked(.text(""), attribute), []), (.marked(.text("  x "), attribute), ["x"]),
      ]
      for (phrase, expected) in holders {
        #expect(parts(attribute, of: speaker.say(phrase)).suffix(2) == expected[...], "\(phrase)")
      }
      let card = SpokenCard {
        "Book"; name; Phrase.field(named: .text("By"), name)
      }.value(name).action("a", name)
      let element = speaker.say(card)
      #expect(parts(attribute, of: element.label) == ["émile", "émile"])
      #expect(parts(attribute, of: element.value) == ["émile"])
      #expect(parts(attribute, of: element.actions.first?.name) == ["émile"])
      #expect(element.label?.text == "Book. émile. By: émile")
    }
  }

  /// A capital may have more bytes than its small letter.
  @Test func marksMoveWithTheText() {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
      .adding(Overlay(["en": "grown = ŉx { $it }"]))
    let said = speaker.say(.message("grown", ["it": .marked(.text("é"), .emphasis)]))
    #expect(parts(.emphasis, of: said) == ["é"])
    #expect(said.text.hasSuffix(" é") && !said.text.hasPrefix("ŉ"))
  }

  /// Where an argument is blank the spaces around it go, and the marks move along.
  @Test func marksMoveWhereNothingIsSaid() {
    let speaker = Self.speaker("en")
      .adding(
        Overlay(["en": "holes = { $a } { $b } { $a } { $a } { MARK(\"x y\", pause: 9) } { MARK($a, pause: 9) } { $a }"])
      )
    let said = speaker.resolve(.message("holes", ["a": .text(" "), "b": .marked(.text("é"), .emphasis)])).utterance
    #expect(said == Utterance("é x y", spans: [.init(0..<2, .emphasis), .init(3..<6, .pause(milliseconds: 9))]))
  }

  @Test func silenceHasNoMarks() {
    let speaker = Self.speaker("en")
    for blank in ["", " ", "\n", "\u{202E}"] {
      let phrase = Phrase.marked(.text(blank), .emphasis)
      #expect(phrase.isSilent)
      #expect(speaker.say(phrase) == Utterance(""))
      #expect(speaker.say(.list([.text("Maya"), phrase, .text("Omar")])).text == "Maya and Omar")
      #expect(Phrase.field(.category, phrase) == .nothing)
    }
    #expect(Phrase.marked(.nothing, .emphasis).isSilent)
  }

  @Test func aHundredMarksAreCutAsAllPhrasesAre() {
    let deep = (0..<100).reduce(.text("x") as Phrase) { inner, _ in .marked(inner, .emphasis) }
    let (said, faults) = Self.speaker("en").resolve(deep)
    #expect(said.text == "{…}" && faults.map(\.kind) == [.tooLong])
    let fair = (0..<31).reduce(.text("x") as Phrase) { inner, _ in .marked(inner, .emphasis) }
    #expect(Self.speaker("en").resolve(fair).utterance.spans.count == 31)
  }

  @Test func ofTwoMarksOfASortTheLastCounts() {
    let speaker = Self.speaker("en")
    #expect(
      speaker.say(.marked(.text("x"), .pause(milliseconds: 5), .language("fr"), .pause(milliseconds: 7))).spans.map(
        \.attribute)
        == [.language("fr"), .pause(milliseconds: 7)])
    #expect(speaker.say(.marked(.text("x"))).spans.isEmpty)
    #expect(speaker.say(.marked(.text("x"), .pronunciation(""))).spans.isEmpty)
  }

  /// Of several lines a pause has the last, and a pronunciation none.
  @Test func linesKeepWhatIsTrueOfThem() {
    let text = "one\ntwo three\nfour"
    func lines(_ range: Range<Int>, _ attribute: Utterance.Attribute) -> [[String]] {
      Utterance(text, spans: [.init(range, attribute)]).lines.map { parts(attribute, of: $0) }
    }
    #expect(lines(0..<18, .pause(milliseconds: 5)) == [[], [], ["four"]])
    #expect(lines(0..<13, .pause(milliseconds: 5)) == [[], ["two three"], []])
    #expect(lines(0..<14, .pause(milliseconds: 5)) == [[], ["two three"], []])
    #expect(lines(0..<18, .pronunciation("x")) == [[], [], []])
    #expect(lines(4..<7, .pronunciation("x")) == [[], ["two"], []])
    #expect(lines(0..<18, .emphasis) == [["one"], ["two three"], ["four"]])
  }
}
