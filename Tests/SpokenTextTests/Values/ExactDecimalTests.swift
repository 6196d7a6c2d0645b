// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("+7", "7"), ("-12.50", "-12.50"), (".5", "0.5"), ("5.", "5"), ("-0.00", "0.00"),
    ("007", "7"), ("1e3", "1000"), ("1.20E+2", "120"), ("1.234e2", "123.4"), ("25e-1", "2.5"), ("0e300", "0"),
    ("0.0e-2", "0.000"), ("1e-7", "0.0000001"), ("NaN", "nan"), ("-nan", "nan"), ("Infinity", "inf"), ("-INF", "-inf"),
    ("18446744073709551616", "18446744073709551616"), ("18446744073709551615.9", "18446744073709551615.9"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("-9.9999999999999999999999999999999999999", "-9.9999999999999999999999999999999999999"),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ("-3.40282366920938463463374607431768211455", "-3.40282366920938463463374607431768211455"),
    ("100000000000000000000000000000000000000000", "1" + String(repeating: "0", count: 41)),
    ("0000000000000000000000000000000000000000000000000000000000000000000000000001.10", "1.10"),
    ("1e400", "1" + String(repeating: "0", count: 400)), ("1e-400", "0." + String(repeating: "0", count: 399) + "1"),
  ])
  func readsAndWrites(_ text: String, _ description: String) throws {
    let value = try #require(ExactDecimal(text))
    #expect(value.description == description)
    #expect(ExactDecimal(value.description) == value)
  }

  @Test(arguments: [
    "", " ", "1 ", " 1", "-", "+", ".", "-.", "1.2.3", "1,5", "1e", "1e+", "e5", "1e5.0", "--1", "+-1", "0x10", "١",
    "½",
    "1_000", "1e401", "1e-401", "1e99999999999999999999", "na", "nanx", "in", "infinit", "infinityx", "NaN ", "1\u{0}",
    "\u{0}1", "1\u{301}", "∞", "١٢٣", "1e0x", "999999999999999999999999999999999999999",
    "0.923456789012345678901234567890123456789", "340282366920938463463374607431768211456",
    "3.402823669209384634633746074317682114550", "N\u{1}N", "ｎａｎ",
  ])
  func malformedTextIsRefused(_ text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var random = SeededRandom(1)
    for _ in 0..<20_000 {
      let digits = random.digits(1 + random.below(38))
      let text = "\(random.below(2) == 0 ? "-" : "")\(digits)e\(random.below(120) - 60)"
      let value = try #require(ExactDecimal(text))
      #expect(value.description == plain(text), "\(text)")
      #expect(ExactDecimal(value.description) == value)
    }
  }

  /// Equal is what is spoken alike, however it was written.
  @Test(arguments: [
    ("1e3", "1000", true), ("1000", "10e2", true), ("1.50", "1.5", false), ("0", "0.0", false), ("0e5", "0", true),
    ("-0.00", "0.00", true), ("1e37", "10000000000000000000000000000000000000", true), ("1e40", "10e39", true),
    ("12.0e1", "120", true), ("nan", "nan", true), ("inf", "-inf", false),
  ])
  func equalityFollowsTheSpokenForm(_ left: ExactDecimal, _ right: ExactDecimal, _ areEqual: Bool) {
    #expect((left == right) == areEqual)
    #expect((Set([left, right]).count == 1) == areEqual)
  }

  @Test(arguments: [
    (Int.min, "-9223372036854775808"), (Int.max, "9223372036854775807"), (0, "0"), (-1, "-1"),
  ])
  func integersAreWrittenInFull(_ value: Int, _ text: String) {
    #expect(ExactDecimal(value).description == text)
  }

  @Test func wideIntegersAreWrittenInFull() {
    #expect(ExactDecimal(UInt64.max).description == "18446744073709551615")
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      #expect(ExactDecimal(Int128.min).description == "-170141183460469231731687303715884105728")
      #expect(ExactDecimal(UInt128.max).description == "340282366920938463463374607431768211455")
      #expect(ExactDecimal(Int128(99) * 1_000_000_000_000_000_000).description == "99000000000000000000")
    }
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (1e21, "1000000000000000000000"), (-0.0, "0"),
      (.leastNonzeroMagnitude, nil),
      (-1234.5, "-1234.5"), (Double.nan, "nan"), (-Double.infinity, "-inf"),
      (9_007_199_254_740_992, "9007199254740992"),
      (1e16, "10000000000000000"), (1_152_921_504_606_846_976, "1152921504606847000"), (25, "25"),
      (Double.greatestFiniteMagnitude, "17976931348623157" + String(repeating: "0", count: 292)),
    ] as [(Double, String?)])
  func doublesAreWrittenInFull(_ value: Double, _ text: String?) {
    #expect(ExactDecimal(value).description == text ?? plain("5e-324"))
  }

  /// Integer literals are read as 64 bits, whatever `Int` has.
  @Test func integerLiteralsHave64Bits() {
    #expect(ExactDecimal.IntegerLiteralType.bitWidth == 64)
    #expect((3_000_000_000 as ExactDecimal).description == "3000000000")
    #expect((-9_223_372_036_854_775_808 as ExactDecimal).description == "-9223372036854775808")
  }

  // MARK: Rounding

  @Test func roundsAsFoundationDoes() {
    var (random, compared) = (SeededRandom(2), 0)
    for _ in 0..<30_000 {
      let decimal = randomDecimal(&random)
      guard !decimal.isNaN else { continue }
      let places = random.below(45) - 5
      var (rounded, source) = (Decimal(), decimal)
      NSDecimalRound(&rounded, &source, places, .bankers)
      let ours = ExactDecimal(decimal).rounded(toFractionDigits: places)
      #expect(ours.hasSameValue(as: ExactDecimal(rounded)), "\(decimal) to \(places): \(ours), Foundation \(rounded)")
      #expect(ours.isZero ? !ours.isNegative : ours.isNegative == (decimal < 0))
      compared += 1
    }
    #expect(compared > 27_000)
  }

  /// What is spoken is what is shown beside it.
  @Test(arguments: [("USD", 2), ("JPY", 0), ("KWD", 3)])
  func roundsAsTheShownAmount(_ code: String, _ digits: Int) throws {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US")).grouping(.never)
    var random = SeededRandom(3)
    for round in 0..<4_000 {
      let whole = random.digits(1 + random.below(14))
      let text =
        round % 3 == 0 ? "\(whole).\(random.digits(digits + 1))" : "\(whole).\(random.digits(1 + random.below(9)))"
      let decimal = try #require(Decimal(string: text))
      let shown = decimal.formatted(style).filter { $0.isNumber || $0 == "." }
      #expect(ExactDecimal(decimal).withFractionDigits(digits).description == shown, "\(text)")
    }
  }

  @Test(arguments: [
    ("0.5", 0, "0"), ("1.5", 0, "2"), ("2.5", 0, "2"), ("2.51", 0, "3"), ("-2.5", 0, "-2"), ("-0.001", 2, "0.00"),
    ("999.995", 2, "1000.00"),
    ("99999999999999999999999999999999999.995", 2, "100000000000000000000000000000000000.00"),
    ("0.05", 1, "0.0"), ("0.15", 1, "0.2"), ("5", -1, "0"), ("15", -1, "20"), ("25", -1, "20"), ("25.1", -1, "30"),
    ("18446744073709551615.5", 0, "18446744073709551616"), ("18446744073709551616.5", 0, "18446744073709551616"),
    ("1e-30", 2, "0.00"), ("1e-300", 2, "0.00"), ("1.5", 5, "1.5"), ("nan", 2, "nan"), ("-inf", 2, "-inf"),
    ("0.00000000000000000000000000000000000005", 37, "0." + String(repeating: "0", count: 37)),
    ("0.99999999999999999999999999999999999999", 37, "1." + String(repeating: "0", count: 37)),
  ])
  func valuesRoundToFractionDigits(_ value: ExactDecimal, _ digits: Int, _ text: String) {
    #expect(value.rounded(toFractionDigits: digits).description == text)
  }

  @Test(arguments: [Int.min, Int.max, -500, 500])
  func roundsToAnyPlace(_ digits: Int) {
    let value: ExactDecimal = "-12345.6789"
    #expect(value.rounded(toFractionDigits: digits) == (digits < 0 ? 0 : value))
    #expect(value.rounded(toSignificantDigits: digits).description == (digits < 0 ? "-10000" : "-12345.6789"))
    #expect(value.withFractionDigits(digits).hasSameValue(as: digits < 0 ? 0 : value))
  }

  @Test(
    arguments: [
      ("0.012345", 3, "0.0123"), ("98765", 2, "99000"), ("9.996", 3, "10.0"), ("99.96", 3, "100"), ("999.6", 3, "1000"),
      ("0.0999", 1, "0.1"), ("1.50", 5, "1.50"), ("1.50", 2, "1.5"), ("0.00", 1, "0.00"), ("-2.5", 1, "-2"),
      ("-3.5", 1, "-4"),
      ("1e400", 1, nil), ("1e-400", 1, nil), ("inf", 1, "inf"), ("nan", 1, "nan"), ("95", 1, "100"), ("85", 1, "80"),
      ("340282366920938463463374607431768211455", 38, "340282366920938463463374607431768211460"),
    ] as [(ExactDecimal, Int, String?)])
  func roundsToSignificantDigits(_ value: ExactDecimal, _ digits: Int, _ text: String?) {
    #expect(value.rounded(toSignificantDigits: digits).description == text ?? value.description)
  }

  @Test func roundsToSignificantDigitsAsFoundationDoes() {
    var (random, compared) = (SeededRandom(6), 0)
    for _ in 0..<20_000 {
      let decimal = randomDecimal(&random)
      guard !decimal.isNaN else { continue }
      let value = ExactDecimal(decimal)
      let digits = 1 + random.below(39)
      var (rounded, source) = (Decimal(), decimal)
      NSDecimalRound(&rounded, &source, digits - 1 - value.magnitudeExponent, .bankers)
      let ours = value.rounded(toSignificantDigits: digits)
      #expect(ours.hasSameValue(as: ExactDecimal(rounded)), "\(decimal) to \(digits): \(ours), Foundation \(rounded)")
      #expect(ours == value || ours.digits.count <= digits || ours.exponent >= 0, "\(value) to \(digits): \(ours)")
      compared += 1
    }
    #expect(compared > 18_000)
  }

  @Test(
    arguments: [
      ("1", 2, "1.00"), ("1.005", 2, "1.00"), ("1.015", 2, "1.02"), ("1e3", 2, "1000.00"), ("0", 3, "0.000"),
      ("18446744073709551615", 1, "18446744073709551615.0"),
      ("12345678901234567890123456789012345678", 2, "12345678901234567890123456789012345678.0"),
      ("42345678901234567890123456789012345678", 2, nil),
      ("123456789012345678901234567890123456", 2, "123456789012345678901234567890123456.00"),
      ("0.1", 20, "0.10000000000000000000"), ("inf", 2, "inf"), ("0", 30, "0." + String(repeating: "0", count: 30)),
      ("99999999999999999999999999999999999999e5", 2, nil),
    ] as [(ExactDecimal, Int, String?)])
  func fractionDigitsAreFilledWithZeros(_ value: ExactDecimal, _ digits: Int, _ text: String?) {
    // Past 38 or 39 digits there is no room for zeros: the value stays, with as many as fit.
    #expect(value.withFractionDigits(digits).description == text ?? value.description)
  }

  // MARK: Comparison and parts

  @Test func comparesAsFoundationDoes() {
    var (random, compared) = (SeededRandom(4), 0)
    var last = Decimal(1)
    for _ in 0..<20_000 {
      var decimal = randomDecimal(&random)
      if random.below(4) == 0 {
        decimal = random.below(2) == 0 ? last : last + decimal / Decimal(sign: .plus, exponent: 30, significand: 1)
      }
      guard !decimal.isNaN, ExactDecimal(decimal.description) != nil else { continue }
      let expected = last < decimal ? -1 : last > decimal ? 1 : 0
      #expect(ExactDecimal(last).compared(with: ExactDecimal(decimal)) == expected, "\(last) with \(decimal)")
      #expect(ExactDecimal(decimal).compared(with: ExactDecimal(last)) == -expected, "\(decimal) with \(last)")
      last = decimal
      compared += 1
    }
    #expect(compared > 18_000)
  }

  @Test(arguments: [
    ("inf", "1e400", 1), ("-inf", "-1e400", -1), ("inf", "inf", 0), ("-inf", "inf", -1), ("0", "0.00", 0),
    ("0", "1e-400", -1), ("-1e-400", "0", -1), ("1e300", "1.0", 1), ("1.0", "1", 0), ("nan", "1", 1),
    ("nan", "inf", 1), ("nan", "-inf", 1), ("nan", "nan", 0), ("4", "3.40282366920938463463374607431768211455", 1),
    ("99999999999999999999999999999999999999", "1e38", -1),
  ])
  func extremeValuesAreCompared(_ left: ExactDecimal, _ right: ExactDecimal, _ expected: Int) {
    #expect(left.compared(with: right) == expected)
    #expect(right.compared(with: left) == -expected)
  }

  @Test func notANumberHasTheValueOfNoNumber() {
    #expect(!ExactDecimal.notANumber.hasSameValue(as: 1))
    #expect(!ExactDecimal(1).hasSameValue(as: .notANumber))
    #expect(ExactDecimal.notANumber.hasSameValue(as: .notANumber))
  }

  /// Everything that is read off a number, against the same read off its text.
  @Test func partsAreThoseOfTheText() throws {
    var random = SeededRandom(5)
    for _ in 0..<20_000 {
      let text = "\(random.below(2) == 0 ? "-" : "")\(random.digits(1 + random.below(38)))e\(random.below(70) - 50)"
      let value = try #require(ExactDecimal(text))
      let parts = DecimalText(value.description)
      let trimmed = parts.fraction.trimmingSuffix("0")
      #expect(value.visibleFractionDigits == parts.fraction.count, "\(text)")
      #expect(value.integerPart == UInt64(parts.integer), "\(text)")
      #expect(value.truncated.magnitude.description == parts.integer, "\(text)")
      #expect(value.isIntegral == trimmed.isEmpty, "\(text)")
      #expect(
        value.withoutTrailingZeros.description == parts.sign + parts.integer + (trimmed.isEmpty ? "" : "." + trimmed))
      #expect(value.magnitudeExponent == parts.magnitudeExponent, "\(text)")
      #expect(-(-value) == value)
      let operands = value.operands()
      #expect(operands.v == parts.fraction.count, "\(text)")
      #expect(operands.w == trimmed.count, "\(text)")
      #expect(operands.i == DecimalText.operand(parts.integer), "\(text)")
      #expect(operands.f == DecimalText.operand(parts.fraction), "\(text)")
      #expect(operands.t == DecimalText.operand(trimmed), "\(text)")
    }
  }

  @Test func compactOperandsAreScaled() {
    let operands = ExactDecimal("1.2").operands(compactExponent: 6)
    #expect(operands == PluralOperands(i: 1_200_000, v: 0, w: 0, f: 0, t: 0, c: 6))
    let finer = ExactDecimal("1.2345678").operands(compactExponent: 6)
    #expect(finer == PluralOperands(i: 1_234_567, v: 1, w: 1, f: 8, t: 8, c: 6))
  }

  @Test(arguments: [
    ("0", 2, "0"), ("0.00", 1, "0.0"), ("7", 2, "700"), ("7.5", 1, "75"), ("7.50", -2, "0.0750"), ("nan", 3, "nan"),
    ("-inf", 3, "-inf"), ("12345678901234567890", 3, "12345678901234567890000"),
  ])
  func valuesScaleByPowersOfTen(_ value: ExactDecimal, _ power: Int, _ text: String) {
    #expect(value.scaled(byPowerOfTen: power).description == text)
  }
}

