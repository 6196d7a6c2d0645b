extension ExactDecimal {
  /// Whether a listener could make anything of the number: it is finite and of at most 40 digits on either side.
  @inline(__always)
  var isSpeakable: Bool {
    // Whole numbers and fractions as daily life brings them, ahead of all others.
    if high == 0, exponent <= 0, exponent >= -40, kind == .finite { return true }
    return isFinite && magnitudeExponent < 40 && visibleFractionDigits <= 40
  }
}

