// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@Suite struct GoldenTextTests {
  @Test(arguments: [
    ("25 dollars", "25 dollars"), ("a\tb", #"a\tb"#), ("a\nb\r", #"a\nb\r"#), (#"a\b"#, #"a\\b"#),
    ("20\u{A0}000", #"20\u{A0}000"#), ("\u{200F}3\u{2069}", #"\u{200F}3\u{2069}"#), ("so\u{AD}ft", #"so\u{AD}ft"#),
    ("\u{FEFF}a", #"\u{FEFF}a"#), ("a\u{E000}", #"a\u{E000}"#), ("\u{0}", #"\u{0}"#), (" a b ", #"\u{20}a b\u{20}"#),
    ("#1", #"\u{23}1"#), ("1 # 2", "1 # 2"), ("दो", "दो"), ("ي١ـ", "ي١ـ"), ("e\u{301}", "e\u{301}"), ("", ""),
    ("می\u{200C}شود", #"می\u{200C}شود"#), ("👩\u{200D}💻", #"👩\u{200D}💻"#), ("\r\n", #"\r\n"#),
  ])
  func textIsEscapedAndReadBack(_ text: String, _ escaped: String) throws {
    #expect(GoldenText.escaped(text) == escaped)
    let back = try #require(GoldenText.unescaped(escaped))
    #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [#"\"#, #"\x"#, #"\u"#, #"\u{}"#, #"\u{D800}"#, #"\u{110000}"#, #"\u{G}"#, #"\u0041"#])
  func brokenEscapesAreFound(_ text: String) {
    #expect(GoldenText.unescaped(text) == nil)
  }
}
