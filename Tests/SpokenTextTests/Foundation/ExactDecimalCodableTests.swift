// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct ExactDecimalCodableTests {
  private func read(_ json: String) throws -> ExactDecimal {
    try JSONDecoder().decode(ExactDecimal.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    (#""25.50""#, "25.50"), (#""1e3""#, "1000"), (#""nan""#, "nan"), (#""-inf""#, "-inf"), ("25", "25"), ("-7", "-7"),
    ("0.07", "0.07"), ("0.1", "0.1"), ("1234567890123456.78", "1234567890123456.78"),
    ("18446744073709551615", "18446744073709551615"),
    ("123456789012345678901234567890.5", "123456789012345678901234567890.5"), ("9007199254740993", "9007199254740993"),
  ])
  func numbersAndTextsAreDecoded(_ json: String, _ text: String) throws {
    #expect(try read(json).description == text)
  }

  @Test(arguments: [#""25,50""#, #""""#, "true", "null", "{}", "[]", #"" 1""#])
  func malformedNumbersAreRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    #expect(String(decoding: try JSONEncoder().encode("25.50" as ExactDecimal), as: UTF8.self) == #""25.50""#)
    var random = SeededRandom(51)
    for _ in 0..<2_000 {
      let text = "\(random.below(2) == 0 ? "-" : "")\(random.digits(1 + random.below(38)))e\(random.below(120) - 60)"
      let value = try #require(ExactDecimal(text))
      #expect(try JSONDecoder().decode(ExactDecimal.self, from: JSONEncoder().encode(value)) == value)
      #expect(
        try PropertyListDecoder().decode([ExactDecimal].self, from: PropertyListEncoder().encode([value])) == [value])
    }
  }

  /// A decoder without exact numbers.
  @Test func propertyListNumbersAreDecodedExactly() throws {
    struct Prices: Codable, Equatable {
      var whole: Int
      var part: Double
      var large: UInt64
    }
    struct Exact: Codable, Equatable {
      var whole: ExactDecimal
      var part: ExactDecimal
      var large: ExactDecimal
    }
    let list = try PropertyListEncoder().encode(Prices(whole: -25, part: 0.07, large: .max))
    let exact = try PropertyListDecoder().decode(Exact.self, from: list)
    #expect(exact == Exact(whole: -25, part: "0.07", large: "18446744073709551615"))
  }

  @Test func moneyIsCodedAsAmountAndCurrency() throws {
    let json = #"{"amount":"25.50","currency":"USD"}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(Money("25.50", .usd)), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Money.self, from: Data(json.utf8)) == Money("25.50", .usd))
    let number = #"{"amount":25.5,"currency":"usd"}"#
    #expect(try JSONDecoder().decode(Money.self, from: Data(number.utf8)) == Money("25.5", .usd))
  }
}
