// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  private static var mostSpokenDigits: Int { 40 }

  /// `true` if the number is finite and has at most 40 digits on either side of the point.
  var isSpeakable: Bool {
    // Fast path for everyday numbers.
    if high == 0, exponent <= 0, exponent >= -40, kind == .finite { return true }
    return isFinite && magnitudeExponent < Self.mostSpokenDigits && visibleFractionDigits <= Self.mostSpokenDigits
  }

  /// The number rounded half to even to 40 fraction digits, without trailing zeros. For example, 1e-300 is 0. Shorter
  /// numbers are unchanged.
  var roundedForSpeech: ExactDecimal { exponent >= -40 ? self : cutForSpeech }

  private var cutForSpeech: ExactDecimal { rounded(toFractionDigits: Self.mostSpokenDigits).withoutTrailingZeros }
}

extension SpeakableNumber {
  /// The number as phrases speak it, without the noise of binary fractions, and with at most 40 fraction digits.
  @usableFromInline
  var decimalForSpeech: ExactDecimal { spokenDecimal.roundedForSpeech }
}
