// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The UTF-8 bytes of an FTL file, with methods that find the ends of lines, names, and other parts.
///
/// The methods are plain loops, because these are fast even in debug builds.
struct SourceBytes {
  private let bytes: [UInt8]
  #if DEBUG
    private let counter: ReadCounter?

    /// Counts reads of bytes, including repeated ones. Tests use it to find code that takes more than linear time.
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

  /// Returns the byte at `offset`, or `nil` at the end of the source.
  func byte(at offset: Int) -> UInt8? { offset < endIndex ? self[offset] : nil }

  func text(_ range: SourceRange) -> String { bytes.text(range) }

  /// The length of the byte order mark, 3 or 0.
  var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func count(readsOf count: Int) {
    #if DEBUG
      counter?.count += count
    #endif
  }
}

// MARK: - Lines

extension SourceBytes {
  /// Returns the length of the line break at `offset`, which is 1 for LF, 2 for CRLF, and 0 for anything else.
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < endIndex else { return 0 }
    let byte = self[offset]
    if byte == ASCII.lineFeed { return 1 }
    return byte == ASCII.carriageReturn && self.byte(at: offset + 1) == ASCII.lineFeed ? 2 : 0
  }

  /// Returns whether a line break or the end of the source is at `offset`.
  func isLineEnd(at offset: Int) -> Bool { offset >= endIndex || lineBreakLength(at: offset) > 0 }

  /// Returns the end of the line that contains `offset`, without its line break.
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
  /// Returns the end of the spaces at `offset`.
  func end(ofSpacesAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, bytes[end] == ASCII.space { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// Returns the end of the spaces and line breaks at `offset`.
  func end(ofBlankAt offset: Int) -> Int {
    var end = offset
    while end < endIndex {
      let length = self[end] == ASCII.space ? 1 : lineBreakLength(at: end)
      guard length > 0 else { break }
      end += length
    }
    return end
  }

  /// Returns the end of the blank lines at `offset`, which is the start of a line with content or the end of the
  /// source.
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
  /// Returns the end of the text at `offset`, which is a line feed, a brace, or the end of the source.
  func end(ofTextAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, case let byte = bytes[end], byte != ASCII.lineFeed, byte != ASCII.openBrace,
      byte != ASCII.closeBrace
    { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// Returns the end of the name that contains `offset`.
  func end(ofNameAt offset: Int) -> Int {
    var end = offset
    while end < endIndex, bytes[end].isNameCharacter { end += 1 }
    count(readsOf: end - offset + 1)
    return end
  }

  /// Returns `range` without trailing spaces, or `nil` if nothing remains.
  func trimmedEnd(of range: SourceRange) -> SourceRange? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == ASCII.space { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }
}
