// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct TextCleaningTests {
  private func cleaned(_ text: String) -> String {
    TextBuffer.withBuffer { buffer in
      var buffer = Optional(buffer)
      var own = buffer.take() ?? TextBuffer()
      own.appendCleaned(text)
      return own.text()
    }
  }

  @Test(arguments: [
    ("Anna", "Anna"), ("", ""), ("Zoë", "Zoë"), ("a\u{0}b", "ab"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\n\n\u{2028}b", "a b"), ("a\n\u{200E}\nb", "a b"), ("a\u{85}b", "a b"), ("a\u{1B}[31mb", "a[31mb"),
    ("\u{202E}evil\u{202C}", "evil"), ("\u{2066}x\u{2069}", "x"), ("\u{FEFF}x", "x"), ("\u{61C}x", "x"),
    ("\u{7F}x", "x"),
    ("\u{9F}x", "x"), ("\u{FFF9}x\u{FFFB}", "x"), ("👩\u{200D}👧", "👩\u{200D}👧"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("é", "é"), ("e\u{301}", "e\u{301}"), ("\u{301}", "\u{301}"), ("a\u{A0}b", "a\u{A0}b"), ("©", "©"), ("ﷺ", "ﷺ"),
  ])
  func controlCharactersBecomeSpacesOrVanish(_ text: String, _ expected: String) {
    #expect(Array(cleaned(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// A literal cannot have them.
  @Test(arguments: [0xFFFE, 0xFFFF] as [UInt32])
  func noncharactersAreDropped(_ value: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    #expect(cleaned(text + "x") == "x" && TextCleaning.isBlank(text))
  }

  /// The quick way by bytes and the way by characters agree on every character there is.
  @Test func everyScalar() {
    // Characters beyond the Basic Multilingual Plane are thousands of the same kind.
    let values = Array(UInt32(0)..<0x3000) + DeepCheck.some(of: Array(UInt32(0x3000)...0x10FFFF), every: 37)
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Between letters, for spaces at the ends go.
      let text = "a" + String(scalar) + "b"
      let expected =
        switch TextCleaning.of(scalar) {
        case .keep: "a" + String(TextCleaning.plain(scalar) ?? scalar) + "b"
        case .space: "a b"
        case .drop: "ab"
        }
      guard Array(cleaned(text).utf8) == Array(expected.utf8) else {
        Issue.record("U+\(String(value, radix: 16))")
        continue
      }
    }
  }

  /// A text that is a clean line by its bytes is one by its characters, too. The second way is used if there are spans.
  @Test func cleanLinesNeedNoCleaning() {
    let values =
      Array(UInt32(0x20)..<0x3100) + Array(0xA640...0xABFF) + Array(0xFE00...0xFFFF)
      + DeepCheck.some(of: Array(UInt32(0x3100)...0x10FFFF), every: 37)
    var count = 0
    for scalar in values.compactMap(Unicode.Scalar.init) {
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)a", "a\(scalar)b", "あ\(scalar)い", "\(scalar)\(scalar)"]
      where TextCleaning.isCleanLine(text) {
        count += 1
        let marks = [Utterance.Span(0..<text.utf8.count, .emphasis)]
        let lines = Utterance(text, marks: marks).lines.map(\.text)
        guard lines != [text] else { continue }
        Issue.record("U+\(String(scalar.value, radix: 16)): '\(text)' becomes \(lines)")
      }
    }
    #expect(count > 20_000)
  }

  /// Phrases of every script are clean lines, so that the parts of a card aren't taken apart.
  @Test(arguments: [
    "Số dư 25 đồng", "ยอดเงิน 25 บาท", "잔액 25달러", "残高、25ドル。前日比", "余额，25元", "余額，25元", "शेष राशि", "الرصيد", "יתרה",
  ]) func phrasesAreCleanLines(_ text: String) { #expect(TextCleaning.isCleanLine(text)) }

  @Test(arguments: [
    ("", true), (" ", true), ("\n\t\u{202E}\u{0}", true), ("\u{A0}\u{3000}", true), ("\u{200B}", true), ("a", false),
    ("\u{301}", false), ("0", false), ("\u{2060}\u{AD}\u{200D}", true), ("\u{FE0F}", true), ("\u{3164}", true),
  ])
  func invisibleTextIsBlank(_ text: String, _ isBlank: Bool) {
    #expect(TextCleaning.isBlank(text) == isBlank)
  }
}
