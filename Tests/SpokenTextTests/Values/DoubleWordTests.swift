// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Against the standard library's integers of 128 bits, where the system has them.
@Suite struct DoubleWordTests {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func number(_ word: DoubleWord) -> UInt128 { UInt128(word.high) << 64 | UInt128(word.low) }

  /// Any length, and many near the edges: powers of ten and of two, and their neighbours.
  private func random(_ random: inout SeededRandom) -> DoubleWord {
    var word = DoubleWord(high: random.next(), low: random.next())
    switch random.below(4) {
    case 0: word.high >>= UInt64(random.below(64))
    case 1: word = DoubleWord(low: word.low >> UInt64(random.below(64)))
    case 2: word = .powerOfTen(random.below(39))
    default: word = random.below(2) == 0 ? .max : DoubleWord(high: 1 << UInt64(random.below(64)), low: 0)
    }
    switch random.below(3) {
    case 0: return word.adding(1).overflow ? word : word.adding(1).sum
    case 1: return word.isZero ? word : word.subtracting(DoubleWord(low: 1)).difference
    default: return word
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func calculatesAsTheStandardLibrary() {
    var random = SeededRandom(11)
    for _ in 0..<50_000 {
      let (a, b) = (self.random(&random), self.random(&random))
      let (x, y) = (number(a), number(b))
      let sum = x.addingReportingOverflow(y)
      #expect(number(a.adding(b).sum) == sum.partialValue && a.adding(b).overflow == sum.overflow)
      let difference = x.subtractingReportingOverflow(y)
      #expect(number(a.subtracting(b).difference) == difference.partialValue)
      #expect(a.subtracting(b).overflow == difference.overflow)
      #expect((a < b) == (x < y) && (a == b) == (x == y))
      #expect(a.digitCount == "\(x)".count)
      let product = x.multipliedReportingOverflow(by: UInt128(b.low))
      #expect(a.multiplied(by: b.low).map(number) == (product.overflow ? nil : product.partialValue), "\(x) × \(b.low)")
      if b.low != 0 {
        let parts = a.quotientAndRemainder(dividingBy: b.low)
        #expect(number(parts.quotient) == x / UInt128(b.low) && UInt128(parts.remainder) == x % UInt128(b.low))
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func powersOfTenAgreeWithTheStandardLibrary() {
    var (random, rounded) = (SeededRandom(12), 0)
    for _ in 0..<50_000 {
      let power = random.below(39)
      let ten = (0..<power).reduce(UInt128(1)) { product, _ in product * 10 }
      #expect(number(.powerOfTen(power)) == ten)
      var a = self.random(&random)
      // Ties and their neighbours.
      if random.below(2) == 0, power > 0, let half = DoubleWord.powerOfTen(power - 1).multiplied(by: 5) {
        let whole = DoubleWord(low: UInt64(random.below(1000))).multiplied(byPowerOfTen: power) ?? .zero
        let tie = whole.adding(half)
        if !tie.overflow { a = random.below(3) == 0 ? tie.sum.subtracting(DoubleWord(low: 1)).difference : tie.sum }
      }
      let x = number(a)
      let product = x.multipliedReportingOverflow(by: ten)
      #expect(a.multiplied(byPowerOfTen: power).map(number) == (product.overflow ? nil : product.partialValue))
      let parts = a.quotientAndRemainder(dividingByPowerOfTen: power)
      #expect(number(parts.quotient) == x / ten && number(parts.remainder) == x % ten, "\(x) / 10^\(power)")
      guard power > 0 else { continue }
      rounded += 1
      let (quotient, remainder) = (x / ten, x % ten)
      let isUp = remainder > ten / 2 || (remainder == ten / 2 && quotient % 2 == 1)
      #expect(number(a.rounded(droppingDigits: power)) == quotient + (isUp ? 1 : 0), "\(x) without \(power) digits")
      let filled = a.filled(byPowerOfTen: power)
      #expect(a.multiplied(byPowerOfTen: filled.power) == filled.number)
      #expect(filled.power == power || filled.number.multiplied(by: 10) == nil)
      let trimmed = filled.number.trimmed(zeros: power)
      #expect(trimmed.number.multiplied(byPowerOfTen: trimmed.zeros) == filled.number)
      #expect(trimmed.zeros == power || number(trimmed.number) % 10 != 0)
    }
    #expect(rounded > 45_000)
  }

  @Test(arguments: [39, 40, 400])
  func droppingAllDigitsLeavesZero(_ count: Int) {
    #expect(DoubleWord.max.rounded(droppingDigits: count) == .zero)
    #expect(DoubleWord.max.quotientAndRemainder(dividingByPowerOfTen: count).remainder == .max)
    #expect(DoubleWord(low: 1).multiplied(byPowerOfTen: count) == nil)
    #expect(DoubleWord.zero.multiplied(byPowerOfTen: count) == .zero)
  }
}
