// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// Returns a part of a total in whole percent, rounded half to even, but never up to 100 or down to 0. Returns `nil`
  /// if the total isn't positive or the part is negative.
  static func percent(_ part: ExactDecimal, of total: ExactDecimal) -> ExactDecimal? {
    guard !total.isZero, !total.isNegative, !part.isNegative else { return nil }
    if part.isZero { return 0 }
    // Sixteen digits of each are more than enough for whole percent.
    let shift = max(part.magnitudeExponent, total.magnitudeExponent) - 15
    func word(_ number: ExactDecimal) -> UInt64 {
      number.scaled(byPowerOfTen: -shift).rounded(toFractionDigits: 0).integerPart ?? 0
    }
    let (numerator, denominator) = (word(part), word(total))
    guard denominator > 0 else { return nil }
    let (whole, rest) = (numerator * 100).quotientAndRemainder(dividingBy: denominator)
    let isUp = rest * 2 > denominator || (rest * 2 == denominator && whole % 2 == 1)
    let percent = whole + (isUp ? 1 : 0)
    if percent == 0 { return 1 }
    return ExactDecimal(percent == 100 && part.compared(with: total) < 0 ? 99 : percent)
  }
}
