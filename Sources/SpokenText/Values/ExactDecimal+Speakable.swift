// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// The most digits that are spoken on either side of the point.
  private static var mostSpokenDigits: Int { 40 }

  /// `true` if a listener can follow the number. It must be finite and have at most 40 digits on either side of the point.
  var isSpeakable: Bool {
    // Fast path for everyday numbers.
    if high == 0, exponent <= 0, exponent >= -40, kind == .finite { return true }
    return isFinite && magnitudeExponent < Self.mostSpokenDigits && visibleFractionDigits <= Self.mostSpokenDigits
  }

  /// The number with at most 40 fraction digits, so that a longer one can be spoken. For example, 1e-300 is 0.
  ///
  /// It is rounded half to even, and trailing zeros are removed. Numbers that aren't longer stay as they are.
  var roundedForSpeech: ExactDecimal { exponent >= -40 ? self : cutForSpeech }

  private var cutForSpeech: ExactDecimal { rounded(toFractionDigits: Self.mostSpokenDigits).withoutTrailingZeros }
}

extension SpeakableNumber {
  /// The number as phrases speak it, without the noise of binary fractions, and with at most 40 fraction digits.
  @usableFromInline
  var decimalForSpeech: ExactDecimal { spokenDecimal.roundedForSpeech }
}
