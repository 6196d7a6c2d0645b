// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ExactDecimal {
  /// Creates the exact value of a Foundation decimal, with its trailing zeros.
  ///
  /// Some of Foundation's operations drop zeros, so `25.50` may become 25.5.
  public init(_ decimal: Decimal) {
    self = DecimalLayout.read(decimal) ?? ExactDecimal(decimal.description) ?? .notANumber
  }
}

extension Decimal {
  /// Creates the Foundation decimal with exactly this value, or returns `nil` if there isn't one.
  ///
  /// The result is `nil` for infinities, numbers with more than 128 fraction digits, and numbers above 3.4 · 10¹⁶⁵. It
  /// is `Decimal.nan` for not-a-number. Trailing zeros may be lost.
  public init?(exactly number: ExactDecimal) {
    guard number.isFinite else {
      guard number == .notANumber else { return nil }
      self = .nan
      return
    }
    let number = number.withoutTrailingZeros
    let exponent = Int(number.exponent)
    guard exponent >= -128, exponent <= 127 else { return nil }
    let twoTo64 = Decimal(UInt64.max) + 1
    let mantissa = Decimal(number.high) * twoTo64 + Decimal(number.low)
    self = Decimal(sign: number.isNegative ? .minus : .plus, exponent: exponent, significand: mantissa)
  }

  /// Creates the Foundation decimal nearest to a number.
  ///
  /// It is exact to 128 fraction digits, and then rounded half to even. Infinities, and numbers above 3.4 · 10¹⁶⁵, give
  /// `Decimal.nan`.
  public init(_ number: ExactDecimal) {
    self = Decimal(exactly: number.rounded(toFractionDigits: 128)) ?? .nan
  }
}

extension Decimal: SpeakableNumber {
  /// The exact value, with its trailing zeros.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }
}
