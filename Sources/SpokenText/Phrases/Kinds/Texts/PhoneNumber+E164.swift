// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhoneNumber {
  /// Returns whether a text is a complete international number (ITU-T E.164). Such a number has a plus sign, the code
  /// of a country, and at most 15 digits.
  ///
  /// ```swift
  /// PhoneNumber.isE164("+1 555 123 4567")   // true
  /// PhoneNumber.isE164("555 12")            // false: it has no plus
  /// ```
  ///
  /// The text can have spaces, hyphens, full stops, and parentheses, and digits of any script. The result is `false`
  /// for letters, an extension, or fewer than 7 digits. The method doesn't check whether the number is in use.
  public static func isE164(_ text: String) -> Bool {
    var digits = 0
    var isInternational = false
    for scalar in text.unicodeScalars {
      if ScalarFacts(scalar).digit != nil {
        guard isInternational else { return false }
        digits += 1
      } else if scalar == "+" || scalar == "\u{FF0B}" {
        guard !isInternational else { return false }
        isInternational = true
      } else if !isSeparator(scalar) {
        return false
      }
    }
    guard (7...15).contains(digits), let number = PhoneNumber(text, region: "") else { return false }
    return number.countryCode != nil && number.extensionDigits == nil
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", ".", "(", ")", "\u{2010}", "\u{2011}", "\u{2013}": true
    default: ScalarFacts(scalar).isSpace || TextCleaning.of(scalar) == .drop
    }
  }
}
