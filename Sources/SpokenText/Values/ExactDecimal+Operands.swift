// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// Returns the operands of CLDR's plural rules for the number without its sign (UTS 35, part 3, 5.1.1).
  ///
  /// Rules use at most six integer digits and two fraction digits, so 15 of each are kept.
  package func operands() -> PluralOperands {
    // Fast path for everyday whole numbers.
    if exponent == 0, high == 0, low < 1_000_000_000_000_000 { return PluralOperands(i: low) }
    return operands(compactExponent: 0)
  }

  /// Returns the operands of a compact number. For example, 1.2 with the exponent 6 is "1.2 million".
  @inline(never)
  func operands(compactExponent: Int) -> PluralOperands {
    let value = compactExponent == 0 ? self : scaled(byPowerOfTen: compactExponent)
    if value.exponent >= 0, let integer = value.integerPart {
      return PluralOperands(i: clampOperand(integer), v: 0, w: 0, f: 0, t: 0, c: compactExponent)
    }
    if value.exponent < 0, value.exponent >= -15, value.high == 0 {
      let visible = -Int(value.exponent)
      let parts = value.low.quotientAndRemainder(dividingBy: powersOfTen[visible])
      var (w, t) = (visible, parts.remainder)
      if t == 0 { w = 0 } else { while t % 10 == 0 { (w, t) = (w - 1, t / 10) } }
      return PluralOperands(
        i: clampOperand(parts.quotient), v: visible, w: w, f: parts.remainder, t: t, c: compactExponent)
    }
    return value.longOperands(compactExponent: compactExponent)
  }

  private func longOperands(compactExponent: Int) -> PluralOperands {
    guard kind == .finite else { return PluralOperands(i: 0, v: 0, w: 0, f: 0, t: 0, c: 0) }
    guard exponent < 0 else {
      // Too long for a word, so keep the last fifteen digits. A positive power of ten fills the last of them with
      // zeros.
      let zeros = min(15, Int(exponent))
      let tail = mantissa.quotientAndRemainder(dividingBy: powersOfTen[15 - zeros]).remainder * powersOfTen[zeros]
      return PluralOperands(i: tail + powersOfTen[15], c: compactExponent)
    }
    let visible = visibleFractionDigits
    let (integer, fraction) = mantissa.quotientAndRemainder(dividingByPowerOfTen: visible)
    let trimmed = fraction.trimmed(zeros: visible)
    return PluralOperands(
      i: clampOperand(integer), v: visible, w: visible - trimmed.zeros, f: clampOperand(fraction),
      t: clampOperand(trimmed.number), c: compactExponent)
  }
}

// Rules use only the last digits, small divisors, and whether a number is large. So fifteen digits are enough.
private func clampOperand(_ value: UInt64) -> UInt64 {
  value < powersOfTen[15] ? value : value % powersOfTen[15] + powersOfTen[15]
}

private func clampOperand(_ value: DoubleWord) -> UInt64 {
  guard value.high != 0 else { return clampOperand(value.low) }
  return value.quotientAndRemainder(dividingBy: powersOfTen[15]).remainder + powersOfTen[15]
}
