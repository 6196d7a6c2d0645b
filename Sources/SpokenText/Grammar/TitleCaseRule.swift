/// How letters change their case: the first of an utterance, and those that `HEAD` and `TAIL` compare.
enum TitleCaseRule: Sendable, Equatable {
  case standard
  /// Dotted and dotless i are two letters: `i` becomes `İ` (Turkish, Azerbaijani; Unicode SpecialCasing).
  case turkic
  /// `ij` at the start is one letter: `ijs` becomes `IJs` (Dutch).
  case dutch

  init(_ tag: LanguageTag) {
    switch tag.language {
    case "tr", "az": self = .turkic
    case "nl": self = .dutch
    default: self = .standard
    }
  }

  /// A text in small letters: `I` is `ı` and `İ` is `i` where those are two letters.
  func lowercased(_ text: some StringProtocol) -> String {
    guard self == .turkic else { return text.lowercased() }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }

  /// Whether a character that begins with these two bytes of UTF-8 is a letter without case: of the Arabic, Devanagari,
  /// Hiragana and Han scripts, which need not be looked up.
  static func isCaseless(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xD8: second >= 0xA0  // U+0620 on
    case 0xD9: second <= 0x8A  // up to U+064A
    case 0xE0: second == 0xA4  // U+0900 to U+093F, signs and letters
    case 0xE3: second == 0x81  // U+3040 to U+307F
    case 0xE4...0xE9: second >= (first == 0xE4 ? 0xB8 : 0)  // U+4E00 to U+9FFF
    default: false
    }
  }

  /// What replaces which bytes of a phrase's beginning; nil where nothing changes.
  ///
  /// Punctuation before the letter is passed over (`¿`, quotes); a digit is not: after it no capital is due. Georgian
  /// has no title case, and Unicode's mapping leaves it alone.
  func firstLetter(of head: String) -> (start: Int, end: Int, letters: String)? {
    var offset = 0
    var scalars = head.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      let length = UTF8.width(scalar)
      if scalar.properties.isAlphabetic {
        if self == .turkic, scalar == "i" { return (offset, offset + length, "İ") }
        if self == .dutch, scalar == "i", scalars.next() == "j" { return (offset, offset + 2, "IJ") }
        let letters = scalar.properties.titlecaseMapping
        return letters == String(scalar) ? nil : (offset, offset + length, letters)
      }
      if scalar.properties.numericType != nil { return nil }
      offset += length
    }
    return nil
  }
}
