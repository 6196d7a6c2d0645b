// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language's rules of letter case. They apply to the first letter of an utterance, and to the table functions `HEAD`
/// and `TAIL`.
package enum LetterCase: Sendable, Equatable {
  case standard
  /// Dotted and dotless i are different letters, so `i` becomes `İ` (Turkish and Azerbaijani, in Unicode SpecialCasing).
  case turkic
  /// An initial `ij` is one letter, so `ijs` becomes `IJs` (Dutch).
  case dutch

  init(_ tag: LanguageTag) {
    switch tag.languageSubtag {
    case "tr", "az": self = .turkic
    case "nl": self = .dutch
    default: self = .standard
    }
  }

  /// Returns whether a character with these first two UTF-8 bytes is of a common script without case, so that the tables needn't
  /// be searched.
  static func isCaseless(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xD7: second >= 0x90 && second <= 0xAA  // Hebrew, U+05D0 to U+05EA
    case 0xD8: second >= 0xA0  // Arabic, U+0620 on
    case 0xD9: second <= 0x8A  // up to U+064A
    case 0xE0: second >= 0xA4 && second <= 0xB9  // the scripts of India, and Thai, U+0900 to U+0E7F
    case 0xE3: second == 0x81  // Hiragana, U+3040 to U+307F
    case 0xE4...0xE9: second >= (first == 0xE4 ? 0xB8 : 0)  // Han, U+4E00 to U+9FFF
    case 0xEA...0xEC: first > 0xEA || second >= 0xB0  // Korean, U+AC00 to U+CFFF
    case 0xED: second <= 0x9D  // Korean, U+D000 to U+D77F
    default: false
    }
  }

  /// Returns the bytes of the letter to capitalize at the beginning of a phrase, and its replacement. Returns `nil` if
  /// nothing changes.
  ///
  /// Punctuation before the letter, such as `¿` and quotes, is skipped. Letters after a digit aren't capitalized.
  func firstLetter(of head: String) -> (start: Int, end: Int, letters: String)? {
    var offset = 0
    var scalars = head.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      let length = UTF8.width(scalar)
      if self == .turkic, scalar == "i" { return (offset, offset + length, "İ") }
      if self == .dutch, scalar == "i", scalars.next() == "j" { return (offset, offset + 2, "IJ") }
      if let letters = Self.title(of: scalar) { return (offset, offset + length, letters) }
      let facts = ScalarFacts(scalar)
      if facts.isLetter || facts.isNumber { return nil }
      offset += length
    }
    return nil
  }

  /// Returns a letter in title case, or `nil` if it doesn't change.
  private static func title(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return ("a"..."z").contains(scalar) ? String(moved(scalar, by: -0x20)) : nil }
    if let title = mapped(scalar, by: titleRuns) { return String(title) }
    let expansions = titleExpansions
    guard let row = expansions.lastRow(upTo: scalar.value), expansions.number(row, 0..<4) == scalar.value else {
      return nil
    }
    var letters = String.UnicodeScalarView()
    for column in [4, 8, 12] {
      if let letter = Unicode.Scalar(expansions.number(row, column..<column + 4)), letter != "\0" {
        letters.append(letter)
      }
    }
    return String(letters)
  }

  /// Returns the lowercase letter, or the character itself. `İ`, whose lower case is two characters, is also unchanged.
  package static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? moved(scalar, by: 0x20) : scalar }
    guard !isCaseless(scalar) else { return scalar }
    return mapped(scalar, by: smallRuns) ?? scalar
  }

  /// Returns whether a character is in one of the large blocks of scripts without case, from Hebrew to Burmese, and of East
  /// Asia. This saves a quarter of the time of a selection by letters there.
  private static func isCaseless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x109F, 0x1100...0x11FF, 0x2E80...0xA63F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private static func mapped(_ scalar: Unicode.Scalar, by runs: RecordPool) -> Unicode.Scalar? {
    guard let row = runs.lastRow(upTo: scalar.value) else { return nil }
    let (first, last) = (runs.number(row, 0..<4), runs.number(row, 4..<8))
    let offset = scalar.value - first
    guard scalar.value <= last, offset % max(1, runs.number(row, 12..<13)) == 0 else { return nil }
    return Unicode.Scalar(runs.number(row, 8..<12) + offset)
  }

  private static func moved(_ scalar: Unicode.Scalar, by distance: Int32) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(Int32(scalar.value) + distance)) ?? scalar
  }
}
