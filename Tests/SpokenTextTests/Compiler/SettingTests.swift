// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What an overlay sets is checked when it is compiled; what the library cannot use is left out, with a diagnostic.
@Suite struct SettingTests {
  private static let plain = Speaker("en", offsets: FixedOffset(seconds: 0))

  private func diagnostics(_ text: String) -> [String] {
    Overlay(["en": "## Rewords\n" + text]).diagnostics(for: "en").map(\.description)
  }

  private func speaker(_ text: String) -> Speaker { Self.plain.adding(Overlay(["en": "## Rewords\n" + text])) }

  @Test(
    arguments: [
      (
        "number-digits = groups\n",
        ["en.ftl:2:17: error: invalid value of 'number-digits'; expected grouped or plain"]
      ),
      (
        "m = x\nnumber-separators = { $x }\n",
        ["en.ftl:3:21: error: invalid value of 'number-separators'; expected regional or language"]
      ),
      (
        "number-powers = 3 03 -9223372036854775808 x 6\n",
        [
          "en.ftl:2:17: error: invalid value '03', '-9223372036854775808', 'x' of 'number-powers'; "
            + "expected whole numbers from 1 to 36, such as 3 6 9"
        ]
      ),
      (
        "number-powers = { \"\" }\n",
        [
          "en.ftl:2:17: error: invalid value of 'number-powers'; expected whole numbers from 1 to 36, such as 3 6 9"
        ]
      ),
      (
        "number-powers = 3 5 7\n",
        ["en.ftl:2:1: error: missing messages for the powers in 'number-powers': 'compact-5', 'compact-7'"]
      ),
      (
        "compact--3 = x\n",
        [
          "en.ftl:2:1: error: unknown power of ten 'compact--3'; "
            + "expected compact-1 to compact-36"
        ]
      ),
      (
        "compact-view = Compact view\ncompact-5 = { $count } x\nnumber-digits = plain\nnumber-powers = 5 6\n",
        []
      ),
    ] as [(String, [String])])
  func wrongSettingsAreDiagnosed(_ text: String, _ diagnostics: [String]) {
    #expect(self.diagnostics(text) == diagnostics)
  }

  @Test(arguments: ["0", "-1", "37", "007", "99999999999999999999", "-9223372036854775808", "9223372036854775807"])
  func powersOutOfRangeAreIgnored(_ power: String) {
    #expect(diagnostics("compact-\(power) = x\n").count == 1)
    #expect(diagnostics("number-powers = \(power)\n").count == 1)
    let spoken = speaker("number-powers = \(power)\ncompact-\(power) = { $count } wrong\n")
    for number in [0, 1, 999, 1_200_000, "1e36", "1e39", "0.004", "-1e12", "1e300"] as [ExactDecimal] {
      let said = spoken.number(number, style: .compact).text
      #expect(said == Self.plain.number(number, style: .compact).text)
    }
  }

  /// The next source's setting applies where the overlay's is left out.
  @Test func invalidSettingsChangeNothing() {
    #expect(Self.plain.number(1_234_567).text == "1,234,567")
    #expect(speaker("number-digits = plain\n").number(1_234_567).text == "1234567")
    #expect(speaker("number-digits = groups\n").number(1_234_567).text == "1,234,567")
    #expect(speaker("number-powers = 3 x\n").number(1_200_000, style: .compact).text == "1,200 thousand")
    #expect(speaker("number-powers = x\n").number(1_200_000, style: .compact).text == "1.2 million")
  }

  @Test func powersOfAnAppAreUsed() {
    let spoken = speaker("compact-5 = { $count } lakh\ncompact-36 = { $count } undecillion\nnumber-powers = 3 5 36\n")
    #expect(spoken.number(1_200_000, style: .compact).text == "12 lakh")
    #expect(spoken.number("2e39" as ExactDecimal, style: .compact).text == "2,000 undecillion")
    #expect(spoken.number(99_999, style: .compact).text == "1 lakh")
  }
}
