// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ExactDecimal {
  /// The exact value of a Foundation decimal, with the digits it shows.
  ///
  /// Foundation drops zeros in some of its operations, so `25.50` may come as 25.5.
  public init(_ decimal: Decimal) {
    self = DecimalLayout.read(decimal) ?? ExactDecimal(decimal.description) ?? .notANumber
  }
}

extension Decimal {
  /// The Foundation decimal of exactly this value, or nil if there is none: for the infinities, for a number with more
  /// than 128 fraction digits, and for one above 3.4 · 10¹⁶⁵. Not-a-number is `Decimal.nan`. The zeros that the number
  /// shows may be lost.
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

  /// The Foundation decimal nearest to a number: exact, but fraction digits after the 128th are rounded half to even. The
  /// infinities, and a number above 3.4 · 10¹⁶⁵, are `Decimal.nan`.
  public init(_ number: ExactDecimal) {
    self = Decimal(exactly: number.rounded(toFractionDigits: 128)) ?? .nan
  }
}

extension Decimal: SpeakableNumber {
  /// The exact value, with the digits it shows.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }
}
