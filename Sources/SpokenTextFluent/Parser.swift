/// A recursive-descent parser of FTL 1.0, one method per production of the grammar.
///
/// The grammar needs no backtracking: where a production depends on what follows blank space, the `end(of…)` methods
/// say where that space ends without moving `index`. All syntax is ASCII, so the parser works on bytes, and bytes that
/// are not valid UTF-8 are text like any other.
struct Parser {
  let source: SourceBytes

  /// The offset of the next byte to parse.
  var index: Int

  /// How many placeables and argument lists are open.
  var depth = 0

  /// The entry that is being parsed.
  var syntax = Syntax()

  /// What is wrong with the attribute on the next line, after a message or term that is valid without it.
  var brokenAttribute: SyntaxError?

  /// How deeply placeables and argument lists may nest, so that no input can exhaust the stack: not even in a debug build
  /// on a thread with 512 KB of it, such as those that run tasks.
  static let maximumDepth = 50

  init(_ source: SourceBytes) {
    self.source = source
    index = source.byteOrderMarkLength
  }
}

// MARK: - Looking ahead

extension Parser {
  /// The next byte, or nil at the end of the source.
  var current: UInt8? { byte(at: index) }

  /// The byte at `offset`, or nil at the end of the source.
  func byte(at offset: Int) -> UInt8? {
    offset < source.endIndex ? source[offset] : nil
  }

  /// The length of the line break at `offset`: 1 for LF, 2 for CRLF, 0 when there is none. A lone CR is text.
  @inline(__always)
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < source.endIndex else { return 0 }
    let byte = source[offset]
    if byte == ASCII.lineFeed { return 1 }
    return byte == ASCII.carriageReturn && self.byte(at: offset + 1) == ASCII.lineFeed ? 2 : 0
  }

  /// True at a line break or at the end of the source.
  func isLineEnd(at offset: Int) -> Bool {
    offset >= source.endIndex || lineBreakLength(at: offset) > 0
  }

  /// Where the spaces that start at `offset` end.
  func end(ofSpacesAt offset: Int) -> Int {
    source.end(from: offset) { $0 == ASCII.space }
  }

  /// Where the spaces and line breaks that start at `offset` end.
  func end(ofBlankAt offset: Int) -> Int {
    var end = offset
    while end < source.endIndex {
      let byte = source[end]
      if byte == ASCII.space || byte == ASCII.lineFeed {
        end += 1
      } else {
        let lineBreak = byte == ASCII.carriageReturn ? lineBreakLength(at: end) : 0
        if lineBreak == 0 { return end }
        end += lineBreak
      }
    }
    return end
  }

  /// Where the blank lines that start at `offset` end: at the start of a line with content, or of the source's end.
  func end(ofBlankLinesAt offset: Int) -> Int {
    var lineStart = offset
    var end = offset
    while end < source.endIndex {
      let byte = source[end]
      if byte == ASCII.space {
        end += 1
      } else {
        let lineBreak = lineBreakLength(at: end)
        if lineBreak == 0 { return lineStart }
        end += lineBreak
        lineStart = end
      }
    }
    return end
  }

  /// Where the line that contains `offset` ends, its line break excluded.
  func end(ofLineAt offset: Int) -> Int {
    let end = source.lineFeed(from: offset)
    let endsInCRLF = end < source.endIndex && end > offset && source[end - 1] == ASCII.carriageReturn
    return endsInCRLF ? end - 1 : end
  }
}

// MARK: - Moving on

extension Parser {
  mutating func skipSpaces() { index = end(ofSpacesAt: index) }

  mutating func skipBlank() { index = end(ofBlankAt: index) }

  /// Skips the character `expected`, or throws when something else comes.
  @inline(__always)
  mutating func expect(_ expected: UInt8) throws(SyntaxError) {
    guard current == expected else { throw missing(expected) }
    index += 1
  }

  private func missing(_ expected: UInt8) -> SyntaxError {
    error(.expectedToken, String(Unicode.Scalar(expected)))
  }

  /// Skips a line break, or throws when the line goes on. The end of the source ends a line too.
  mutating func expectLineEnd() throws(SyntaxError) {
    guard isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
    index += lineBreakLength(at: index)
  }

  /// An error at the next byte.
  func error(_ code: SyntaxErrorCode, _ argument: String = "") -> SyntaxError {
    SyntaxError(code: code, argument: argument, offset: index)
  }
}
