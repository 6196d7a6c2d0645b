// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The letters of a text, normalized for comparison by the table functions `HEAD` and `TAIL`. They are in lower case,
/// decomposed, and without the vowel points of Hebrew and Arabic.
///
/// Decomposition makes the single character é equal to e with a combining accent. Its tables are the library's own, and
/// keep CJK compatibility ideographs. The parts of a Korean syllable are composed instead, so that two syllables are
/// compared by their first characters.
package struct ComparedLetters: Sendable, Equatable {
  /// The characters of each letter with U+0000 before and after it, so that a prefix never ends in the middle of a
  /// letter.
  private var scalars: [Unicode.Scalar] = ["\0"]

  /// Reads the letters of a text, up to a limit.
  init(_ text: Substring, by letterCase: LetterCase, limit: Int = .max) {
    scalars.reserveCapacity(16)
    if letterCase != .turkic, appendPlain(text, limit) { return }
    for letter in Letters(text).prefix(limit) { append(letter, by: letterCase) }
  }

  /// Appends the letters of a text, up to a limit, if each is a single character. Otherwise, returns `false` without changes.
  /// The character after the last letter must be a letter, too, because it may be an accent.
  ///
  /// This saves half the time of a selection by the letters of a number in words in Hebrew.
  private mutating func appendPlain(_ text: Substring, _ limit: Int) -> Bool {
    var left = limit
    for scalar in text.unicodeScalars {
      if scalars.count > 1, Self.isPoint(scalar) { continue }
      guard Self.isPlain(scalar) else {
        scalars.removeSubrange(1...)
        return false
      }
      guard left > 0 else { break }
      append(scalar, by: .standard, from: scalars.count)
      scalars.append("\0")
      left -= 1
    }
    return true
  }

  /// Returns whether a character is known to be a letter of its own, whatever is before it.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0...0x2AF, 0x1E00...0x1EFF: true  // Latin
    case 0x386...0x3CE: true  // Greek
    case 0x400...0x481, 0x48A...0x52F: true  // Cyrillic
    case 0x5D0...0x5EA: true  // Hebrew
    case 0x621...0x63A, 0x641...0x64A, 0x671...0x6D3: true  // Arabic and Urdu
    case 0xE01...0xE30: true  // Thai
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: true  // Japanese
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: true  // Chinese and Korean
    default: false
    }
  }

  /// Returns whether a character is known to be a small letter, or one without capitals, that isn't decomposed.
  private static func isOwnForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3B1...0x3C9, 0x430...0x438, 0x43A...0x44F, 0x454...0x456: true
    case 0x5D0...0x5EA, 0x627...0x63A, 0x641...0x64A, 0x671...0x6BF, 0x6C1, 0x6C3...0x6D2, 0xE01...0xE30: true
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  var text: String { String(String.UnicodeScalarView(scalars.filter { $0 != "\0" })) }

  var count: Int { scalars.count { $0 == "\0" } - 1 }

  /// Returns the first or the last character.
  func edge(_ end: LetterClass.End) -> Unicode.Scalar? {
    end == .head ? scalars.first { $0 != "\0" } : scalars.last { $0 != "\0" }
  }

  func hasPrefix(_ head: ComparedLetters) -> Bool { scalars.starts(with: head.scalars) }

  func hasSuffix(_ tail: ComparedLetters) -> Bool { scalars.suffix(tail.scalars.count).elementsEqual(tail.scalars) }

  private mutating func append(_ letter: Substring, by letterCase: LetterCase) {
    let start = scalars.count
    for scalar in letter.unicodeScalars { append(scalar, by: letterCase, from: start) }
    composeSyllable(at: start)
    if letterCase == .turkic, scalars.count > start, scalars[start] == "I" { makeSmallTurkicI(at: start) }
    if scalars.count > start { scalars.append("\0") }
  }

  private mutating func append(_ scalar: Unicode.Scalar, by letterCase: LetterCase, from start: Int) {
    guard !scalar.isASCII else {
      return scalars.append(letterCase == .turkic && scalar == "I" ? scalar : LetterCase.small(scalar))
    }
    guard !Self.isPoint(scalar) else { return }
    if Self.isOwnForm(scalar) { return scalars.append(scalar) }
    let small = LetterCase.small(scalar)
    if let (first, second) = Self.decomposition(of: small) {
      append(first, by: letterCase, from: start)
      if let second { append(second, by: letterCase, from: start) }
    } else {
      // Canonical order: marks are sorted by combining class, and marks of the same class keep their order.
      let order = ScalarFacts(small).markOrder
      var index = scalars.count
      while order > 0, index > start, ScalarFacts(scalars[index - 1]).markOrder > order { index -= 1 }
      scalars.insert(small, at: index)
    }
  }

  /// Returns the first character in the compared form of a text. Returns `nil` if it depends on more than the first two
  /// characters, or the text is empty.
  static func first(of text: String, by letterCase: LetterCase) -> Unicode.Scalar? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), !isSyllablePart(scalar), !(scalars.next().map(isSyllablePart) ?? false) else {
      return nil
    }
    guard !isOwnForm(scalar) else { return scalar }
    var first = LetterCase.small(scalar)
    while let (base, _) = decomposition(of: first) { first = LetterCase.small(base) }
    return isFixed(first, by: letterCase) ? first : nil
  }

  /// Returns the last character in the compared form of a text that ends with `scalar`. Returns `nil` if it depends on
  /// earlier characters.
  static func last(of scalar: Unicode.Scalar, by letterCase: LetterCase) -> Unicode.Scalar? {
    guard !isOwnForm(scalar) else { return scalar }
    guard !isSyllablePart(scalar) else { return nil }
    let last = LetterCase.small(scalar)
    return isFixed(last, by: letterCase) && decomposition(of: last) == nil ? last : nil
  }

  /// Returns whether a lower-case character keeps its form and place, regardless of the characters around it.
  private static func isFixed(_ scalar: Unicode.Scalar, by letterCase: LetterCase) -> Bool {
    letterCase != .turkic
      && (scalar.isASCII || isOwnForm(scalar) || !isPoint(scalar) && ScalarFacts(scalar).markOrder == 0)
  }

  /// Converts a Turkish capital. `I` becomes `ı`, and `I` with a dot above becomes `i`.
  private mutating func makeSmallTurkicI(at start: Int) {
    let marks = scalars[(start + 1)...]
    scalars[start] = marks.isEmpty ? "ı" : "i"
    if marks == ["\u{307}"] { scalars.removeLast() }
  }

  /// Returns one step of the canonical decomposition of a lower-case letter, or `nil` if it has none.
  private static func decomposition(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    if scalar.isASCII { return nil }
    let table = decompositions
    guard let row = table.lastRow(upTo: scalar.value), table.number(row, 0..<4) == scalar.value,
      let first = Unicode.Scalar(table.number(row, 4..<8)), let second = Unicode.Scalar(table.number(row, 8..<12))
    else { return nil }
    return (first, second == "\0" ? nil : second)
  }

  /// Composes the parts of a Korean syllable.
  private mutating func composeSyllable(at start: Int) {
    while scalars.count > start + 1, let syllable = Self.syllable(scalars[start], scalars[start + 1]) {
      scalars.replaceSubrange(start...(start + 1), with: [syllable])
    }
  }

  /// Returns the Korean syllable of a consonant and a vowel, or of an open syllable and its last consonant.
  private static func syllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00).isMultiple(of: 28):
      Unicode.Scalar(first.value + second.value - 0x11A7)
    default: nil
    }
  }

  private static func isSyllablePart(_ scalar: Unicode.Scalar) -> Bool { 0x1100...0x11FF ~= scalar.value }

  /// Returns whether a character is a point of Hebrew or Arabic, which shows a vowel or the pronunciation of a consonant.
  package static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x64B...0x652, 0x670: true
    default: false
    }
  }
}
