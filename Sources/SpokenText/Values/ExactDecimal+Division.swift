// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// Returns the quotient, exact to at least 18 digits.
  ///
  /// It is truncated, but later rounding gives the same result as for the full quotient. A divisor of more than 18
  /// digits is first rounded to 18. Dividing by zero gives not-a-number.
  func quotient(dividingBy divisor: ExactDecimal) -> ExactDecimal {
    guard kind == .finite, divisor.kind == .finite, !divisor.isZero else { return .notANumber }
    var (word, power) = (divisor.mantissa, Int(divisor.exponent))
    let excess = max(0, word.digitCount - 18)
    if excess > 0 { (word, power) = (word.rounded(droppingDigits: excess), power + excess) }
    let filled = mantissa.filled(byPowerOfTen: 38)
    var (quotient, remainder) = filled.number.quotientAndRemainder(dividingBy: word.low)
    // If more digits follow, the last digit must not be 0 or 5. Later rounding would take it for exact.
    if remainder != 0, quotient.quotientAndRemainder(dividingBy: 5).remainder == 0 { quotient = quotient.adding(1).sum }
    return ExactDecimal(
      quotient, exponent: Int(exponent) - filled.power - power, isNegative: isNegative != divisor.isNegative
    ).withoutTrailingZeros
  }

  /// Returns the number rounded half to even to a multiple of an integer.
  ///
  /// A number that would become zero keeps one significant digit, because nothing is false in "0.2 meters".
  func rounded(toMultipleOf increment: Int) -> ExactDecimal {
    let step = ExactDecimal(max(increment, 1))
    let multiple = quotient(dividingBy: step).rounded(toFractionDigits: 0) * step
    return multiple.isZero && !isZero ? rounded(toSignificantDigits: 1) : multiple
  }

  /// The number rounded half to even to an integer. Below 10, it keeps two significant digits (CLDR's unit
  /// preferences).
  var roundedAsMeasure: ExactDecimal {
    (magnitudeExponent >= 1 ? rounded(toFractionDigits: 0) : rounded(toSignificantDigits: 2)).withoutTrailingZeros
  }
}
