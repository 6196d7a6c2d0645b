// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An unsigned integer of 128 bits. `UInt128` requires newer systems than this library does.
struct DoubleWord: Sendable, Hashable, Comparable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64 = 0, low: UInt64) {
    self.high = high
    self.low = low
  }

  static var zero: DoubleWord { DoubleWord(low: 0) }
  static var max: DoubleWord { DoubleWord(high: .max, low: .max) }

  var isZero: Bool { high == 0 && low == 0 }

  static func < (left: DoubleWord, right: DoubleWord) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }

  /// Returns 10 to a power from 0 to 38, the highest that fits.
  static func powerOfTen(_ power: Int) -> DoubleWord {
    guard power > 19 else { return DoubleWord(low: powersOfTen[power]) }
    let product = powersOfTen[19].multipliedFullWidth(by: powersOfTen[power - 19])
    return DoubleWord(high: product.high, low: product.low)
  }

  /// The number of decimal digits. It is 1 for zero.
  var digitCount: Int {
    guard high != 0 else { return decimalLength(low) }
    let guess = ((128 - high.leadingZeroBitCount) * 1233) >> 12
    return self >= .powerOfTen(guess) ? guess + 1 : guess
  }

  func multiplied(by factor: UInt64) -> DoubleWord? {
    let lower = low.multipliedFullWidth(by: factor)
    let upper = high.multipliedReportingOverflow(by: factor)
    let sum = upper.partialValue.addingReportingOverflow(lower.high)
    return upper.overflow || sum.overflow ? nil : DoubleWord(high: sum.partialValue, low: lower.low)
  }

  /// Appends a decimal digit, or returns `false` if it doesn't fit.
  mutating func append(_ digit: UInt8) -> Bool {
    if high == 0, low < powersOfTen[18] {
      low = low * 10 + UInt64(digit)
      return true
    }
    guard let next = multiplied(by: 10)?.adding(UInt64(digit)), !next.overflow else { return false }
    self = next.sum
    return true
  }

  /// Returns the number times a power of ten, or `nil` if it doesn't fit.
  func multiplied(byPowerOfTen power: Int) -> DoubleWord? {
    guard !isZero else { return self }
    guard power <= 38 else { return nil }
    guard power > 19 else { return multiplied(by: powersOfTen[power]) }
    return multiplied(by: powersOfTen[19])?.multiplied(by: powersOfTen[power - 19])
  }

  /// Multiplies by the highest power of ten, up to a limit, so that the product fits. Returns the product and the
  /// power.
  func filled(byPowerOfTen most: Int) -> (number: DoubleWord, power: Int) {
    guard !isZero else { return (self, most) }
    // Numbers of 38 digits always fit. Some of 39 digits don't.
    let power = min(most, 39 - digitCount)
    if let product = multiplied(byPowerOfTen: power) { return (product, power) }
    return (multiplied(byPowerOfTen: power - 1) ?? self, power - 1)
  }

  func quotientAndRemainder(dividingBy divisor: UInt64) -> (quotient: DoubleWord, remainder: UInt64) {
    let upper = high.quotientAndRemainder(dividingBy: divisor)
    let lower = divisor.dividingFullWidth((upper.remainder, low))
    return (DoubleWord(high: upper.quotient, low: lower.quotient), lower.remainder)
  }

  /// Returns the number without its last `power` digits, and those digits.
  func quotientAndRemainder(dividingByPowerOfTen power: Int) -> (quotient: DoubleWord, remainder: DoubleWord) {
    guard power <= 38 else { return (.zero, self) }
    guard power > 19 else {
      let parts = quotientAndRemainder(dividingBy: powersOfTen[power])
      return (parts.quotient, DoubleWord(low: parts.remainder))
    }
    let lower = quotientAndRemainder(dividingBy: powersOfTen[19])
    let upper = lower.quotient.quotientAndRemainder(dividingBy: powersOfTen[power - 19])
    var remainder = powersOfTen[19].multipliedFullWidth(by: upper.remainder)
    let sum = remainder.low.addingReportingOverflow(lower.remainder)
    remainder.high += sum.overflow ? 1 : 0
    return (upper.quotient, DoubleWord(high: remainder.high, low: sum.partialValue))
  }

  /// Returns the number without its last digits, rounded half to even.
  func rounded(droppingDigits count: Int) -> DoubleWord {
    // Half of 10³⁹ is larger than any 128-bit number, so the result rounds to zero.
    guard count <= 38 else { return .zero }
    let (quotient, remainder) = quotientAndRemainder(dividingByPowerOfTen: count)
    let power = DoubleWord.powerOfTen(count)
    let half = DoubleWord(high: power.high >> 1, low: power.low >> 1 | power.high << 63)
    let isUp = remainder > half || (remainder == half && quotient.low & 1 == 1)
    return isUp ? quotient.adding(1).sum : quotient
  }

  func adding(_ word: UInt64) -> (sum: DoubleWord, overflow: Bool) { adding(DoubleWord(low: word)) }

  func adding(_ other: DoubleWord) -> (sum: DoubleWord, overflow: Bool) {
    let lower = low.addingReportingOverflow(other.low)
    let upper = high.addingReportingOverflow(other.high)
    let carried = upper.partialValue.addingReportingOverflow(lower.overflow ? 1 : 0)
    return (DoubleWord(high: carried.partialValue, low: lower.partialValue), upper.overflow || carried.overflow)
  }

  func subtracting(_ other: DoubleWord) -> (difference: DoubleWord, overflow: Bool) {
    let lower = low.subtractingReportingOverflow(other.low)
    let upper = high.subtractingReportingOverflow(other.high)
    let borrowed = upper.partialValue.subtractingReportingOverflow(lower.overflow ? 1 : 0)
    return (DoubleWord(high: borrowed.partialValue, low: lower.partialValue), upper.overflow || borrowed.overflow)
  }

  /// Returns the number without up to `most` trailing zeros, and the number of zeros removed.
  func trimmed(zeros most: Int) -> (number: DoubleWord, zeros: Int) {
    guard !isZero else { return (self, most) }
    var (number, zeros) = (self, 0)
    while number.high != 0, zeros < most {
      let shorter = number.quotientAndRemainder(dividingBy: 10)
      guard shorter.remainder == 0 else { return (number, zeros) }
      (number, zeros) = (shorter.quotient, zeros + 1)
    }
    while zeros < most, number.low % 10 == 0, number.high == 0 {
      (number.low, zeros) = (number.low / 10, zeros + 1)
    }
    return (number, zeros)
  }
}

let powersOfTen: [UInt64] = [
  1,
  10,
  100,
  1_000,
  10_000,
  100_000,
  1_000_000,
  10_000_000,
  100_000_000,
  1_000_000_000,
  10_000_000_000,
  100_000_000_000,
  1_000_000_000_000,
  10_000_000_000_000,
  100_000_000_000_000,
  1_000_000_000_000_000,
  10_000_000_000_000_000,
  100_000_000_000_000_000,
  1_000_000_000_000_000_000,
  10_000_000_000_000_000_000,
]

/// Returns the number of decimal digits. It is 1 for zero.
func decimalLength(_ value: UInt64) -> Int {
  // 1233/4096 is just above log₁₀ 2, so the estimate is at most one too high.
  let guess = ((64 - value.leadingZeroBitCount) * 1233) >> 12
  return guess > 19 || value >= powersOfTen[guess] ? guess + 1 : max(guess, 1)
}
