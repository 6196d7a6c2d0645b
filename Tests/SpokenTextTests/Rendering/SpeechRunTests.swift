// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Spans as runs: what each part of a text is spoken like, however the spans lie.
@Suite struct SpeechRunTests {
  /// The parts of a text with the marks of each.
  private func runs(_ text: String, _ spans: [(Range<Int>, Utterance.Attribute)]) -> [String] {
    let utterance = Utterance(text, spans: spans.map { Utterance.Span($0.0, $0.1) })
    return utterance.speechRuns.map { run in
      ([String(utterance.text(of: run))] + run.marks.attributes.map(\.description)).joined(separator: " | ")
    }
  }

  @Test func partsHaveTheirMarks() {
    #expect(runs("", []) == [])
    #expect(runs("", [(0..<3, .spellOut)]) == [])
    #expect(runs("one", []) == ["one"])
    #expect(runs("one two", [(4..<7, .spellOut)]) == ["one ", "two | spelled"])
    #expect(
      runs("one two", [(0..<7, .language("fr")), (4..<7, .emphasis)]) == ["one  | in fr", "two | in fr | emphasis"])
    #expect(runs("one two", [(0..<3, .pause(milliseconds: 200))]) == ["one | pause 200 ms", " two"])
    #expect(runs("one two", [(0..<3, .punctuation), (3..<7, .punctuation)]) == ["one two | punctuation"])
  }

  @Test func spansThatOverlapAreCut() {
    #expect(
      runs("abcdef", [(0..<4, .spellOut), (2..<6, .emphasis)])
        == ["ab | spelled", "cd | spelled | emphasis", "ef | emphasis"])
    // Of two languages the one that begins later, and of equal ones the one that was said inside.
    #expect(
      runs("abcdef", [(0..<4, .language("fr")), (2..<6, .language("de"))]) == ["ab | in fr", "cdef | in de"])
    #expect(
      runs("abcdef", [(2..<3, .language("de")), (0..<6, .language("fr"))])
        == ["ab | in fr", "c | in de", "def | in fr"])
    #expect(runs("ab", [(0..<2, .language("de")), (0..<2, .language("fr"))]) == ["ab | in de"])
    #expect(
      runs("ab", [(0..<1, .pause(milliseconds: 100)), (0..<1, .pause(milliseconds: 300))]) == ["a | pause 300 ms", "b"])
  }

  /// What has a pronunciation is said once, as a whole.
  @Test func wordsWithAPronunciationAreWhole() {
    let word = (0..<4, Utterance.Attribute.pronunciation("x"))
    #expect(runs("abcdef", [word]) == ["abcd | pronounced x", "ef"])
    #expect(runs("abcdef", [word, (2..<6, .language("fr"))]) == ["abcd | pronounced x", "ef | in fr"])
    #expect(runs("abcdef", [word, (0..<2, .language("fr"))]) == ["abcd | in fr | pronounced x", "ef"])
    #expect(runs("abcdef", [word, (1..<2, .spellOut)]) == ["abcd | pronounced x", "ef"])
    #expect(runs("abcdef", [word, (1..<2, .pause(milliseconds: 9))]) == ["abcd | pause 9 ms | pronounced x", "ef"])
    #expect(runs("abcdef", [word, (2..<6, .pronunciation("y"))]) == ["abcd | pronounced x", "ef"])
    #expect(runs("abcdef", [(1..<2, .pronunciation("y")), word]) == ["abcd | pronounced x", "ef"])
    #expect(runs("abcd", [word, (4..<4, .spellOut), (0..<4, .pronunciation(""))]) == ["abcd | pronounced x"])
    #expect(
      runs("abab", [(0..<2, .pronunciation("x")), (2..<4, .pronunciation("x"))])
        == ["ab | pronounced x", "ab | pronounced x"])
  }

  /// Spans from anywhere: the runs are the text, in order, and cut no character.
  @Test func runsAreTheText() {
    var random = SeededRandom(11)
    let texts = ["a", "Añejo 👩\u{200D}👧 e\u{301}", "\u{301}", "日本\r\n語", String(repeating: "é", count: 40)]
    let attributes: [Utterance.Attribute] = [
      .spellOut, .punctuation, .emphasis, .language("fr"), .language("de"), .pause(milliseconds: 5),
      .pronunciation("x"), .pronunciation("y"), .pronunciation(""),
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      for _ in 0..<400 {
        let spans = (0..<random.below(8)).map { _ in
          let start = random.below(bytes.count + 4) - 2
          return Utterance.Span(
            start..<(start + random.below(bytes.count + 2)), attributes[random.below(attributes.count)])
        }
        let utterance = Utterance(text, spans: spans)
        let runs = utterance.speechRuns
        #expect(runs.map { String(utterance.text(of: $0)) }.joined().utf8.elementsEqual(bytes), "\(spans)")
        #expect(runs.flatMap { Array($0.range) } == Array(bytes.indices), "\(spans)")
        for run in runs {
          #expect(bytes[run.range.lowerBound] & 0xC0 != 0x80, "\(spans)")
          #expect(!utterance.text(of: run).unicodeScalars.isEmpty, "\(spans)")
        }
      }
    }
    let odd = [Int.min..<Int.max, Int.max..<Int.max, Int.min..<Int.min, -5..<3].map { Utterance.Span($0, .spellOut) }
    #expect(Utterance("Añejo", spans: odd).speechRuns.map(\.range) == [0..<6])
  }

  /// Many spans cost no more than sorting them.
  @Test func manySpansAreQuick() {
    let text = String(repeating: "abcdefghij", count: 20_000)
    let spans = (0..<100_000).flatMap { place in
      [
        Utterance.Span(place * 2..<place * 2 + 2, .pronunciation("x")),
        Utterance.Span(place..<200_000 - place / 2, .language(place.isMultiple(of: 2) ? "fr" : "de")),
      ]
    }
    #expect(Utterance(text, spans: spans).speechRuns.count == 100_000)
  }

  /// As Foundation's attributed string has them; on Apple's platforms with the attributes of accessibility, too.
  @Test func attributedStringHasTheRuns() {
    let utterance = Utterance(
      "Song: Été, A7", spans: [.init(6..<11, .language("fr")), .init(13..<15, .spellOut), .init(0..<4, .emphasis)])
    let attributed = AttributedString(utterance)
    #expect(String(attributed.characters) == "Song: Été, A7")
    let french = attributed.runs.filter { $0.languageIdentifier == "fr" }.map {
      String(attributed[$0.range].characters)
    }
    #expect(french == ["Été"])
    #expect(AttributedString(Utterance("5 dollars")) == AttributedString("5 dollars"))
    #expect(AttributedString(Utterance("")) == AttributedString(""))
  }
}
