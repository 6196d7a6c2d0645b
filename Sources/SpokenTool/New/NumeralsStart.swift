// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The beginning of `numerals.txt`, for languages whose numbers in words CLDR has rules for.
enum NumeralsStart {
  static let file = "numerals.txt"

  /// Returns the text, or `nil` if CLDR has no rules for the language.
  static func text(for tag: LanguageTag) -> String? {
    guard languages.contains(tag.language) else { return nil }
    return """
      # Numbers in words. The rules that this file refers to are CLDR's. Scripts/number-words copies them into rbnf.txt.
      #
      # To begin, remove the number sign before each line below that begins with % or with a digit. CLDR's sets of rules have
      # other names if the words have genders or cases, such as %spellout-cardinal-feminine. See "Numbers in words" in
      # Locales/README.md.

      # twenty-one, two thousand
      # %cardinal:
      # 0: =%spellout-numbering=;

      # twenty-first
      # %ordinal:
      # 0: =%spellout-ordinal=;

      # nineteen eighty-four
      # %year:
      # 0: =%spellout-numbering-year=;

      """
  }

  /// The languages in the folder `rbnf` of CLDR.
  private static let languages: Set<String> = [
    "af", "ak", "am", "ar", "az", "be", "bg", "bs", "ca", "ccp", "chr", "cs", "cy", "da", "de", "ee", "el", "en",
    "eo", "es", "et", "fa", "ff", "fi", "fil", "fo", "fr", "ga", "he", "hi", "hr", "hu", "hy", "id", "is", "it",
    "ja", "ka", "kl", "km", "ko", "ky", "lb", "lo", "lrc", "lt", "lv", "mk", "ms", "mt", "my", "nb", "ne", "nl",
    "nn", "no", "pl", "pt", "qu", "ro", "ru", "se", "sk", "sl", "sq", "sr", "su", "sv", "sw", "ta", "th", "tr",
    "uk", "vi", "yue", "zh",
  ]
}
