// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The plural categories of a language's quantities: those of whole numbers are found when the table is made, for nearly all
/// that phrases count is one of them. A processor cannot foresee what the rules ask of the next number.
struct CardinalCategories: Sendable {
  private let rules: PluralRules
  /// The categories of the whole numbers from 0 to 199.
  private let small: UnmanagedSlice<PluralCategory>
  /// The first whole number for which the rules are asked.
  private let end: UInt64

  /// How many numbers are looked up as they are.
  private static let count: UInt64 = 200

  init(_ rules: PluralRules, in storage: UnmanagedStorage) {
    self.rules = rules
    end = rules.cardinalRepeats ? 1_000_000 : Self.count
    var categories = GrowingBuffer<PluralCategory>()
    categories.reserveCapacity(Int(Self.count))
    for number in 0..<Self.count { categories.append(rules.cardinal(PluralOperands(i: number))) }
    small = storage.adopt(&categories)
  }

  /// The category of a number; of one that is none, that of 0.
  @inline(__always)
  func category(of number: ExactDecimal) -> PluralCategory {
    guard number.low < end, number.exponent == 0, number.high == 0, number.kind == .finite else {
      return rules.cardinal(number.operands())
    }
    return small[Int(truncatingIfNeeded: number.low < Self.count ? number.low : 100 &+ number.low % 100)]
  }
}
