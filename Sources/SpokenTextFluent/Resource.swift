/// A parsed FTL file: its source, and the entries found in it.
///
/// Parsing never fails as a whole. What is not valid FTL becomes an entry of its own, ``Junk``, and the parser goes on
/// with the next entry. Every node of the tree refers to the source by byte ranges and holds no copy of the text.
public struct Resource: Sendable, Equatable {
  /// The UTF-8 source all ranges refer to.
  public var source: [UInt8]

  /// The messages, terms, comments and junk, in source order.
  public var entries: [Entry]

  /// The tree of an FTL file given as UTF-8 bytes, valid or not. A leading byte order mark is skipped.
  public init(parsing source: [UInt8]) {
    var parser = Parser(source)
    self.source = source
    entries = parser.parseEntries()
  }

  /// The tree of an FTL file given as text.
  public init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// The source text in `range`, with invalid UTF-8 repaired to U+FFFD.
  ///
  /// A range that reaches outside the source is clamped to it.
  public func text(_ range: SourceRange) -> String {
    source.text(range)
  }

  /// The line and column of a byte offset. Takes time in proportion to the offset.
  ///
  /// An offset outside the source is clamped to it. A byte order mark takes no column.
  public func position(of offset: Int) -> SourcePosition {
    let end = Swift.min(Swift.max(offset, 0), source.count)
    var position = SourcePosition(line: 1, column: 1)
    for byte in source[Swift.min(source.byteOrderMarkLength, end)..<end] {
      if byte == ASCII.lineFeed {
        position.line += 1
        position.column = 1
      } else if !byte.isUTF8Continuation {
        position.column += 1
      }
    }
    return position
  }
}
