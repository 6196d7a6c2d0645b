// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Double: SpeakableNumber {
  /// The shortest decimal that reads back as this `Double`: 0.30000000000000004 for `0.1 + 0.2`.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }

  /// The number in the 15 significant digits that a `Double` always holds faithfully, half to even, without zeros at
  /// their end: 0.3 for `0.1 + 0.2`, 435 for `4.35 * 100`. No digit before the point is rounded off up to 2⁵³.
  public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(15, significandBits: 53) }
}

extension Float: SpeakableNumber {
  /// The shortest decimal that reads back as this `Float`.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }

  /// The number in the 6 significant digits that a `Float` always holds faithfully, half to even, without zeros at
  /// their end: 0.333333 for a third. No digit before the point is rounded off up to 2²⁴.
  public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(6, significandBits: 24) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: SpeakableNumber {
    /// The shortest decimal that reads back as this `Float16`.
    public var exactDecimal: ExactDecimal { ExactDecimal(shortest: self) }

    /// The number in the 3 significant digits that a `Float16` always holds faithfully, half to even, without zeros at
    /// their end: 0.333 for a third. No digit before the point is rounded off up to 2¹¹.
    public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(3, significandBits: 11) }
  }
#endif

extension ExactDecimal {
  /// The shortest decimal of a binary number, without digits that come only from rounding in its last bits.
  ///
  /// - Parameters:
  ///   - digits: The significant digits that every decimal keeps on its way through the type and back; C's `DBL_DIG`.
  ///   - significandBits: The type has every whole number up to two to this power, so no digit before the point is
  ///     noise.
  fileprivate func keepingFaithfulDigits(_ digits: Int, significandBits: Int) -> ExactDecimal {
    guard kind == .finite, high != 0 || low >= powersOfTen[digits] else { return self }
    let fractionDigits = digits - 1 - magnitudeExponent
    let countsInOnes = magnitude.compared(with: ExactDecimal(low: 1 << UInt64(significandBits))) <= 0
    return rounded(toFractionDigits: countsInOnes ? max(0, fractionDigits) : fractionDigits).withoutTrailingZeros
  }
}
