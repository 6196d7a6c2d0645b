// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct NumberWordsTests {
  static let recorded = ["ar", "de", "en", "en-IN", "es", "fr", "hi", "ja", "pl"]

  /// CLDR's own rules, all sets that are public, say what ICU 78 says: every number up to 10,000, and samples up to 10 to
  /// the 15th.
  @Test(arguments: NumberWordsTests.recorded) func rulesSayWhatICUSays(_ language: String) throws {
    let words = try NumberWords(LanguageTag(parsing: language), [Self.rules(of: language)])
    #expect(words.diagnostics.map(\.description) == [])
    let rows = try fixture("Spellout/\(language).tsv")
    #expect(rows.count > 400)
    for row in rows {
      let set = try #require(words.set(named: String(row[0].drop { $0 == "%" })), "\(row[0])")
      if row[1] == "0...10000" {
        // The samples below cover the rules. All numbers take minutes in a debug build.
        if DeepCheck.isAsked {
          #expect(digest((0...10_000).map { words.text(ExactDecimal($0), set) ?? "" }) == row[2], "\(row[0])")
        }
      } else {
        // As ICU, which has the locale's separator: a point in English, a comma elsewhere.
        let number = try #require(ExactDecimal(row[1]))
        let said = words.text(number, set, isBehindComma: !["en", "en-IN", "ar", "hi", "ja"].contains(language))
        #expect(said == row[2], "\(row[0]) \(row[1])")
      }
    }
  }

  /// The rules that are shipped say every number that has words, in every form, on one line with single spaces.
  @Test(arguments: TableLibrary.tags) func shippedRulesAreWhole(_ language: LanguageTag) throws {
    let words = NumberWords(language, NumberRuleFile.all(of: language))
    #expect(words.diagnostics.map(\.description) == [])
    let forms = GenderWord.allCases.map(\.name.description) + CaseWord.allCases.map(\.name.description) + ["plural"]
    var reader = NumberRuleReader()
    for file in NumberRuleFile.all(of: language) { reader.read(file) }
    let sets = reader.setNumbers.keys.sorted().filter { name in
      let parts = name.split(separator: "-").map(String.init)
      return ["cardinal", "ordinal", "year"].contains(parts[0]) && parts.dropFirst().allSatisfy(forms.contains)
    }
    for family in ["cardinal", "ordinal", "year"] { #expect(sets.contains(family), "\(family)") }
    var numbers = (0...(DeepCheck.isAsked ? 2000 : 130)).map { ExactDecimal($0) }
    var random = SeededRandom(48)
    for digits in 4...18 {
      let ten = ExactDecimal("1" + String(repeating: "0", count: digits - 1)) ?? 0
      numbers += [ten, ten + 1, ten - 1, ten * 2]
      for _ in 0..<(DeepCheck.isAsked ? 20 : 4) {
        numbers.append(ExactDecimal(UInt64.random(in: 0..<powersOfTen[digits], using: &random)))
      }
    }
    for name in sets {
      let set = try #require(words.set(named: name))
      for number in numbers {
        let text = try #require(words.text(number, set), "\(name) \(number)")
        let isPlain = text.allSatisfy { $0.isLetter || " -,’".contains($0) } && !text.contains("  ")
        #expect(isPlain && text.first != " " && text.last != " " && !text.isEmpty, "\(name) \(number): \(text)")
      }
      if name.hasPrefix("cardinal") {
        for number in ["0.5", "3.14", "10.05", "1234.5678", "0.00"] as [ExactDecimal] {
          let text = try #require(words.text(number, set), "\(name) \(number)")
          #expect(text.allSatisfy { $0.isLetter || " -,’".contains($0) }, "\(name) \(number): \(text)")
        }
      }
    }
  }

  @Test func wrongRulesAreDiagnosed() {
    let file = NumberRuleFile(
      name: "numerals.txt",
      bytes: Array(
        """
        # Comment
        %cardinal:
        0: zero;
        twenty: twenty;
        20 twenty;
        10: ten[ >%ones>];
        5: five;
        30: thirty<%ones;
        40: $(cardinal,two{forty})$;
        %cardinal:
        0: nought;
        """.utf8))
    let words = NumberWords("en", [file])
    #expect(
      words.diagnostics.map(\.description) == [
        "numerals.txt:4:1: error: invalid number 'twenty'; expected a number from 0 to 10^18, x.x, or x,x",
        "numerals.txt:5:1: error: invalid rule; expected a number, a colon, a text, and a semicolon, such as '20: twenty[->>];'",
        "numerals.txt:7:1: error: rule out of order; sort the rules by number",
        "numerals.txt:8:1: error: unmatched '<', or an invalid rule set between two of them",
        "numerals.txt:9:1: error: invalid plural; write '$(cardinal,one{…}other{…})$' with the categories of the language",
        "numerals.txt:10:1: error: duplicate rule set; the first one is used",
        "numerals.txt:6:1: error: unknown rule set 'ones'",
      ])
  }

  /// Rules that go round in a circle, and those that say nothing of a number, end in digits.
  @Test func rulesWithoutAnEndSayNothing() throws {
    let text = "%cardinal:\n0: =%other=;\n%other:\n0: a =%cardinal= =%cardinal=;\n%ordinal:\n1: one;\n"
    let words = NumberWords("en", [NumberRuleFile(name: "numerals.txt", bytes: Array(text.utf8))])
    #expect(words.text(1, try #require(words.set(named: "cardinal"))) == nil)
    #expect(words.text(0, try #require(words.set(named: "ordinal"))) == nil)
    #expect(words.text(1, try #require(words.set(named: "ordinal"))) == "one")
    #expect(words.text("99999999999999999999" as ExactDecimal, 0) == nil)
  }

  private static func rules(of language: String) throws -> NumberRuleFile {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Data(contentsOf: folder.appending(path: "Fixtures/Spellout/\(language).txt"))
    return NumberRuleFile(name: "\(language).txt", bytes: Array(bytes))
  }
}

extension NumberWords {
  /// What the rules say of a number, or nil.
  func text(_ number: ExactDecimal, _ set: Int, isBehindComma: Bool = true) -> String? {
    var sink = TextSink()
    return say(number, by: set, isBehindComma: isBehindComma, to: &sink) ? sink.text : nil
  }
}

/// Takes what rules say, digits as they are.
private struct TextSink: NumeralSink {
  var text = ""

  mutating func say(_ pool: [UInt8], start: UInt32, count: UInt32) {
    text += String(decoding: pool[Int(start)..<Int(start + count)], as: UTF8.self)
  }
  mutating func sayDigits(_ number: ExactDecimal) { text += "\(number)" }
  mutating func saySpace() { text += " " }
}

/// FNV-1a of 64 bits over texts, a line each.
private func digest(_ texts: [String]) -> String {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in (texts.joined(separator: "\n") + "\n").utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
