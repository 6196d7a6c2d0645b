// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A recursive-descent parser of FTL 1.0 with a method for each production of the grammar.
///
/// The grammar needs no backtracking. All syntax is ASCII, so the parser works on bytes, and treats invalid UTF-8 as
/// text.
struct Parser {
  let source: SourceBytes

  /// The offset of the next byte to parse.
  var index: Int

  /// The number of open placeables and argument lists.
  var depth = 0

  /// The error of the attribute on the next line. The message or term above is valid without this attribute.
  var brokenAttribute: SyntaxError?

  /// The entry to return next. It was parsed together with the comment above it, which doesn't belong to it.
  var nextEntry: Entry?

  /// The maximum nesting of placeables and argument lists. It prevents a stack overflow on a thread with a stack of 512
  /// KB, even in debug builds.
  static let maximumDepth = 50

  init(_ source: SourceBytes) {
    self.source = source
    index = source.byteOrderMarkLength
  }
}

// MARK: - Moving

extension Parser {
  /// The next byte, or `nil` at the end of the source.
  var current: UInt8? { source.byte(at: index) }

  mutating func skipSpaces() { index = source.end(ofSpacesAt: index) }

  mutating func skipBlank() { index = source.end(ofBlankAt: index) }

  /// Skips a character, or throws an error if another one is there.
  mutating func expect(_ expected: UInt8) throws(SyntaxError) {
    guard current == expected else { throw error(.expectedToken, String(Unicode.Scalar(expected))) }
    index += 1
  }

  /// Skips a line break, or throws an error if the line continues. Accepts the end of the source.
  mutating func expectLineEnd() throws(SyntaxError) {
    guard source.isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
    index += source.lineBreakLength(at: index)
  }

  func error(_ code: SyntaxErrorCode, _ argument: String = "") -> SyntaxError {
    SyntaxError(code: code, argument: argument, offset: index)
  }
}
