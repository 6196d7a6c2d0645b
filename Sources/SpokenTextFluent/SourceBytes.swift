// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The UTF-8 bytes of an FTL file, and the places where the things that the parser reads end.
///
/// The methods look ahead and don't move the parser. Each is a plain loop over the bytes, which debug builds run fast, too.
struct SourceBytes {
  private let bytes: [UInt8]
  #if DEBUG
    private let counter: ReadCounter?

    /// Counts the bytes that are read. A byte that is read twice counts twice. Tests use it to find parts of the parser whose
    /// time grows faster than the source.
    final class ReadCounter {
      fileprivate(set) var count = 0
    }

    init(_ bytes: [UInt8], counter: ReadCounter? = nil) { (self.bytes, self.counter) = (bytes, counter) }
  #else
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  #endif

  var endIndex: Int { bytes.count }

  subscript(offset: Int) -> UInt8 {
    count(readsOf: 1)
    return bytes[offset]
  }

  /// The byte at `offset`, or nil at the end of the source.
  func byte(at offset: Int) -> UInt8? { offset < endIndex ? self[offset] : nil }

  /// The text in `range`, with invalid UTF-8 repaired to U+FFFD.
  func text(_ range: SourceRange) -> String { bytes.text(range) }

  /// 3 if the bytes start with a UTF-8 byte order mark, 0 otherwise.
  var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func count(readsOf count: Int) {
    #if DEBUG
      counter?.count += count
    #endif
  }
}

// MARK: - Lines

extension SourceBytes {
  /// The length of the line break at `offset`: 1 for LF, 2 for CRLF, 0 if there is none. A lone CR is text.
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < endIndex else { return 0 }
    let byte = self[offset]
    if byte == ASCII.lineFeed { return 1 }
    return byte == ASCII.carriageReturn && self.byte(at: offset + 1) == ASCII.lineFeed ? 2 : 0
  }

  /// Whether a line break or the end of the source is at `offset`.
  func isLineEnd(at offset: Int) -> Bool { offset >= endIndex || lineBreakLength(at: offset) > 0 }

  /// The end of the line that contains `offset`, without its line break.
  func end(ofLineAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, bytes[end] != ASCII.lineFeed { end += 1 }
    count(readsOf: end - offset + 1)
    let endsInCRLF = end < endIndex && end > offset && bytes[end - 1] == ASCII.carriageReturn
    return endsInCRLF ? end - 1 : end
  }
}

// MARK: - Blank space

extension SourceBytes {
  /// The end of the spaces that start at `offset`.
  func end(ofSpacesAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, bytes[end] == ASCII.space { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// The end of the spaces and line breaks that start at `offset`.
  func end(ofBlankAt offset: Int) -> Int {
    var end = offset
    while end < endIndex {
      let length = self[end] == ASCII.space ? 1 : lineBreakLength(at: end)
      guard length > 0 else { break }
      end += length
    }
    return end
  }

  /// The end of the blank lines that start at `offset`: the start of a line with content, or the end of the source.
  func end(ofBlankLinesAt offset: Int) -> Int {
    var lineStart = offset
    while true {
      let end = end(ofSpacesAt: lineStart)
      guard end < endIndex else { return end }
      let lineBreak = lineBreakLength(at: end)
      guard lineBreak > 0 else { return lineStart }
      lineStart = end + lineBreak
    }
  }
}

// MARK: - Words

extension SourceBytes {
  /// The end of the text that starts at `offset`: a line feed, a brace, or the end of the source.
  func end(ofTextAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, case let byte = bytes[end], byte != ASCII.lineFeed, byte != ASCII.openBrace,
      byte != ASCII.closeBrace
    { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// The end of the name that contains `offset`.
  func end(ofNameAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, bytes[end].isNameCharacter { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// The part of `range` up to its last byte that is not a space, or nil if there is none.
  func trimmedEnd(of range: SourceRange) -> SourceRange? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == ASCII.space { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }
}
