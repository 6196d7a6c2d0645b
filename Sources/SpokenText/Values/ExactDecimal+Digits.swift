// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// The mantissa's digits, highest first, without leading zeros. Empty for zero.
  var digits: DecimalDigits { DecimalDigits(mantissa) }
}

/// The decimal digits of a mantissa, highest first, without an allocation.
struct DecimalDigits: RandomAccessCollection {
  /// Nineteen digits in each word. The lowest digits come first.
  private let groups: (UInt64, UInt64, UInt64)
  let endIndex: Int
  var startIndex: Int { 0 }

  init(_ mantissa: DoubleWord) {
    let lowest = mantissa.quotientAndRemainder(dividingBy: powersOfTen[19])
    let middle = lowest.quotient.quotientAndRemainder(dividingBy: powersOfTen[19])
    groups = (lowest.remainder, middle.remainder, middle.quotient.low)
    endIndex = mantissa.isZero ? 0 : mantissa.digitCount
  }

  subscript(position: Int) -> UInt8 {
    let place = endIndex - 1 - position
    let group = place < 19 ? groups.0 : place < 38 ? groups.1 : groups.2
    return UInt8(group / powersOfTen[place % 19] % 10)
  }
}
