// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Double: SpeakableNumber {
  /// The shortest decimal that converts back to this `Double`, such as 0.30000000000000004 for `0.1 + 0.2`.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }

  /// The number rounded half to even to 15 significant digits, which a `Double` always preserves, without trailing
  /// zeros.
  ///
  /// For example, `0.1 + 0.2` is 0.3, and `4.35 * 100` is 435. Numbers up to 2⁵³ keep all their integer digits.
  public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(15, significandBits: 53) }
}

extension Float: SpeakableNumber {
  /// The shortest decimal that converts back to this `Float`.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }

  /// The number rounded half to even to 6 significant digits, which a `Float` always preserves, without trailing zeros.
  ///
  /// For example, a third is 0.333333. Numbers up to 2²⁴ keep all their integer digits.
  public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(6, significandBits: 24) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: SpeakableNumber {
    /// The shortest decimal that converts back to this `Float16`.
    public var exactDecimal: ExactDecimal { ExactDecimal(shortest: self) }

    /// The number rounded half to even to 3 significant digits, which a `Float16` always preserves, without trailing
    /// zeros.
    ///
    /// For example, a third is 0.333. Numbers up to 2¹¹ keep all their integer digits.
    public var spokenDecimal: ExactDecimal { exactDecimal.keepingFaithfulDigits(3, significandBits: 11) }
  }
#endif

extension ExactDecimal {
  /// Returns the shortest decimal of a binary number, without trailing digits that are rounding noise.
  ///
  /// - Parameters:
  ///   - digits: The number of significant digits that the type always preserves, such as C's `DBL_DIG`.
  ///   - significandBits: The number of bits in the significand. Integers up to two to this power are exact, so their
  ///     digits aren't noise.
  fileprivate func keepingFaithfulDigits(_ digits: Int, significandBits: Int) -> ExactDecimal {
    guard kind == .finite, high != 0 || low >= powersOfTen[digits] else { return self }
    let fractionDigits = digits - 1 - magnitudeExponent
    let countsInOnes = magnitude.compared(with: ExactDecimal(low: 1 << UInt64(significandBits))) <= 0
    return rounded(toFractionDigits: countsInOnes ? max(0, fractionDigits) : fractionDigits).withoutTrailingZeros
  }
}
