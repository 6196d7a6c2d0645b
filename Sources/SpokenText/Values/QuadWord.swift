// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An unsigned integer of 256 bits, which fits the exact sum or product of two mantissas before rounding.
struct QuadWord {
  private(set) var upper: DoubleWord
  private(set) var lower: DoubleWord

  init(_ left: DoubleWord, times right: DoubleWord) {
    let lowest = left.low.multipliedFullWidth(by: right.low)
    let highest = left.high.multipliedFullWidth(by: right.high)
    lower = DoubleWord(high: lowest.high, low: lowest.low)
    upper = DoubleWord(high: highest.high, low: highest.low)
    add(oneWordUp: left.low.multipliedFullWidth(by: right.high))
    add(oneWordUp: left.high.multipliedFullWidth(by: right.low))
  }

  private mutating func add(oneWordUp product: (high: UInt64, low: UInt64)) {
    let sum = lower.adding(DoubleWord(high: product.low, low: 0))
    lower = sum.sum
    upper = upper.adding(product.high).sum.adding(sum.overflow ? 1 : 0).sum
  }

  var isZero: Bool { upper.isZero && lower.isZero }

  static func < (left: QuadWord, right: DoubleWord) -> Bool { left.upper.isZero && left.lower < right }

  /// Adds a number and truncates the sum to 256 bits.
  static func += (left: inout QuadWord, right: DoubleWord) {
    let sum = left.lower.adding(right)
    left.lower = sum.sum
    if sum.overflow { left.upper = left.upper.adding(1).sum }
  }

  /// Subtracts a number that isn't larger.
  static func -= (left: inout QuadWord, right: DoubleWord) {
    let difference = left.lower.subtracting(right)
    left.lower = difference.difference
    if difference.overflow { left.upper = left.upper.subtracting(DoubleWord(low: 1)).difference }
  }

  mutating func removeLastDigit() -> UInt64 {
    let above = upper.quotientAndRemainder(dividingBy: 10)
    let middle = UInt64(10).dividingFullWidth((above.remainder, lower.high))
    let below = UInt64(10).dividingFullWidth((middle.remainder, lower.low))
    upper = above.quotient
    lower = DoubleWord(high: middle.quotient, low: below.quotient)
    return below.remainder
  }
}
