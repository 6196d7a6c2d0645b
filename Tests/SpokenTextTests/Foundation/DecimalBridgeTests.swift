// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct DecimalBridgeTests {
  /// The bytes of a decimal, read without its text, mean what its text says.
  @Test func layoutAgreesWithTheText() throws {
    var random = SeededRandom(7)
    for _ in 0..<DeepCheck.count(20_000, deep: 200_000) {
      let decimal = randomDecimal(&random)
      let read = try #require(DecimalLayout.read(decimal))
      let said = decimal.isNaN ? .notANumber : try #require(ExactDecimal(decimal.description), "\(decimal)")
      #expect(read.hasSameValue(as: said), "\(decimal)")
    }
  }

  @Test func everyExponentLengthAndSignIsRead() throws {
    var compared = 0
    for exponent in -128...127 {
      for length in [1, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 29, 30, 34, 35, 38] {
        for sign in [FloatingPointSign.plus, .minus] {
          let significand = try #require(Decimal(string: String(repeating: "7", count: length)))
          let decimal = Decimal(sign: sign, exponent: exponent, significand: significand)
          guard !decimal.isNaN else { continue }
          let said = try #require(ExactDecimal("\(sign == .minus ? "-" : "")\(significand)e\(decimal.exponent)"))
          #expect(ExactDecimal(decimal).hasSameValue(as: said), "\(significand)e\(exponent)")
          compared += 1
        }
      }
    }
    #expect(compared > 8000)
  }

  @Test func extremeDecimalsAreRead() {
    #expect(ExactDecimal(Decimal.nan) == .notANumber)
    #expect(ExactDecimal(Decimal()) == ExactDecimal(0))
    #expect(ExactDecimal(Decimal.leastNonzeroMagnitude).magnitudeExponent == -127)
    #expect(ExactDecimal(Decimal.greatestFiniteMagnitude).magnitudeExponent == 127 + 38)
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
    #expect(speaker.number(Decimal.greatestFiniteMagnitude).text == "Number unavailable")
  }

  @Test(arguments: [("-0", "0"), ("25.5", "25.5"), ("1000", "1000"), ("-0.07", "-0.07"), ("0.000", "0")])
  func decimalsKeepTheirDigits(_ decimal: String, _ text: String) throws {
    #expect(ExactDecimal(try #require(Decimal(string: decimal))).withoutTrailingZeros.description == text)
  }

  /// The longest mantissas, which have 39 digits, are exact too.
  @Test(arguments: [
    "340282366920938463463374607431768211455", "340282366920938463463374607431768211454",
    "100000000000000000000000000000000000000", "99999999999999999999999999999999999999", "18446744073709551616",
  ])
  func longMantissasAreExact(_ digits: String) throws {
    let mantissa = try #require(Decimal(string: digits))
    for exponent in [-128, -127, -39, -38, -2, 0, 1, 88] {
      let decimal = Decimal(sign: .minus, exponent: exponent, significand: mantissa)
      let said = try #require(ExactDecimal("-\(digits)e\(exponent)"))
      #expect(ExactDecimal(decimal).hasSameValue(as: said), "\(digits)e\(exponent)")
      #expect(Decimal(exactly: ExactDecimal(decimal)) == decimal)
    }
  }

  @Test func decimalsSurviveTheRoundTrip() throws {
    var compared = 0
    var random = SeededRandom(8)
    for _ in 0..<DeepCheck.count(10_000, deep: 100_000) {
      let decimal = randomDecimal(&random)
      guard !decimal.isNaN else { continue }
      let back = try #require(Decimal(exactly: ExactDecimal(decimal)), "\(decimal)")
      #expect(back == decimal && back.description == decimal.description)
      #expect(Decimal(ExactDecimal(decimal)) == decimal)
      let quotient = decimal / 7
      if !quotient.isNaN { #expect(Decimal(exactly: ExactDecimal(quotient)) == quotient, "\(quotient)") }
      compared += 1
    }
    #expect(compared > 9_000)
  }

  @Test(
    arguments: [
      ("0", "0", "0"), ("0.00", "0", "0"), ("-25.50", "-25.5", "-25.5"), ("nan", "NaN", "NaN"), ("inf", nil, "NaN"),
      ("-inf", nil, "NaN"), ("1e400", nil, "NaN"), ("1e-400", nil, "0"), ("1e-129", nil, "0"),
      (
        "-340282366920938463463374607431768211455", "-340282366920938463463374607431768211455",
        "-340282366920938463463374607431768211455"
      ),
    ] as [(ExactDecimal, String?, String)])
  func numbersBecomeTheNearestDecimal(_ number: ExactDecimal, _ exactly: String?, _ nearest: String) {
    #expect(Decimal(exactly: number)?.description == exactly)
    #expect(Decimal(number).description == nearest)
  }

  @Test func extremeNumbersBecomeDecimals() {
    #expect(Decimal(exactly: "1e-128") == Decimal(sign: .plus, exponent: -128, significand: 1))
    #expect(Decimal("16e-129") == Decimal(sign: .plus, exponent: -128, significand: 2))
    #expect(Decimal(exactly: ExactDecimal(Decimal.greatestFiniteMagnitude)) == .greatestFiniteMagnitude)
    #expect(Decimal(exactly: ExactDecimal(Decimal.leastFiniteMagnitude)) == .leastFiniteMagnitude)
    #expect(Decimal(exactly: ExactDecimal(Decimal.leastNonzeroMagnitude)) == .leastNonzeroMagnitude)
    #expect(Decimal(exactly: ExactDecimal(Decimal.greatestFiniteMagnitude) * 10) == nil)
  }

  /// Quotients have 38 or 39 digits.
  @Test(arguments: [
    ("1", "3", "0.33"), ("2", "3", "0.67"), ("10", "3", "3.33"), ("1", "7", "0.14"), ("-100", "3", "-33.33"),
  ])
  func quotientsRoundToCents(_ dividend: String, _ divisor: String, _ cents: String) throws {
    let quotient = try #require(Decimal(string: dividend)) / #require(Decimal(string: divisor))
    #expect(ExactDecimal(quotient).rounded(toFractionDigits: 2).description == cents)
  }

  @Test(arguments: [
    ("100500000000000000000000000000000000001", -38, "1.01"), ("100500000000000000000000000000000000000", -38, "1.00"),
    ("101500000000000000000000000000000000000", -38, "1.02"), ("340282366920938463463374607431768211455", -38, "3.40"),
    ("100000000000000000000000000000000000000", -38, "1.00"),
    ("-100500000000000000000000000000000000009", -38, "-1.01"),
  ])
  func thirtyNineDigitsRoundAsFoundationRounds(_ digits: String, _ exponent: Int, _ cents: String) throws {
    let mantissa = try #require(Decimal(string: digits))
    let decimal = Decimal(sign: .plus, exponent: exponent, significand: mantissa)
    var (rounded, source) = (Decimal(), decimal)
    NSDecimalRound(&rounded, &source, 2, .bankers)
    #expect(ExactDecimal(decimal).rounded(toFractionDigits: 2).hasSameValue(as: ExactDecimal(stringLiteral: cents)))
    #expect(ExactDecimal(rounded).hasSameValue(as: ExactDecimal(decimal).rounded(toFractionDigits: 2)))
  }

  /// A computed decimal is equal to the number as it would be written, whatever exponent Foundation keeps it with.
  @Test func computedDecimalsAreWrittenOut() {
    #expect(ExactDecimal(Decimal(sign: .plus, exponent: 3, significand: 1)) == ExactDecimal(1000))
    #expect(ExactDecimal(Decimal(10) * Decimal(100)) == ExactDecimal(1000))
    #expect(ExactDecimal(Decimal(sign: .plus, exponent: 5, significand: 0)) == ExactDecimal(0))
  }
}

@Suite struct InstantTests {
  @Test(
    arguments: [
      (0.0, 0), (0.999, 0), (-0.001, -1), (1e300, Int64.max), (-1e300, Int64.min), (.nan, .max), (.infinity, .max),
      (-.infinity, .min), (9_223_372_036_854_775_808, .max), (Double.greatestFiniteMagnitude, .max),
    ] as [(Double, Int64)])
  func intervalsAreRoundedDownAndClamped(_ interval: Double, _ seconds: Int64) {
    #expect(Instant(Date(timeIntervalSince1970: interval)).secondsSinceEpoch == seconds)
  }
}
