// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Everyday numbers have a mantissa of one word, so each operation begins with a fast path for them.
extension ExactDecimal {
  /// Returns the number times a power of ten, exactly.
  func scaled(byPowerOfTen power: Int) -> ExactDecimal {
    guard kind == .finite else { return self }
    let power = max(-Self.exponentLimit * 2, min(power, Self.exponentLimit * 2))
    return ExactDecimal(low: low, high: high, exponent: Int(exponent) + power, isNegative: isNegative)
  }

  /// Writes a positive power of ten as zeros of the mantissa, as far as they fit.
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

  package var visibleFractionDigits: Int { max(0, -Int(exponent)) }

  /// Returns the number rounded half to even to at most `digits` fraction digits, as in IEEE 754 and
  /// `Decimal.FormatStyle`.
  ///
  /// For example, 0.125 to two digits is 0.12, and 0.135 is 0.14. A rounded number keeps its zeros, such as 2.00 for
  /// 1.999. Numbers with fewer digits, infinities, and not-a-number are unchanged.
  ///
  /// - Parameter digits: The most fraction digits to keep. A negative number rounds before the point. For example,
  ///   1,250 to -2 is 1,200.
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
      // Half of 10²⁰ is larger than any 64-bit word, so the number rounds to zero.
      return ExactDecimal(low: 0, exponent: -digits)
    }
    let divisor = powersOfTen[drop]
    var (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    if remainder > half || (remainder == half && quotient & 1 == 1) { quotient += 1 }
    return ExactDecimal(low: quotient, exponent: -digits, isNegative: isNegative)
  }

  /// Returns the number rounded with halves away from zero. For example, 12.5 to no fraction digits is 13.
  func roundedHalfUp(toFractionDigits digits: Int) -> ExactDecimal {
    let rounded = rounded(toFractionDigits: digits)
    let unit = ExactDecimal(low: 1, exponent: -digits)
    guard isFinite, ((magnitude - rounded.magnitude) * 2).hasSameValue(as: unit) else { return rounded }
    return isNegative ? rounded - unit : rounded + unit
  }

  /// Returns the number rounded half to even to at most `digits` significant digits, counted from the first that isn't
  /// zero.
  ///
  /// For example, 0.012345 to three digits is 0.0123, 98,765 to two is 99,000, and 9.996 to three is 10.0. A number
  /// with fewer digits is unchanged.
  ///
  /// - Parameter digits: The most significant digits to keep. A number below 1 counts as 1.
  public func rounded(toSignificantDigits digits: Int) -> ExactDecimal {
    guard kind == .finite, !isZero else { return self }
    let digits = max(1, min(digits, Self.exponentLimit))
    let first = magnitudeExponent
    let rounded = rounded(toFractionDigits: digits - 1 - first)
    // Rounding up may have added a digit.
    return rounded.magnitudeExponent > first ? rounded.rounded(toFractionDigits: digits - 2 - first) : rounded
  }

  /// Returns the number with `digits` fraction digits. It is rounded half to even, or filled with zeros as far as they
  /// fit.
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

  /// The number without trailing zeros in its fraction.
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

  /// The integer part without its sign, or `nil` if it doesn't fit a word.
  var integerPart: UInt64? {
    guard kind == .finite else { return nil }
    if high == 0 {
      if exponent == 0 { return low }
      if exponent < 0 { return exponent < -19 ? 0 : low / powersOfTen[-Int(exponent)] }
    }
    // With a positive power of ten, the mantissa is longer than a word.
    guard exponent < 0 else { return nil }
    let integer = mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).quotient
    return integer.high == 0 ? integer.low : nil
  }

  var truncated: ExactDecimal {
    guard exponent < 0, kind == .finite else { return self }
    if high == 0, let integer = integerPart { return ExactDecimal(low: integer, isNegative: isNegative) }
    let integer = mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).quotient
    return ExactDecimal(integer, exponent: 0, isNegative: isNegative)
  }

  /// Returns the number rounded to at most `digits` fraction digits, but never to zero or to a limit that it doesn't
  /// reach.
  ///
  /// For example, with no fraction digits and a limit of 100, 0.4 stays 0.4, and 99.9 is 99.
  func rounded(toFractionDigits digits: Int, within limit: ExactDecimal) -> ExactDecimal {
    let rounded = rounded(toFractionDigits: digits).withoutTrailingZeros
    if rounded.isZero, !isZero { return self.rounded(toSignificantDigits: 1) }
    let reachesLimit = rounded.magnitude.hasSameValue(as: limit) && magnitude.compared(with: limit) < 0
    return reachesLimit ? truncated(toFractionDigits: digits) : rounded
  }

  /// Returns the number truncated to at most `digits` fraction digits, without trailing zeros.
  func truncated(toFractionDigits digits: Int) -> ExactDecimal {
    digits == 0
      ? truncated : scaled(byPowerOfTen: digits).truncated.scaled(byPowerOfTen: -digits).withoutTrailingZeros
  }

  var isIntegral: Bool {
    guard kind == .finite else { return false }
    guard exponent < 0, !isZero else { return true }
    if high == 0 { return exponent >= -19 && low % powersOfTen[-Int(exponent)] == 0 }
    return mantissa.quotientAndRemainder(dividingByPowerOfTen: -Int(exponent)).remainder.isZero
  }

  /// The power of ten of the highest digit, such as 0 for 1 to 9, 3 for 1,000, and -1 for 0.5. It is 0 for zero.
  var magnitudeExponent: Int {
    guard !isZero, kind == .finite else { return 0 }
    return (high == 0 ? decimalLength(low) : mantissa.digitCount) - 1 + Int(exponent)
  }
}
