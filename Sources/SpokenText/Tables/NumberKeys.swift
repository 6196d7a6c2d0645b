// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Which numbers a select expression has keys for: found when the table is made, so that most numbers need not be compared
/// with `[1]`, `[2]`, `[22]` one by one.
struct NumberKeys: Sendable, BitwiseCopyable {
  /// A bit for each whole number from 0 to 126 that has a key, the last one for all above.
  private var small = UInt64.max
  private var large = UInt64.max
  /// Whether any key but the default one is for a number that is none of those: `[few]`, `[fraction]`, `[1.5]`.
  private var hasOthers = true

  /// Any number may have a key.
  init() {}

  /// No number has one.
  static let none = NumberKeys(small: 0, large: 0)

  private init(small: UInt64, large: UInt64) { (self.small, self.large, hasOthers) = (small, large, false) }

  /// The keys of these variants. What stands behind the default one may come too late to be chosen.
  init(of select: Select, in table: borrowing CompiledTable) {
    guard select.hasNumberKeys, select.defaultVariant == select.variants.upperBound - 1 else { return }
    var (small, large) = (UInt64(0), UInt64(0))
    for index in select.variants.dropLast() {
      let variant = table.variants[index]
      guard variant.number >= 0, let bit = Self.bit(of: table.numbers[Int(variant.number)]) else { return }
      if bit < 64 { small |= 1 << bit } else { large |= 1 << (bit - 64) }
    }
    (self.small, self.large, hasOthers) = (small, large, false)
  }

  /// The numbers that these keys or those are for.
  func union(_ other: NumberKeys) -> NumberKeys {
    guard !hasOthers, !other.hasOthers else { return NumberKeys() }
    return NumberKeys(small: small | other.small, large: large | other.large)
  }

  /// Whether a number may have a key. One that has none is left to the default variant.
  @inline(__always)
  func mayChoose(_ number: ExactDecimal) -> Bool {
    guard !hasOthers, let bit = Self.bit(of: number) else { return true }
    return (bit < 64 ? small : large) &>> bit & 1 != 0
  }

  @inline(__always)
  private static func bit(of number: ExactDecimal) -> UInt64? {
    guard number.exponent == 0, number.high == 0, number.kind == .finite, !number.isNegative else { return nil }
    return min(number.low, 127)
  }
}