/// A number's text taken apart.
struct DecimalText {
  var sign: String
  var integer: String
  var fraction: String

  init(_ text: String) {
    sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
    integer = String(parts[0])
    fraction = parts.count > 1 ? String(parts[1]) : ""
  }

  /// Where the highest digit stands.
  var magnitudeExponent: Int {
    if integer != "0" { return integer.count - 1 }
    return fraction.firstIndex { $0 != "0" }.map { -1 - fraction.distance(from: fraction.startIndex, to: $0) } ?? 0
  }

  /// Digits as a plural operand: the last fifteen are right, and what is larger stays at 10¹⁵ or above.
  static func operand(_ digits: String) -> UInt64 {
    let tail = UInt64(digits.suffix(15)) ?? 0
    return digits.dropLast(15).contains { $0 != "0" } ? tail + 1_000_000_000_000_000 : tail
  }
}

extension String {
  func trimmingSuffix(_ character: Character) -> String {
    var copy = self
    while copy.last == character { copy.removeLast() }
    return copy
  }
}

/// The plain digits of a text such as `-123e-4`, by moving its point.
private func plain(_ text: String) -> String {
  let sign = text.hasPrefix("-") ? "-" : ""
  let parts = text.dropFirst(sign.count).split(separator: "e")
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  if exponent >= 0 { return sign + parts[0] + String(repeating: "0", count: exponent) }
  let padded = String(repeating: "0", count: max(0, 1 - exponent - parts[0].count)) + parts[0]
  return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
}

/// Any decimal: 1 to 38 digits, any exponent that both types hold, either sign.
func randomDecimal(_ random: inout SeededRandom) -> Decimal {
  let digits = random.digits(1 + random.below(38))
  let exponent = random.below(5) == 0 ? random.below(200) - 120 : -random.below(40)
  let significand = Decimal(string: digits) ?? 0
  return Decimal(sign: random.below(2) == 0 ? .plus : .minus, exponent: exponent, significand: significand)
}
