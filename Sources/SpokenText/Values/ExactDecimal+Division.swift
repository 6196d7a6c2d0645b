// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// The quotient, exact to at least 18 digits, and beyond them cut so that it is rounded later as the whole quotient would
  /// be. A divisor of more than 18 digits is rounded to them first. Dividing by zero is not-a-number.
  func quotient(dividingBy divisor: ExactDecimal) -> ExactDecimal {
    guard kind == .finite, divisor.kind == .finite, !divisor.isZero else { return .notANumber }
    var (word, power) = (divisor.mantissa, Int(divisor.exponent))
    let excess = max(0, word.digitCount - 18)
    if excess > 0 { (word, power) = (word.rounded(droppingDigits: excess), power + excess) }
    let filled = mantissa.filled(byPowerOfTen: 38)
    var (quotient, remainder) = filled.number.quotientAndRemainder(dividingBy: word.low)
    // A last digit that is neither 0 nor 5 tells that more follows.
    if remainder != 0, quotient.quotientAndRemainder(dividingBy: 5).remainder == 0 { quotient = quotient.adding(1).sum }
    return ExactDecimal(
      quotient, exponent: Int(exponent) - filled.power - power, isNegative: isNegative != divisor.isNegative
    ).withoutTrailingZeros
  }

  /// The number rounded to a multiple of a whole number, half to even.
  func rounded(toMultipleOf increment: Int) -> ExactDecimal {
    guard increment > 1 else { return rounded(toFractionDigits: 0) }
    let step = ExactDecimal(increment)
    return quotient(dividingBy: step).rounded(toFractionDigits: 0) * step
  }

  /// The number as a converted measure is said: without a fraction, but with at least two digits that tell something; half
  /// to even (CLDR's unit preferences).
  var roundedAsMeasure: ExactDecimal {
    (magnitudeExponent >= 1 ? rounded(toFractionDigits: 0) : rounded(toSignificantDigits: 2)).withoutTrailingZeros
  }
}
