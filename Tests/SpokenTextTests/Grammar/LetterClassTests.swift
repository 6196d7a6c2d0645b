// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct LetterClassTests {
  private func isHead(_ text: String, _ list: String, _ letterCase: LetterCase = .standard) -> Bool {
    LetterClass(list, of: .head, letterCase: letterCase).contains(text, group: ",")
  }

  private func isTail(_ text: String, _ list: String, _ letterCase: LetterCase = .standard) -> Bool {
    LetterClass(list, of: .tail, letterCase: letterCase).contains(text, group: ",")
  }

  /// A letter is the same whether its marks are characters of their own, and in whatever order they come.
  @Test(arguments: [
    ("é", "e\u{301}"), ("ệ", "ê\u{323}"), ("ệ", "e\u{302}\u{323}"), ("ё", "е\u{308}"), ("ώ", "ω\u{301}"), ("Å", "å"),
    ("أ", "ا\u{654}"), ("क़", "\u{958}"), ("각", "\u{1100}\u{1161}\u{11A8}"), ("が", "か\u{3099}"), ("Ω", "\u{2126}"),
  ])
  func canonicallyEqualLettersMatch(_ one: String, _ other: String) {
    for (text, list) in [(one, other), (other, one)] {
      #expect(isHead(text + "x", list))
      #expect(isTail("x" + text, list))
      #expect(isHead(text.uppercased(), list))
      #expect(!isHead(text, "x \(list) !\(list)"))
    }
  }

  /// A letter with a mark is another letter than the one without.
  @Test(arguments: [
    ("é", "e"), ("e\u{301}", "e"), ("각", "가"), ("ñ", "n"), ("ё", "е"), ("ß", "s"), ("क\u{94D}", "क"),
    ("か\u{3099}", "か"),
  ])
  func lettersWithOtherMarksDiffer(_ text: String, _ list: String) {
    #expect(!isHead(text, list) && !isTail(text, list))
    #expect(!isHead(list, text) && !isTail(list, text))
  }

  @Test(arguments: [
    ("שָׁלוֹם", "ש", true), ("\u{FB2A}לום", "ש", true), ("שלום", "שָׁ", true), ("أَمَل", "أ", true), ("أَمَل", "أم", true),
    ("\u{5B0}", "\u{5B0}", false), ("", "a", false), ("a", "", false),
  ])
  func vowelPointsAreIgnored(_ text: String, _ list: String, _ isMember: Bool) {
    #expect(isHead(text, list) == isMember)
  }

  @Test(
    arguments: [
      ("İ", "i", .turkic, true), ("I\u{307}", "i", .turkic, true), ("I", "i", .turkic, false),
      ("I", "ı", .turkic, true),
      ("Í", "í", .turkic, true), ("I\u{301}", "í", .turkic, true), ("ı", "I", .turkic, true),
      ("İ", "i", .standard, false),
      ("İ", "i\u{307}", .standard, true), ("I", "i", .standard, true), ("I", "ı", .standard, false),
    ] as [(String, String, LetterCase, Bool)])
  func dotsOfTurkicLettersAreCompared(_ text: String, _ list: String, _ letterCase: LetterCase, _ isMember: Bool) {
    #expect(isHead(text, list, letterCase) == isMember)
    #expect(isTail(text, list, letterCase) == isMember)
  }

  /// Digits of any script; numerals that are letters are letters.
  @Test(arguments: [
    ("11", "11", true), ("११", "11", true), ("11", "११", true), ("11,000", "11", true), ("11000", "11", true),
    ("1,100", "11", false), ("1100", "11", false), ("110", "11", false), ("80 km", "8*", true), ("81", "8*", true),
    ("三木", "三", true), ("三木", "3", false), ("11,", "11", true), ("½", "1", false),
    ("11a", "1", false), ("0", "0 !0.", true), ("0.5", "0", true), ("0.5", "0 !0.", false), ("10", "1* !10", false),
    ("11", "1* !10", true),
  ])
  func leadingNumbersMatchInAnyScript(_ text: String, _ list: String, _ isMember: Bool) {
    #expect(isHead(text, list) == isMember)
    // The first character never rules out a member.
    #expect(!isMember || LetterClass(list, of: .head).mayContainHead(of: text))
  }

  @Test(arguments: [("5 km", "100 101"), ("5 km", "1*"), ("otto", "ho"), ("", "o")])
  func textsAreRuledOutByTheirFirstCharacter(_ text: String, _ list: String) {
    #expect(!LetterClass(list, of: .head).mayContainHead(of: text))
  }

  @Test(arguments: [
    ("1,006", "6", true), ("1,000", "000", true), ("१००६", "6", true), ("No 60", "0", true), ("60", "60", true),
    ("6x", "6", false), ("x", "6", false), ("a,6", "6", true), ("6", "06", false),
    ("16", "6 !16", false), ("26", "6 !16", true),
  ])
  func lastDigitsMatchInAnyScript(_ text: String, _ list: String, _ isMember: Bool) {
    #expect(isTail(text, list) == isMember)
  }

  // MARK: The same as the standard library

  private func compared(_ text: String) -> ComparedLetters { ComparedLetters(text[...], by: .standard) }

  /// Texts of plain letters are read in a short way. Turkic letter case has no such way, and differs only in the letter I.
  @Test func plainLettersAreReadAsOthers() {
    let plain = Array("az09 Z'ÉéßŁκαως\u{3C2}άавгяЇ\u{5D0}\u{5EA}اأءبيٹۀےพะがカ三木가각힣".unicodeScalars)
    let others: [Unicode.Scalar] = [
      "\u{64B}", "\u{651}", "\u{5B8}", "\u{654}", "\u{301}", "\u{11A8}", "\u{1161}", "\u{200D}", "\u{E31}", "\u{3099}",
      "क", "\n",
    ]
    var random = SeededRandom(29)
    for round in 0..<4000 {
      let letters = round.isMultiple(of: 2) ? plain : plain + others
      let scalars = (0..<Int.random(in: 1...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a"
      }
      let text = String(String.UnicodeScalarView(scalars))
      for limit in [1, 2, .max] {
        let own = ComparedLetters(text[...], by: .standard, limit: limit)
        if own != ComparedLetters(text[...], by: .turkic, limit: limit) {
          Issue.record("\(numbers(of: text)), \(limit)")
        }
      }
    }
  }

  /// Each character, its small letter and its parts are the same, as they are to the standard library. Explained
  /// differences: a compatibility ideograph of CJK is not its twin, and the pointed letters of Hebrew lose their points.
  @Test(.enabled(if: StandardUnicode.isOurs)) func everyScalar() {
    var (notTheirTwins, pointed): ([UInt32], [UInt32]) = ([], [])
    // All alphabets that are read in a short way.
    let alphabets = StandardUnicode.varied.prefix { $0.value < 0xE80 }
    for scalar in Set(DeepCheck.some(of: StandardUnicode.varied, every: 17) + alphabets) where scalar != "\0" {
      let (text, small) = (String(scalar), scalar.properties.lowercaseMapping)
      let own = compared(text)
      let ways = [small, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping]
      if ways.contains(where: { compared($0) != own }) {
        notTheirTwins.append(scalar.value)
      } else if own.text != small {
        pointed.append(scalar.value)
      }
    }
    #expect(DeepCheck.isAsked ? notTheirTwins.count == 1002 : notTheirTwins.count > 30)
    #expect(notTheirTwins.allSatisfy { (0xF900...0xFAD9).contains($0) || (0x2F800...0x2FA1D).contains($0) })
    // 60 points, of which nothing is left, and 34 letters.
    let letters = pointed.filter { (0xFB1D...0xFB4E).contains($0) }
    #expect(DeepCheck.isAsked ? letters.count == 34 && pointed.count == 34 + 60 : !letters.isEmpty)
    #expect(pointed.allSatisfy { (0x591...0x5C7).contains($0) || (0x64B...0x670).contains($0) || letters.contains($0) })
  }

  /// Letters with marks at random: two are the same exactly if the standard library says so.
  @Test(.enabled(if: StandardUnicode.isOurs)) func marksInAnyOrder() {
    let bases: [Unicode.Scalar] = [
      "a", "E", "é", "ê", "Ệ", "ο", "ώ", "и", "й", "क", "\u{958}", "か", "ا", "أ", "가", "ᄀ", "x",
    ]
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{307}", "\u{308}", "\u{323}", "\u{327}", "\u{345}", "\u{93C}", "\u{94D}",
      "\u{3099}",
      "\u{654}", "\u{653}", "\u{1161}", "\u{11A8}", "\u{1DCE}", "\u{E0100}", "\u{200D}",
    ]
    var random = SeededRandom(17)
    var (same, differing) = (0, 0)
    for _ in 0..<(DeepCheck.isAsked ? 200_000 : 2000) {
      let base = bases.randomElement(using: &random) ?? "a"
      let own = (0..<Int.random(in: 1...3, using: &random)).map { _ in marks.randomElement(using: &random) ?? "\u{301}"
      }
      let one = String(String.UnicodeScalarView([base] + own))
      let other = String(String.UnicodeScalarView([base] + own.shuffled(using: &random)))
      for (one, other) in [(one, other), (one, other.decomposedStringWithCanonicalMapping)] {
        let expected = one.lowercased() == other.lowercased()
        if expected { same += 1 } else { differing += 1 }
        if (compared(one) == compared(other)) != expected {
          Issue.record("\(numbers(of: one)) and \(numbers(of: other))")
        }
      }
    }
    #expect(same > 300 && differing > 300)
  }
}
