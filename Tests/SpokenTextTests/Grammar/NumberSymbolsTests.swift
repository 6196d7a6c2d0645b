// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct NumberSymbolsTests {
  /// All locales of ICU 78 against ours.
  @Test func agreesWithICU() throws {
    var differences: [String: String] = [:]
    var chinese: Set<Substring> = []
    let rows = try fixture("number-symbols.tsv")
    #expect(rows.count > 900)
    for row in rows {
      let s = NumberSymbols(try LanguageTag(parsing: row[0]))
      let found = [
        s.decimal, s.group, "\(s.primaryGrouping)", "\(s.secondaryGrouping)", "\(s.minimumGroupingDigits)",
        String(s.nativeZero), s.nativeDecimal, s.nativeGroup,
      ]
      var expected = row.dropFirst().map(unescaped)
      if expected[5] == "〇" {
        // The Chinese digits are not ten characters in a row, and CLDR has no separators for them.
        chinese.insert(row[0].prefix { $0 != "-" })
        expected[5...] = ["0", expected[0], expected[1]]
      }
      if found != expected { differences[row[0]] = "\(found), ICU \(expected)" }
    }
    #expect(chinese == ["yue", "zh"])
    #expect(
      differences == [
        // The POSIX locale, which writes no groups, is a variant; ours differ by language, script and region only.
        "en-US-u-va-posix": #"[".", ",", "3", "3", "1", "0", ".", ","], ICU [".", ",", "15", "0", "0", "0", ".", ","]"#
      ])
  }

  @Test(
    arguments: [
      ("en", "1,234.5"), ("de", "1.234,5"), ("de-AT", "1\u{A0}234,5"), ("de-CH", "1'234.5"),
      ("fr", "1\u{202F}234,5"),
      ("fr-CA", "1\u{A0}234,5"), ("pl", "1234,5"), ("es", "1234,5"), ("es-MX", "1,234.5"), ("pt-PT", "1234,5"),
      ("pt", "1.234,5"), ("pt-AO", "1\u{A0}234,5"), ("it", "1234,5"), ("ru", "1\u{A0}234,5"), ("ja", "1,234.5"),
      ("hi", "1,234.5"),
      ("ar", "1,234.5"), ("ar-MA", "1.234,5"), ("zh-TW", "1,234.5"), ("sr-Latn", "1.234,5"), ("iw", "1,234.5"),
      ("xx", "1,234.5"), ("en-ZA", "1\u{A0}234,5"), ("en-IN-u-nu-deva", "1,234.5"),
    ] as [(LanguageTag, String)])
  func numbersAreWrittenWithTheirSymbols(_ tag: LanguageTag, _ expected: String) {
    let s = NumberSymbols(tag)
    #expect("1\(s.minimumGroupingDigits > 1 ? "" : s.group)234\(s.decimal)5" == expected)
  }

  @Test func knowsNativeDigits() {
    #expect(NumberSymbols("ar").nativeZero == "\u{660}")
    #expect(NumberSymbols("ar").nativeDecimal == "\u{66B}")
    #expect(NumberSymbols("fa").nativeZero == "\u{6F0}")
    #expect(NumberSymbols("hi").nativeZero == "\u{966}")
    #expect(NumberSymbols("bn").nativeZero == "\u{9E6}")
    #expect(NumberSymbols("en").nativeZero == "0")
    // Chinese digits are not ten characters in a row.
    #expect(NumberSymbols("zh").nativeZero == "0")
    #expect(NumberSymbols("hi").secondaryGrouping == 2)
    #expect(NumberSymbols("en-IN").secondaryGrouping == 2)
  }
}
