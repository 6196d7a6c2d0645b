// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct LettersTests {
  private func letters(_ text: String) -> [String] { Letters(text).map { numbers(of: $0) } }

  @Test(arguments: [
    ("", []), ("AB1", ["A", "B", "1"]), ("e\u{301}x", ["e\u{301}", "x"]), ("a b", ["a", " ", "b"]),
    ("👩\u{200D}👧👍🏽", ["👩\u{200D}👧", "👍🏽"]), ("🇩🇪🇵🇱🇫", ["🇩🇪", "🇵🇱", "🇫"]), ("क्षि", ["क्षि"]), ("한국", ["한", "국"]),
    ("\u{1112}\u{1161}\u{11AB}", ["\u{1112}\u{1161}\u{11AB}"]), ("\r\n\n", ["\r\n", "\n"]), ("שָׁל", ["שָׁ", "ל"]),
    ("ที่นี่", ["ที่", "นี่"]), ("❤\u{FE0F}", ["❤\u{FE0F}"]),
  ])
  func textIsSplitIntoLetters(_ text: String, _ expected: [String]) {
    #expect(letters(text) == expected.map { numbers(of: $0) })
  }

  @Test(arguments: [
    (" ", true), ("\t", true), ("\r\n", true), ("\u{A0}", true), ("\u{3000}", true), ("\u{2028}", true), ("a", false),
    ("\u{200B}", false), ("", false), ("\u{301}", false),
  ])
  func spacesAreRecognized(_ letter: Substring, _ isSpace: Bool) {
    #expect(Letters.isSpace(letter) == isSpace)
  }

  /// Unicode's own test of the rules.
  @Test func lettersConformToUnicode() throws {
    let rows = try fixture("letters.tsv")
    #expect(rows.count == 766)
    for row in rows {
      let text = String(String.UnicodeScalarView(row.flatMap(scalars)))
      #expect(letters(text) == row.map { numbers(of: String(String.UnicodeScalarView(scalars($0)))) })
    }
  }

  private func scalars(_ numbers: String) -> [Unicode.Scalar] {
    numbers.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  /// Every character beside those that join others: the standard library splits the same.
  ///
  /// One explained difference: five vowel signs of Kirat Rai are vowels as those of Hangul are (UAX 29, since Unicode 16),
  /// which the standard library looks for in Hangul alone.
  @Test(.enabled(if: StandardUnicode.isOurs)) func besideEveryScalar() {
    let before = [
      "a", "क", "क\u{94D}", "क\u{200D}\u{94D}", "👩\u{200D}", "👩\u{301}", "🇩", "가", "각", "ᄀ", "ᅡ", "ᆨ", "\u{600}", "\r",
    ]
    let behind = ["a", "\u{301}", "क", "👩", "\u{200D}👩", "\u{94D}क", "🇩", "ᅡ", "ᆨ", "\u{903}", "\n"]
    var different: [UInt32] = []
    let joiners: [UInt32] = [0x16D63, 0x16D67, 0x16D68, 0x16D69, 0x16D6A]
    let tried = DeepCheck.some(of: StandardUnicode.varied, every: 31) + joiners.compactMap(Unicode.Scalar.init)
    for scalar in tried {
      let contexts = before.map { $0 + String(scalar) } + behind.map { String(scalar) + $0 }
      if contexts.contains(where: { !Letters($0).map(\.utf8.count).elementsEqual($0.lazy.map(\.utf8.count)) }) {
        different.append(scalar.value)
      }
    }
    #expect(Set(different) == Set(joiners))
  }
}
