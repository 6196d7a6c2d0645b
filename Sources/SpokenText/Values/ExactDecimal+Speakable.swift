// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal {
  /// The most digits that are said before the point, and after it.
  private static var mostSpokenDigits: Int { 40 }

  /// Whether a listener could follow the number: it is finite and has at most 40 digits on either side of the point.
  var isSpeakable: Bool {
    // Fast path for everyday numbers.
    if high == 0, exponent <= 0, exponent >= -40, kind == .finite { return true }
    return isFinite && magnitudeExponent < Self.mostSpokenDigits && visibleFractionDigits <= Self.mostSpokenDigits
  }

  /// The number with at most 40 fraction digits, so that one with more is said rather than unavailable: 1e-300 is 0.
  /// Digits are rounded off half to even, together with any zeros before them. Other numbers stay as they are.
  var roundedForSpeech: ExactDecimal { exponent >= -40 ? self : cutForSpeech }

  private var cutForSpeech: ExactDecimal { rounded(toFractionDigits: Self.mostSpokenDigits).withoutTrailingZeros }
}

extension SpeakableNumber {
  /// The number as phrases say it: without the noise of binary fractions, and with no more digits than anybody hears.
  @usableFromInline
  var decimalForSpeech: ExactDecimal { spokenDecimal.roundedForSpeech }
}
