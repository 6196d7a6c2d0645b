// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct RegionFactsTests {
  /// Hour cycles, the days with which weeks begin, currencies and their digits against ICU 78.
  @Test func agreesWithICU() throws {
    var differences: [String: String] = [:]
    let rows = try fixture("regions.tsv")
    #expect(rows.count > 1100)
    for row in rows {
      let found: String
      switch row[0] {
      case "hours":
        let tag = row[1].contains("-") ? row[1] : "und-\(row[1])"
        found = RegionFacts.prefersTwelveHours(try LanguageTag(parsing: tag)) ? "h" : "H"
      case "currency":
        found = RegionFacts.currency(ofRegion: Subtag(row[1].utf8)).map(text) ?? "none"
      case "week":
        let tag = try LanguageTag(parsing: "und-\(row[1])")
        found = "\(RegionFacts.firstDay(ofListener: tag, RegionFacts.region(ofListener: tag)))"
      default:
        found = "\(RegionFacts.currencyDigits(code(row[1])))"
      }
      if found != row[2] { differences["\(row[0]) \(row[1])"] = "\(found), ICU \(row[2])" }
    }
    // Countries that are no more, for which ICU has their last currency, and places without one. ICU says XXX for those,
    // and for the unknown region it takes the first code of its list.
    let historical = [
      "BU": "BUK", "CS": "CSD", "DD": "DDM", "SU": "SUR", "TP": "TPE", "YD": "YDD", "YU": "YUM", "ZR": "ZRN",
    ]
    let none = ["AQ": "XXX", "CP": "XXX", "ZZ": "XAD"]
    let currencies = historical.merging(none) { old, _ in old }.map { ("currency \($0)", "none, ICU \($1)") }
    // The countries that these are now, Myanmar and Yemen, have weeks that begin on Sunday; so has the United States,
    // where a tag without a place is likely to be at home.
    let weeks = ["BU", "YD", "ZZ"].map { ("week \($0)", "6, ICU 0") }
    #expect(differences == Dictionary(uniqueKeysWithValues: currencies + weeks))
  }

  @Test(
    arguments: [
      ("en", true), ("en-US", true), ("en-GB", false), ("de", false), ("pl", false), ("es", false),
      ("es-MX", true),
      ("fr-CA", false), ("en-CA", true), ("ar", true), ("hi", true), ("ja", false), ("ko", true), ("zh-TW", true),
      ("en-HK", true), ("en-IL", false), ("xx", false), ("und", true),
      ("en-u-hc-h23", false), ("de-u-hc-h12", true), ("en-US-u-rg-gbzzzz", false),
      ("de-u-nu-latn-rg-uszzzz", true),
      ("en-x-u-hc-h23", true), ("en-u-hc", true),
    ] as [(LanguageTag, Bool)])
  func regionsPreferTheirHours(_ tag: LanguageTag, _ expected: Bool) {
    #expect(RegionFacts.prefersTwelveHours(tag) == expected)
  }

  @Test(
    arguments: [
      ("en", 6), ("en-GB", 0), ("ar", 5), ("ar-SA", 6), ("es", 0), ("es-MX", 6), ("hi", 6), ("ja", 6), ("pl", 0),
      ("xx", 0),
      ("en-US-u-fw-mon", 0), ("de-u-fw-sat", 5), ("de-u-fw-noday", 0), ("en-US-u-rg-plzzzz", 0),
    ] as [(LanguageTag, Int)])
  func weeksBeginOnTheRegionsFirstDay(_ tag: LanguageTag, _ expected: Int) {
    #expect(RegionFacts.firstDay(ofListener: tag, RegionFacts.region(ofListener: tag)) == expected)
  }

  @Test(
    arguments: [
      ("en", "USD"), ("en-GB", "GBP"), ("en-PL", "PLN"), ("pl", "PLN"), ("en-US-u-rg-plzzzz", "PLN"),
      ("de-u-hc-h12-rg-chzzzz", "CHF"), ("en-US-u-rg-zzzzzz", nil), ("en-001", nil), ("en-US-u-rg-x", "USD"),
    ] as [(LanguageTag, String?)])
  func listenersHaveTheirRegionsCurrency(_ tag: LanguageTag, _ expected: String?) {
    #expect(RegionFacts.currency(ofRegion: RegionFacts.region(ofListener: tag)).map(text) == expected)
  }

  @Test func regionsHaveTheirCurrencies() {
    #expect(RegionFacts.currency(ofRegion: "US") == 0x555344)
    #expect(RegionFacts.currency(ofRegion: "PL").map(text) == "PLN")
    #expect(RegionFacts.currency(ofRegion: "BG").map(text) == "EUR")
    for region: Subtag in ["", "ZZ", "us", "USA", "419", "AQ"] {
      #expect(RegionFacts.currency(ofRegion: region) == nil)
    }
    #expect(RegionFacts.currencyDigits(code("JPY")) == 0)
    #expect(RegionFacts.currencyDigits(code("USD")) == 2)
    #expect(RegionFacts.currencyDigits(code("KWD")) == 3)
    #expect(RegionFacts.currencyDigits(code("CLF")) == 4)
    #expect(RegionFacts.currencyDigits(0) == 2)
    #expect(RegionFacts.currencyDigits(.max) == 2)
  }

  private func text(_ code: UInt32) -> String {
    String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }, as: UTF8.self)
  }

  private func code(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
