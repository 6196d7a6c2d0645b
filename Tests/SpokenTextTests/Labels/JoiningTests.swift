// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// How the parts of a label become one text.
@Suite struct JoiningTests {
  static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0)))

  private func joined(_ parts: [String]) -> String? {
    Self.speaker.sentences(parts.map { .text($0) }, keepsLastStop: false)?.text
  }

  @Test(arguments: [
    (["Alice", "3 of 5"], "Alice. 3 of 5"),
    (["Alice"], "Alice"),
    // A part's own mark is enough, also inside quotation marks and brackets.
    (["Ready?", "3 of 5"], "Ready? 3 of 5"),
    (["Done.", "Next"], "Done. Next"),
    (["He said “Hi.”", "Next"], "He said “Hi.” Next"),
    (["(Really!)", "Next"], "(Really!) Next"),
    (["Balance:", "25 dollars"], "Balance: 25 dollars"),
    (["Wait…", "Next"], "Wait… Next"),
    (["完了。", "Next"], "完了。 Next"),
    // Commas end no sentence, and begin none.
    (["Alice,", "Bob"], "Alice. Bob"),
    (["Alice", ", and Bob"], "Alice. and Bob"),
    // The last full stop is left out, other marks are kept.
    (["Alice", "Done."], "Alice. Done"),
    (["Saved."], "Saved"),
    (["Saved!"], "Saved!"),
    (["Wait..."], "Wait..."),
    (["完了。"], "完了"),
    (["He said “Hi.”"], "He said “Hi.”"),
    // What says nothing vanishes with its separator.
    (["", "Alice", " ", "\u{200F}", "\u{AD}", "Bob", "\n"], "Alice. Bob"),
    ([".", "Alice", "…", ",", "?!"], "Alice"),
    // Line breaks are sentence ends, tabs are spaces, spaces at the ends go.
    (["Morning walk\nwith Max"], "Morning walk. with Max"),
    (["One\r\n\r\nTwo\u{2028}Three.\u{85}Four"], "One. Two. Three. Four"),
    ([" \tA\tB \u{A0}"], "A B"),
    // Nothing turns the direction of writing.
    (["A\u{202E}B", "\u{2067}C\u{2069}"], "AB. C"),
    // Numbers never run together.
    (["3", "5"], "3. 5"),
    (["Room 3.", "5"], "Room 3. 5"),
    // What is in a part is the app's or the user's.
    (["$5 {x} { $y }", "a -> b"], "$5 {x} { $y }. a -> b"),
  ])
  func partsAreJoined(_ parts: [String], _ label: String) {
    #expect(joined(parts) == label)
  }

  @Test(arguments: [[], [""], [" ", "\n"], ["."], ["\u{202E}"], [",", ";"]])
  func blankPartsMakeNoLabel(_ parts: [String]) {
    #expect(joined(parts) == nil)
  }

  /// A phrase is said where a label would be left out.
  @Test(arguments: [([":"], ":"), (["", ".", "!"], "."), (["?\n\u{202E}"], "?"), ([".", "A"], "A")])
  func marksAloneAreSaid(_ parts: [String], _ said: String) {
    let sentences = Phrase.sentences(parts.map { .text($0) })
    #expect(Self.speaker.say(sentences).text == said)
    #expect(Self.speaker.say(.sentences([sentences])).text == said)
    let marks = Phrase.sentences([.spelled(":"), .quantity(":", .one)])
    #expect(Self.speaker.say(marks).spans == Self.speaker.say(.spelled(":")).spans)
  }

  @Test func aHintKeepsItsLastStop() {
    let parts: [Phrase] = [.text("Opens details."), .text("Takes a moment.")]
    #expect(Self.speaker.sentences(parts, keepsLastStop: true)?.text == "Opens details. Takes a moment.")
    #expect(Self.speaker.sentences(parts, keepsLastStop: false)?.text == "Opens details. Takes a moment")
    #expect(Self.speaker.say(.sentences(parts)).text == "Opens details. Takes a moment")
  }

  /// What each language puts between sentences.
  @Test(arguments: [("en", "A. B! C"), ("ja", "A。B! C"), ("hi", "A। B! C"), ("ar", "A. B! C"), ("pl", "A. B! C")])
  func sentencesAreTheLanguagesOwn(_ language: LanguageTag, _ label: String) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    #expect(speaker.say(.sentences([.text("A"), .text("B!"), .text("C")])).text == label)
  }

  @Test func spansStayWithTheirWords() throws {
    let french = Utterance(" L’été\nà Paris. ", spans: [.init(0..<100, .language("fr"))])
    let code = Utterance("Code A 1", spans: [.init(5..<8, .spellOut)])
    let lines = french.lines + code.lines
    #expect(lines.map(\.text) == ["L’été", "à Paris.", "Code A 1"])
    let marked = lines.map { line in
      line.spans.map { String(decoding: Array(line.text.utf8)[$0.range], as: UTF8.self) }
    }
    #expect(marked == [["L’été"], ["à Paris."], ["A 1"]])
    #expect(lines.flatMap(\.spans).map(\.attribute) == [.language("fr"), .language("fr"), .spellOut])
  }

  /// The parts of a label that are in another language are marked where they stand.
  @Test func spansOfPartsStandInTheLabel() {
    let speaker = Self.speaker.adding(Overlay(["en": "ete = { LANG(\"l’été\", \"fr\") }"]))
    let label = speaker.say(
      SpokenCard {
        "Été"; Phrase.message("ete"); "a\nb"; Phrase.message("ete")
      }
    ).label
    #expect(label?.text == "Été. L’été. a. b. L’été")
    let bytes = Array((label?.text ?? "").utf8)
    let marked = label?.spans.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(marked == ["L’été", "L’été"])
    #expect(label?.spans.allSatisfy { $0.attribute == .language("fr") } == true)
  }

  /// The last full stop is left out of its span too; a span of nothing else is gone.
  @Test(arguments: [
    ("{ LANG(\"Fin.\", \"fr\") }", "Fin", ["Fin"]), ("Fin{ LANG(\".\", \"fr\") }", "Fin", []),
    ("{ LANG(\"Fin .\", \"fr\") }", "Fin", ["Fin"]),
  ])
  func spansEndWithTheLabel(_ pattern: String, _ text: String, _ marked: [String]) {
    let speaker = Self.speaker.adding(Overlay(["en": "fin = \(pattern)"]))
    let label = speaker.say(.sentences([.message("fin")]))
    #expect(label.text == text)
    // As numbers: a range beyond the text would stop the tests.
    #expect(label.spans.map(\.range) == marked.map { 0..<$0.utf8.count })
  }

  @Test(arguments: [-5..<3, 0..<0, 3..<9_000, Int.min..<Int.max, 100..<200, Int.max..<Int.max])
  func spansFromOutsideAreKeptInBounds(_ range: Range<Int>) throws {
    let odd = Utterance("Añejo", spans: [.init(range, .spellOut)])
    let line = try #require(odd.lines.first)
    #expect(odd.lines.count == 1 && line.text == "Añejo")
    let kept = range.clamped(to: 0..<line.text.utf8.count)
    #expect(line.spans.map(\.range) == (kept.isEmpty ? [] : [kept]))
  }

  /// A label of any length is joined, and in one pass.
  @Test func aThousandPartsAreJoined() {
    let label = joined(Array(repeating: "Part", count: 10_000))
    #expect(label?.utf8.count == 10_000 * 6 - 2)
    let long = String(repeating: "é\u{202E}", count: 100_000)
    #expect(joined([long, "B"])?.utf8.count == 200_003)
  }

  /// Every text comes through the short way as it would through the long one.
  @Test func fastAndFullPathsAgree() {
    var random = SeededRandom(7)
    let alphabet = Array(
      "aZ9 .,;:!?。、،؛؟।\n\t\u{A0}\u{200F}\u{202E}\u{AD}\u{301}éßжאبम日か👍🏽“”—’‐()'…\u{2028}\u{85}\u{0}".unicodeScalars)
    for _ in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) { scalars.append(alphabet.randomElement(using: &random)!) }
      let text = String(scalars)
      // A span over nothing sends a text the long way, and is not kept.
      let long = Utterance(text, spans: [.init(0..<0, .spellOut)]).lines
      #expect(Utterance(text).lines.map(\.text) == long.map(\.text), "\(text.debugDescription)")
    }
  }
}

