// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Everyday numbers have a mantissa of one word; each operation begins with a fast path for them.
extension ExactDecimal {
  /// The number times a power of ten, exactly.
  func scaled(byPowerOfTen power: Int) -> ExactDecimal {
    guard kind == .finite else { return self }
    let power = max(-Self.exponentLimit * 2, min(power, Self.exponentLimit * 2))
    return ExactDecimal(low: low, high: high, exponent: Int(exponent) + power, isNegative: isNegative)
  }

  /// Moves a power of ten above zero into the mantissa, as far as it has room.
  @inline(never)
  mutating func writeOutZeros() {
    if isZero {
      exponent = 0
      return
    }
    if high == 0, exponent <= 19 {
      let product = low.multipliedReportingOverflow(by: powersOfTen[Int(exponent)])
      if !product.overflow {
        (low, exponent) = (product.partialValue, 0)
        return
      }
    }
    let filled = mantissa.filled(byPowerOfTen: Int(exponent))
    (high, low) = (filled.number.high, filled.number.low)
    exponent -= Int16(filled.power)
  }

  /// How many fraction digits are shown.
  package var visibleFractionDigits: Int { max(0, -Int(exponent)) }

  /// The number rounded to at most `digits` fraction digits, half to even, as IEEE 754 rounds and
  /// `Decimal.FormatStyle`: 0.125 to two digits is 0.12, 0.135 is 0.14.
  ///
  /// A number that shows no more digits stays as it is: 1.5 to five digits is 1.5. What is rounded keeps its zeros:
  /// 1.999 to two digits is 2.00. A negative `digits` rounds before the point: 1,250 to -2 is 1,200. Infinities and
  /// not-a-number stay what they are.
  public func rounded(toFractionDigits digits: Int) -> ExactDecimal {
    -Int(exponent) > digits ? cut(toFractionDigits: digits) : self
  }

  private func cut(toFractionDigits digits: Int) -> ExactDecimal {
    guard kind == .finite else { return self }
    let digits = max(digits, -2 * Self.exponentLimit)
    let drop = -Int(exponent) - digits
    guard high == 0 else {
      return ExactDecimal(mantissa.rounded(droppingDigits: drop), exponent: -digits, isNegative: isNegative)
    }
    guard drop <= 19 else {
      // Half of 10²⁰ is more than a word holds.
      return ExactDecimal(low: 0, exponent: -digits)
    }
    let divisor = powersOfTen[drop]
    var (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    if remainder > half || (remainder == half && quotient & 1 == 1) { quotient += 1 }
    return ExactDecimal(low: quotient, exponent: -digits, isNegative: isNegative)
  }

  /// The number rounded to at most `digits` fraction digits, halves away from zero, as people learn it: 12.5 to none is 13. See
  /// ``rounded(toFractionDigits:)``.
  func roundedHalfUp(toFractionDigits digits: Int) -> ExactDecimal {
    let rounded = rounded(toFractionDigits: digits)
    let unit = ExactDecimal(low: 1, exponent: -digits)
    guard isFinite, ((magnitude - rounded.magnitude) * 2).hasSameValue(as: unit) else { return rounded }
    return isNegative ? rounded - unit : rounded + unit
  }

  /// The number rounded half to even to at most so many significant digits, counted from the first that is not zero:
  /// 0.012345 to three digits is 0.0123, 98,765 to two is 99,000, 9.996 to three is 10.0.
  ///
  /// A number that shows no more digits stays as it is. Less than one digit is taken for one.
  public func rounded(toSignificantDigits digits: Int) -> ExactDecimal {
    guard kind == .finite, !isZero else { return self }
    let digits = max(1, min(digits, Self.exponentLimit))
    let first = magnitudeExponent
    let rounded = rounded(toFractionDigits: digits - 1 - first)
    // Rounding up may have added a digit.
    return rounded.magnitudeExponent > first ? rounded.rounded(toFractionDigits: digits - 2 - first) : rounded
  }

  /// The number with exactly `digits` fraction digits: rounded half to even, or filled with zeros as far as the
  /// mantissa has room.
  func withFractionDigits(_ digits: Int) -> ExactDecimal {
    var result = rounded(toFractionDigits: digits)
    let missing = min(digits, Self.exponentLimit) + Int(result.exponent)
    guard missing > 0, kind == .finite else { return result }
    if result.high == 0, missing <= 19 {
      let product = result.low.multipliedReportingOverflow(by: powersOfTen[missing])
      if !product.overflow {
        result.low = product.partialValue
        result.exponent -= Int16(missing)
        return result
      }
    }
    let filled = result.mantissa.filled(byPowerOfTen: missing)
    return ExactDecimal(filled.number, exponent: Int(result.exponent) - filled.power, isNegative: isNegative)
  }

  /// The number without zeros at the end of its fraction.
  var withoutTrailingZeros: ExactDecimal {
    guard exponent < 0, kind == .finite else { return self }
    guard !isZero else { return ExactDecimal(low: 0) }
    if high != 0 {
      let trimmed = mantissa.trimmed(zeros: -Int(exponent))
      return ExactDecimal(trimmed.number, exponent: Int(exponent) + trimmed.zeros, isNegative: isNegative)
    }
    var copy = self
    while copy.exponent < 0, copy.low % 10 == 0 {
      copy.low /= 10
      copy.exponent += 1
    }
    return copy
  }

  /// The integer part without sign as a word, or nil if it does not fit.
  var integerPart: UInt64? {
    guard kind == .finite else { return nil }
    if high == 0 {
      if exponent == 0 { return low }
      if exponent < 0 { return exponent < -19 ? 0 : low / powersOfTen[-Int(exponent)] }
    }
    // A power of ten above zero means that the mantissa is longer than a word.
    guard exponent < 0 else { return nil }
    let integer = mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).quotient
    return integer.high == 0 ? integer.low : nil
  }

