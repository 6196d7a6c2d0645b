// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A recursive-descent parser of FTL 1.0, one method per production of the grammar.
///
/// The grammar needs no backtracking: where a production depends on what follows blank space, the `end(of…)` methods
/// say where that space ends without moving `index`. All syntax is ASCII, so the parser works on bytes, and bytes that
/// are not valid UTF-8 are text like any other.
struct Parser: ~Copyable {
  let source: SourceBytes

  /// The offset of the next byte to parse.
  var index: Int

  /// How many placeables and argument lists are open.
  var depth = 0

  /// The entry that is being parsed.
  var syntax = Syntax()

  /// What was read of a pattern of several lines, while its texts are made.
  var pieces = GrowingBuffer<SyntaxNode>()

  /// What is wrong with the attribute on the next line, after a message or term that is valid without it.
  var brokenAttribute: SyntaxError?

  /// How deeply placeables and argument lists may nest, so that no input can exhaust the stack: not even in a debug build
  /// on a thread with 512 KB of it, such as those that run tasks.
  static let maximumDepth = 50

  init(_ source: SourceBytes) {
    // So that no range is too long for a ``CompactRange``, and there are never more nodes.
    precondition(source.endIndex <= UInt32.max)
    self.source = source
    index = source.byteOrderMarkLength
  }
}

// MARK: - Moving on

extension Parser {
  /// The next byte, or nil at the end of the source.
  var current: UInt8? { source.byte(at: index) }

  mutating func skipSpaces() { index = source.end(ofSpacesAt: index) }

  mutating func skipBlank() { index = source.end(ofBlankAt: index) }

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
  @inline(__always)
  mutating func expectLineEnd() throws(SyntaxError) {
    if current == ASCII.lineFeed {
      index += 1
    } else {
      try expectOtherLineEnd()
    }
  }

  private mutating func expectOtherLineEnd() throws(SyntaxError) {
    guard source.isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
    index += source.lineBreakLength(at: index)
  }

  /// An error at the next byte.
  func error(_ code: SyntaxErrorCode, _ argument: String = "") -> SyntaxError {
    SyntaxError(code: code, argument: argument, offset: index)
  }
}