/// Every combination of parts that are there, missing, blank, or end in marks of their own.
@Suite struct JoiningPropertyTests {
  private static let parts: [[String]] = [
    ["Alice", "", "Alice?"],
    ["25", " \n", "25."],
    ["3 of 5", "\u{200E}", "3 of 5:"],
    ["Zürich", "", "Zürich,"],
    ["日本", ".", "日本。"],
  ]

  @Test(arguments: Speaker.languages)
  func everyCombinationIsWellFormed(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    let stop = speaker.say(.sentences([.text("A"), .text("B")])).text.dropFirst().dropLast()
    let numbered = speaker.say(.sentences([.text("1"), .text("B")])).text.dropFirst().dropLast()
    for combination in 0..<243 {
      var rest = combination
      var texts: [String] = []
      for part in Self.parts {
        texts.append(part[rest % 3])
        rest /= 3
      }
      let label = speaker.sentences(texts.map { .text($0) }, keepsLastStop: false)?.text
      let words = texts.filter {
        $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      }
      // The label, spelled out by its rules.
      var expected = ""
      for (index, word) in words.enumerated() {
        let word = word.hasSuffix(",") ? String(word.dropLast()) : word
        let isMarked = expected.unicodeScalars.last.map(SentenceMark.isEnd) ?? false
        let isNumbered = expected.unicodeScalars.last.map { ("0"..."9").contains($0) } ?? false
        if index > 0 { expected += isMarked ? " " : String(isNumbered ? numbered : stop) }
        expected += word
      }
      if let last = expected.unicodeScalars.last, SentenceMark.isFullStop(last) { expected.unicodeScalars.removeLast() }
      #expect(label == (words.isEmpty ? nil : expected), "\(texts)")
    }
  }
}
