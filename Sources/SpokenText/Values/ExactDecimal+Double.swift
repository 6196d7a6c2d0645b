// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// The nearest `Double`, which is infinite if the number is out of range.
  var doubleValue: Double {
    guard kind == .finite else { return kind == .notANumber ? .nan : isNegative ? -.infinity : .infinity }
    let power = Int(exponent)
    guard high == 0, low < 1 << 53, abs(power) < Self.exactPowers.count else { return Double(description) ?? .nan }
    // Both operands are exact, so the result is rounded only once.
    let size = power < 0 ? Double(low) / Self.exactPowers[-power] : Double(low) * Self.exactPowers[power]
    return isNegative ? -size : size
  }

  /// The powers of ten that a `Double` represents exactly.
  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