  /// The integer part, rounded toward zero, whatever its size.
  var truncated: ExactDecimal {
    guard exponent < 0, kind == .finite else { return self }
    if high == 0, let integer = integerPart { return ExactDecimal(low: integer, isNegative: isNegative) }
    let integer = mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).quotient
    return ExactDecimal(integer, exponent: 0, isNegative: isNegative)
  }

  /// The number rounded to at most so many fraction digits, but never to a limit that it doesn't reach. What isn't zero keeps
  /// its first digit, and what is below a limit is cut: with no fraction digits and a limit of 100, 0.4 stays 0.4, and 99.9
  /// is 99.
  func rounded(toFractionDigits digits: Int, within limit: ExactDecimal) -> ExactDecimal {
    let rounded = rounded(toFractionDigits: digits).withoutTrailingZeros
    if rounded.isZero, !isZero { return self.rounded(toSignificantDigits: 1) }
    let reachesLimit = rounded.magnitude.hasSameValue(as: limit) && magnitude.compared(with: limit) < 0
    return reachesLimit ? truncated(toFractionDigits: digits) : rounded
  }

  /// The number with at most so many fraction digits, the others cut, and without zeros at its end.
  func truncated(toFractionDigits digits: Int) -> ExactDecimal {
    digits == 0
      ? truncated : scaled(byPowerOfTen: digits).truncated.scaled(byPowerOfTen: -digits).withoutTrailingZeros
  }

  /// Whether the number has no fraction, whatever zeros it shows.
  var isIntegral: Bool {
    guard kind == .finite else { return false }
    guard exponent < 0, !isZero else { return true }
    if high == 0 { return exponent >= -19 && low % powersOfTen[-Int(exponent)] == 0 }
    return mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).remainder.isZero
  }

  /// The power of ten of the highest digit: 0 for 1 to 9, 3 for 1,000, -1 for 0.5; zero counts as 0.
  var magnitudeExponent: Int {
    guard !isZero, kind == .finite else { return 0 }
    return (high == 0 ? decimalLength(low) : mantissa.digitCount) - 1 + Int(exponent)
  }
}
