// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Telephone numbers without groups, against libphonenumber: see `Fixtures/README.md`.
@Suite struct PhonePlanTests {
  @Test func numbersAreGroupedAsLibphonenumberDoes() throws {
    let rows = try fixture("phones.tsv")
    #expect(rows.count > 1500)
    for row in rows {
      let number = try #require(PhoneNumber(row[0], region: Subtag(row[1].utf8)))
      #expect(number.groups == row[2].split(separator: " ").map(String.init), "\(row)")
    }
  }

  /// Whatever is dialled, it is heard, and nothing else.
  @Test func noDigitIsLostOrAdded() {
    var random = SeededRandom(7)
    let codes: [String?] = PhonePlan.countryCodes + [nil, "999", "7"]
    for code in codes {
      for region in ["US", "DE", "JP", "AR", "", "ZZ"] {
        for length in [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20] {
          let digits = (0..<length).map { _ in "\(UInt8.random(in: 0...9, using: &random))" }.joined()
          let groups = PhonePlan.groups(of: digits, countryCode: code, region: region)
          #expect(groups.joined() == digits && !groups.contains(""), "\(code ?? "") \(digits) \(groups)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("+15551234567", "1", ["555", "123", "4567"], nil), ("+1 555-123-4567", "1", ["555", "123", "4567"], nil),
      ("+1555 123 4567", "1", ["555", "123", "4567"], nil), ("+44 (0)20 7946 0958", "44", ["20", "7946", "0958"], nil),
      ("5551234567", nil, ["555", "123", "4567"], nil), ("15551234567", nil, ["1", "555", "123", "4567"], nil),
      ("555-1234 ext. 5", nil, ["555", "1234"], "5"), ("555-1234x12", nil, ["555", "1234"], "12"),
      ("tel:+1-555-123-4567;ext=42", "1", ["555", "123", "4567"], "42"),
      ("1-800-FLOWERS", nil, ["1", "800", "FLOWERS"], nil),
      ("*123#", nil, ["*", "123", "#"], nil), ("+1", "1", [], nil), ("٠١٢٣", nil, ["0123"], nil),
      ("+999123456", "999", ["123", "456"], nil), ("911", nil, ["911"], nil), ("０３-1234", nil, ["03", "1234"], nil),
    ] as [(String, String?, [String], String?)])
  func numbersAreTakenApart(_ text: String, _ code: String?, _ groups: [String], _ extensionDigits: String?) throws {
    let number = try #require(PhoneNumber(text, region: "US"))
    #expect(
      number.countryCode == code && number.groups == groups && number.extensionDigits == extensionDigits, "\(number)")
  }

  @Test(arguments: ["", " ", "call me", "+", "()", "☎"])
  func whatHasNoDigitsIsNoNumber(_ text: String) { #expect(PhoneNumber(text, region: "US") == nil) }
}
