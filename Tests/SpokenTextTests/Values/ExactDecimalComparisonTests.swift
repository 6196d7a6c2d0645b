// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ExactDecimalComparisonTests {
  /// From the first to the last.
  static let inOrder: [ExactDecimal] = [
    "-inf", "-1e400", "-2", "-1.51", "-1.5", "-1.50", "-1.49", "-1", "-1e-400", "0", "0.0", "0.00", "1e-400", "0.07",
    "1",
    "1.0", "1.5", "1.50", "1.500", "1.51", "340282366920938463463374607431768211455", "1e39", "1e400", "inf", "nan",
  ]

  @Test func numbersAreSortedByValueThenDigits() {
    for (place, left) in Self.inOrder.enumerated() {
      for (other, right) in Self.inOrder.enumerated() {
        #expect((left < right) == (place < other), "\(left), \(right)")
        #expect((left <= right) == (place <= other), "\(left), \(right)")
        #expect((left == right) == (place == other), "\(left), \(right)")
      }
    }
    var random = SeededRandom(31)
    #expect(Self.inOrder.shuffled(using: &random).sorted() == Self.inOrder)
  }

  /// One of the three, and with every number between.
  @Test func orderIsTotal() throws {
    var random = SeededRandom(32)
    func number() throws -> ExactDecimal {
      let text = "\(random.below(2) == 0 ? "-" : "")\(random.digits(1 + random.below(3)))e\(random.below(4) - 2)"
      return try #require(ExactDecimal(text)).withFractionDigits(random.below(4))
    }
    for _ in 0..<20_000 {
      let (a, b, c) = (try number(), try number(), try number())
      #expect([a < b, a == b, b < a].filter { $0 }.count == 1, "\(a), \(b)")
      #expect(!(a < b && b < c) || a < c, "\(a), \(b), \(c)")
      #expect(a.hasSameValue(as: b) == (!a.hasLowerValue(than: b) && !b.hasLowerValue(than: a)))
      #expect(a.hasSameValue(as: b) == (a - b).isZero)
      #expect(a.hasLowerValue(than: b) == (a - b).isNegative)
      #expect(!a.hasLowerValue(than: b) || a < b)
    }
  }

  @Test(arguments: [
    ("1.50", "1.5", false, true), ("1.5", "1.51", true, false), ("-1", "0.00", true, false), ("0", "0.00", false, true),
    ("inf", "nan", true, false), ("nan", "nan", false, true), ("nan", "0", false, false),
    ("-inf", "-1e400", true, false),
  ])
  func valuesIgnoreTrailingZeros(_ left: ExactDecimal, _ right: ExactDecimal, _ isLower: Bool, _ isSame: Bool) {
    #expect(left.hasLowerValue(than: right) == isLower)
    #expect(left.hasSameValue(as: right) == isSame)
    #expect(right.hasSameValue(as: left) == isSame)
  }
}
