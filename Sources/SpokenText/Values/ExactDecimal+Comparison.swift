// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal: Comparable {
  /// Orders numbers by value, then by the number of visible fraction digits, fewer first. It agrees with `==`.
  ///
  /// For example, 1.5 comes before 1.50, and both come before 1.51. ``notANumber`` comes last, after ``infinity``.
  ///
  /// Use this order for sorting. To compare an amount with a limit, use ``hasLowerValue(than:)`` and
  /// ``hasSameValue(as:)``, because `1.50 <= 1.5` is false.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let order = left.compared(with: right)
    return order == 0 ? left.exponent > right.exponent : order < 0
  }

  /// Returns whether two numbers have the same value, regardless of trailing zeros, such as 1.50 and 1.5. Not-a-number
  /// has the same value only as itself.
  public func hasSameValue(as other: ExactDecimal) -> Bool {
    if high == 0, other.high == 0, exponent == other.exponent, kind == .finite, other.kind == .finite {
      return low == other.low && isNegative == other.isNegative
    }
    return compared(with: other) == 0
  }

  /// Returns whether this number has the lower value, regardless of trailing zeros. For example, 1.5 is lower than
  /// 1.51, but not lower than 1.50. Every number, including infinity, is lower than not-a-number.
  public func hasLowerValue(than other: ExactDecimal) -> Bool { compared(with: other) < 0 }

  /// Returns a number below, equal to, or above zero if this value is below, equal to, or above the other. Not-a-number
  /// is above all others.
  @inline(never)
  func compared(with other: ExactDecimal) -> Int {
    guard kind == .finite, other.kind == .finite else { return rank < other.rank ? -1 : rank > other.rank ? 1 : 0 }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let sign = isNegative ? -1 : 1
    if exponent == other.exponent {
      return high == other.high
        ? (low == other.low ? 0 : low < other.low ? -sign : sign) : high < other.high ? -sign : sign
    }
    if isZero || other.isZero { return isZero ? (other.isZero ? 0 : -sign) : sign }
    let (mine, theirs) = (magnitudeExponent, other.magnitudeExponent)
    if mine != theirs { return mine < theirs ? -sign : sign }
    // The highest digits have the same place value, so the shorter mantissa is filled with zeros. If it doesn't fit
    // then, it is the larger one.
    let shift = Int(exponent) - Int(other.exponent)
    if high == 0, other.high == 0, abs(shift) <= 19 {
      let a = low.multipliedReportingOverflow(by: powersOfTen[max(0, shift)])
      let b = other.low.multipliedReportingOverflow(by: powersOfTen[max(0, -shift)])
      if !a.overflow, !b.overflow {
        return a.partialValue == b.partialValue ? 0 : a.partialValue < b.partialValue ? -sign : sign
      }
    }
    guard let a = mantissa.multiplied(byPowerOfTen: max(0, shift)) else { return sign }
    guard let b = other.mantissa.multiplied(byPowerOfTen: max(0, -shift)) else { return -sign }
    return a == b ? 0 : a < b ? -sign : sign
  }

  private var rank: Int {
    switch kind {
    case .finite: 0
    case .infinite: isNegative ? -1 : 1
    case .notANumber: 2
    }
  }
}
