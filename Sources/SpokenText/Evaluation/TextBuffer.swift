// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The text of a phrase while it is written, in UTF-8.
struct TextBuffer: ~Copyable {
  private var bytes: StackBuffer<UInt8>

  private static let capacity = 512

  static func withBuffer<Result>(_ body: (consuming TextBuffer) -> Result) -> Result {
    StackBuffer.with(capacity: capacity) { body(TextBuffer(bytes: $0)) }
  }

  init() { bytes = StackBuffer(capacityOnHeap: Self.capacity) }

  private init(bytes: consuming StackBuffer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a range of a table's texts.
  @inline(__always)
  mutating func append(_ texts: TableTexts, start: UInt32, count: UInt32) {
    bytes.append(texts, in: Int(start)..<Int(start) + Int(count))
  }

  mutating func append(_ pool: [UInt8], start: UInt32, count: UInt32) {
    bytes.append(pool, in: Int(start)..<Int(start) + Int(count))
  }

  mutating func append(_ text: String) { bytes.append(text) }

  mutating func append(_ separator: Separator) {
    for offset in 0..<separator.count { append(separator[offset]) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Appends text from the app or its user as one clean line:
  ///
  /// - Control characters and bidirectional formatting characters (UAX 9) are removed.
  /// - A line break or a tab becomes a single space, together with the spaces around it.
  /// - Spaces at the ends are removed.
  /// - Stylized letters become plain ones.
  mutating func appendCleaned(_ text: String) {
    guard !Self.isClean(text) else { return append(text) }
    let start = count
    var isAfterBreak = false
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch TextCleaning.of(scalar) {
      case .keep where scalar == " " && (count == start || isAfterBreak): continue
      case .keep:
        append(TextCleaning.plain(at: index, of: scalars))
        isAfterBreak = false
      case .space:
        if count > start, self[count - 1] != UInt8(ascii: " ") { append(UInt8(ascii: " ")) }
        isAfterBreak = true
      case .drop: break
      }
    }
    removeLastSpaces(to: start)
  }

  /// Returns whether a text certainly needs no cleaning, like most names. It checks for control characters, spaces at
  /// the ends, and lead bytes of characters that are cleaned.
  private static func isClean(_ text: String) -> Bool {
    let bytes = text.utf8
    if bytes.first == UInt8(ascii: " ") || bytes.last == UInt8(ascii: " ") { return false }
    var last: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte >= 0xEF { return false }
      // U+061C, the only character of Arabic that is cleaned.
      if byte == 0x9C, last == 0xD8 { return false }
      last = byte
    }
    return true
  }

  /// Removes spaces at the end, but not before an offset.
  private mutating func removeLastSpaces(to start: Int = 0) {
    var end = count
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    truncate(to: end)
  }

  /// Removes the spaces that blank arguments leave. These are spaces at the ends of the text, and all but the first of
  /// consecutive spaces.
  ///
  /// - Returns: The offsets of the removed spaces, in ascending order. A last space at the end isn't included.
  mutating func collapseSpaces() -> [Int] {
    var (kept, holes) = (0, [Int]())
    for index in 0..<count {
      if bytes[index] == UInt8(ascii: " "), kept == 0 || bytes[kept - 1] == UInt8(ascii: " ") {
        holes.append(index)
      } else {
        bytes[kept] = bytes[index]
        kept += 1
      }
    }
    truncate(to: kept)
    removeLastSpaces()
    return holes
  }

  /// Appends the letters of a text with spaces between them. Spaces in the text and inaudible characters are omitted.
  mutating func appendSpelled(_ text: String) {
    var isFirst = true
    for letter in Letters(text) {
      let letter = String(letter)
      guard !TextCleaning.isBlank(letter) else { continue }
      if !isFirst { append(UInt8(ascii: " ")) }
      appendCleaned(letter)
      isFirst = false
    }
  }

  /// Appends an integer in the digits 0 to 9.
  mutating func append(_ value: UInt64, minimumDigits: Int = 1) {
    bytes.append(digitsOf: value, count: max(decimalLength(value), minimumDigits))
  }

  /// Appends an integer in the digits 0 to 9. Adds group separators if it is long enough.
  mutating func append(_ value: UInt64, minimumDigits: Int, grouping: DigitGrouping) {
    if max(decimalLength(value), minimumDigits) < grouping.primary + grouping.minimum {
      append(value, minimumDigits: minimumDigits)
    } else {
      appendGroups(value, minimumDigits, grouping, last: grouping.primary)
    }
  }

  private mutating func appendGroups(_ value: UInt64, _ minimumDigits: Int, _ grouping: DigitGrouping, last: Int) {
    guard max(decimalLength(value), minimumDigits) > last else {
      return append(value, minimumDigits: minimumDigits)
    }
    let (front, group) = value.quotientAndRemainder(dividingBy: powersOfTen[last])
    appendGroups(front, minimumDigits - last, grouping, last: grouping.secondary)
    append(grouping.separator)
    append(group, minimumDigits: last)
  }

  mutating func truncate(to length: Int) { bytes.truncate(to: length) }

  /// The byte at an offset. `nil` if the offset is out of range.
  subscript(offset: Int) -> UInt8? { offset >= 0 && offset < count ? bytes[offset] : nil }

  func text(from start: Int = 0) -> String { bytes.text(in: min(start, count)..<count) }

  /// Returns whether the text after an offset is one line that needs no cleaning, see ``TextCleaning``.
  func isCleanLine(from start: Int) -> Bool {
    bytes.isCleanLine(in: min(start, count)..<count)
  }

  /// Returns the last character before `end` and its offset. Returns `nil` if there isn't one.
  func lastScalar(before end: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    guard end > 0, end <= count else { return nil }
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes.text(in: start..<end).unicodeScalars.first.map { ($0, start) }
  }

  /// `true` if the text ends with a digit from 0 to 9.
  var endsWithDigit: Bool { self[count - 1].map { $0 >= 0x30 && $0 <= 0x39 } ?? false }

  /// `true` if the text ends with a sentence mark. Closing quotation marks and brackets may follow the mark.
  var endsWithMark: Bool {
    // Fast path. The last byte is usually a letter or a digit.
    if let last = self[count - 1], last.isASCIILetterOrDigit { return false }
    var end = count
    while let (scalar, start) = lastScalar(before: end) {
      if !SentenceMark.isCloser(scalar) { return SentenceMark.isEnd(scalar) }
      end = start
    }
    return false
  }

  /// `true` if the next text continues a sentence, because the text ends with a semicolon and perhaps spaces.
  var isWithinSentence: Bool {
    var end = count
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard let last = self[end - 1] else { return false }
    if last < 0x80 { return last == UInt8(ascii: ";") }
    return lastScalar(before: end).map { SentenceMark.isSemicolon($0.scalar) } ?? false
  }

  /// Removes the full stop at the end, unless it follows another sentence mark or is the only text.
  mutating func removeLastStop() {
    // Fast path. The last byte is usually a letter or a digit.
    if let last = self[count - 1], last.isASCIILetterOrDigit { return }
    guard let (last, end) = lastScalar(before: count), end > 0, SentenceMark.isFullStop(last) else { return }
    if let (before, _) = lastScalar(before: end), SentenceMark.isEnd(before) { return }
    truncate(to: end)
    removeLastSpaces()
  }

  /// Converts the first letter between two offsets to title case.
  mutating func capitalize(from start: Int, to end: Int, by rule: LetterCase) {
    guard end > start, let first = self[start] else { return }
    if first < 0x80, rule == .standard {
      // Fast path for English and most Latin text.
      if first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
        bytes[start] = first - 0x20
        return
      }
      if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return }
      if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { return }
    } else if let second = self[start + 1], LetterCase.isCaseless(first, second) {
      return
    }
    capitalizeScalar(from: start, to: end, by: rule)
  }

  private mutating func capitalizeScalar(from start: Int, to end: Int, by rule: LetterCase) {
    // The first letter is among the first few characters. A string of 15 bytes needs no allocation.
    var headEnd = min(end, count, start + 15)
    while headEnd < min(end, count), headEnd > start, bytes[headEnd] & 0xC0 == 0x80 { headEnd -= 1 }
    guard let change = rule.firstLetter(of: bytes.text(in: start..<headEnd)) else { return }
    let rest = text(from: start + change.end)
    truncate(to: start + change.start)
    append(change.letters)
    append(rest)
  }
}
