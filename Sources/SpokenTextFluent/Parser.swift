// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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

  /// What is wrong with the attribute on the next line, after a message or term that is valid without it.
  var brokenAttribute: SyntaxError?

  /// The entry after a comment that turned out not to belong to it.
  var nextEntry: Entry?

  /// How deeply placeables and argument lists may nest, so that no input can exhaust the stack: not even in a debug build
  /// on a thread with 512 KB of it, such as those that run tasks.
  static let maximumDepth = 50

  init(_ source: SourceBytes) {
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

  /// Skips the character `expected`, or throws if something else comes.
  mutating func expect(_ expected: UInt8) throws(SyntaxError) {
    guard current == expected else { throw error(.expectedToken, String(Unicode.Scalar(expected))) }
    index += 1
  }

  /// Skips a line break, or throws if the line goes on. The end of the source ends a line, too.
  mutating func expectLineEnd() throws(SyntaxError) {
    guard source.isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
    index += source.lineBreakLength(at: index)
  }

  /// An error at the next byte.
  func error(_ code: SyntaxErrorCode, _ argument: String = "") -> SyntaxError {
    SyntaxError(code: code, argument: argument, offset: index)
  }
}
