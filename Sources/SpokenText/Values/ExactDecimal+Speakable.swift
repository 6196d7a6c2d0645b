extension ExactDecimal {
  /// The most digits that are said before the point, and after it.
  private static var mostSpokenDigits: Int { 40 }

  /// Whether a listener could make anything of the number: it is finite and of at most 40 digits on either side.
  @inline(__always)
  var isSpeakable: Bool {
    // Everyday numbers, before all others.
    if high == 0, exponent <= 0, exponent >= -40, kind == .finite { return true }
    return isFinite && magnitudeExponent < Self.mostSpokenDigits && visibleFractionDigits <= Self.mostSpokenDigits
  }

  /// The number with at most 40 fraction digits, so that one with more is said and not unavailable: 1e-300 is 0. Where
  /// digits are rounded off, half to even, so are the zeros before them. Everything else stays as it is.
  @inline(__always)
  var roundedForSpeech: ExactDecimal { exponent >= -40 ? self : cutForSpeech }

  private var cutForSpeech: ExactDecimal { rounded(toFractionDigits: Self.mostSpokenDigits).withoutTrailingZeros }
}

extension SpeakableNumber {
  /// The number as phrases say it: without the noise of binary fractions, and with no more digits than anybody hears.
  @inline(__always)
  var decimalForSpeech: ExactDecimal { spokenDecimal.roundedForSpeech }
}
