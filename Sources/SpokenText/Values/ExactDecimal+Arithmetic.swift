// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Sums, differences, and products are exact. They show as many fraction digits as arithmetic on paper. For example,
/// 1.50 + 2 is 3.50, and 1.50 × 1.5 is 2.250.
///
/// A result that is too long for the mantissa (see ``ExactDecimal``) is rounded half to even to 38 or 39 digits. It has
/// at most 400 fraction digits. A result above 10⁴³⁸ is infinite. Infinities and not-a-number follow IEEE 754: ∞ − ∞
/// and ∞ × 0 are not-a-number. No operation traps.
extension ExactDecimal: SignedNumeric {
  /// Creates the exact value of an integer, or returns `nil` if it doesn't fit.
  public init?(exactly value: some BinaryInteger) {
    self.init(value)
    if kind != .finite { return nil }
  }

  /// Returns the number with the opposite sign. Zero and not-a-number stay as they are.
  public static prefix func - (number: ExactDecimal) -> ExactDecimal {
    var copy = number
    copy.isNegative = !number.isNegative && !number.isZero && number.kind != .notANumber
    return copy
  }

  /// Changes the sign.
  public mutating func negate() { self = -self }

  /// Returns the sum. For example, 1.50 + 2 is 3.50.
  public static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    if left.high == 0, right.high == 0, left.exponent == right.exponent, left.isNegative == right.isNegative,
      left.kind == .finite, right.kind == .finite
    {
      let sum = left.low.addingReportingOverflow(right.low)
      if !sum.overflow {
        var result = left
        result.low = sum.partialValue
        return result
      }
    }
    return left.adding(right)
  }

  /// Returns the difference. For example, 3.50 - 2 is 1.50.
  public static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal { left + -right }

  /// Returns the product. For example, 2.50 × 3 is 7.50.
  public static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let isNegative = left.isNegative != right.isNegative
    guard left.kind == .finite, right.kind == .finite else {
      let isNumber = left.kind != .notANumber && right.kind != .notANumber && !left.isZero && !right.isZero
      return isNumber ? (isNegative ? -infinity : infinity) : notANumber
    }
    return ExactDecimal(
      rounding: QuadWord(left.mantissa, times: right.mantissa), exponent: Int(left.exponent) + Int(right.exponent),
      isNegative: isNegative)
  }

  /// Replaces the number with the product.
  public static func *= (left: inout ExactDecimal, right: ExactDecimal) { left = left * right }

  private func adding(_ other: ExactDecimal) -> ExactDecimal {
    guard kind == .finite, other.kind == .finite else {
      if kind == .finite { return other }
      return other.kind == .finite || (kind == other.kind && isNegative == other.isNegative) ? self : .notANumber
    }
    return exponent >= other.exponent ? adding(finer: other) : other.adding(finer: self)
  }

  /// Adds a number with at least as many fraction digits.
  private func adding(finer other: ExactDecimal) -> ExactDecimal {
    guard !isZero else { return other }
    let gap = Int(exponent) - Int(other.exponent)
    // Align both to the finer power of ten, as far as 256 bits allow. Digits that are cut off are far below those of
    // the result.
    let shift = min(gap, 76 - mantissa.digitCount)
    let filled = mantissa.filled(byPowerOfTen: shift)
    var sum = QuadWord(filled.number, times: .powerOfTen(shift - filled.power))
    var (addend, rest) = other.mantissa.quotientAndRemainder(dividingByPowerOfTen: gap - shift)
    var isNegative = isNegative
    if isNegative == other.isNegative {
      sum += addend
    } else if sum < addend {
      // Digits are cut off only if the first mantissa is far larger. Here it is smaller.
      addend = addend.subtracting(sum.lower).difference
      sum = QuadWord(addend, times: DoubleWord(low: 1))
      isNegative = other.isNegative
    } else {
      sum -= addend
      if !rest.isZero { sum -= DoubleWord(low: 1) }
    }
    return ExactDecimal(
      rounding: sum, hasMore: !rest.isZero, exponent: Int(exponent) - shift, isNegative: isNegative)
  }

  /// Creates the number nearest to an exact result, rounded half to even.
  ///
  /// - Parameter hasMore: `true` if the result is larger than `exact` by less than one.
  private init(rounding exact: QuadWord, hasMore: Bool = false, exponent: Int, isNegative: Bool) {
    var (exact, exponent) = (exact, exponent)
    var (lastDigit, hasMore) = (UInt64(0), hasMore)
    if exact.isZero { exponent = max(exponent, -Self.exponentLimit) }
    var isUp: Bool { lastDigit > 5 || (lastDigit == 5 && (hasMore || exact.lower.low & 1 == 1)) }
    while !exact.upper.isZero || exponent < -Self.exponentLimit || (isUp && exact.lower == .max) {
      hasMore = hasMore || lastDigit != 0
      lastDigit = exact.removeLastDigit()
      exponent += 1
    }
    self.init(isUp ? exact.lower.adding(1).sum : exact.lower, exponent: exponent, isNegative: isNegative)
    if self.exponent > Self.exponentLimit { self = isNegative ? -.infinity : .infinity }
  }
}
