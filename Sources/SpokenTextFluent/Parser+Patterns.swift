// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// Parses the pattern after `=` or `]`, which can start on the same line or below it. If there isn't one, returns
  /// `nil` and doesn't move.
  mutating func parsePatternIfAny() throws(SyntaxError) -> Pattern? {
    let start = source.end(ofSpacesAt: index)
    guard source.isLineEnd(at: start) else {
      index = start
      if let text = parseOnlyText() { return text }
      return try parsePattern(from: start, startsOnOwnLine: false)
    }
    let line = source.end(ofBlankLinesAt: start)
    guard source.continuesPattern(at: line) else { return nil }
    index = line
    return try parsePattern(from: line, startsOnOwnLine: true)
  }

  /// Fast path that parses a pattern of one line of text, without an array of pieces. Most patterns are such lines. For
  /// other patterns, returns `nil` and doesn't move.
  private mutating func parseOnlyText() -> Pattern? {
    let start = index
    let range = parseText()
    guard source.isLineEnd(at: index), !source.continuesPattern(at: source.end(ofBlankLinesAt: index)),
      let trimmed = source.trimmedEnd(of: range)
    else {
      index = start
      return nil
    }
    return Pattern(TextElement(first: trimmed, rest: [], range: range), range: range)
  }

  /// A part of a pattern of several lines, before the common indentation is known.
  private enum Piece {
    case element(PatternElement)
    /// The line breaks before a line, and its leading spaces.
    case indent(lineBreaks: SourceRange, spaces: SourceRange)
  }

  private mutating func parsePattern(from start: Int, startsOnOwnLine: Bool) throws(SyntaxError) -> Pattern {
    var pieces: [Piece] = []
    /// The elements of the current line. An expression in braces may continue on the lines below.
    var line: [PatternElement] = []
    // Enough for nearly all lines. Without this and the reservations for attributes and variants, a table takes a third
    // more allocations.
    line.reserveCapacity(4)
    // A line directly after `=` has no effect on the common indentation.
    var commonIndent = Int.max
    if startsOnOwnLine { commonIndent = parseIndent(lineBreaks: start..<start, into: &pieces) }
    while let byte = current {
      if byte == ASCII.openBrace {
        line.append(.placeable(try parsePlaceable()))
      } else if source.lineBreakLength(at: index) > 0 {
        let nextLine = source.end(ofBlankLinesAt: index)
        guard source.continuesPattern(at: nextLine) else { break }
        commonIndent = min(commonIndent, parseIndent(to: nextLine, moving: &line, into: &pieces))
      } else if byte == ASCII.closeBrace {
        throw error(.unbalancedClosingBrace)
      } else {
        parseText(into: &line)
      }
    }
    return pattern(of: pieces, line, removingIndent: commonIndent, range: start..<index)
  }

  // The following steps are methods of their own, so that the stack frames of nested patterns are small in debug builds.

  private mutating func parseText(into line: inout [PatternElement]) {
    let range = parseText()
    line.append(.text(TextElement(first: range, rest: [], range: range)))
  }

  /// Moves the elements of a line to the pieces, and moves to the first character of the next line. Returns the
  /// indentation of that line.
  private mutating func parseIndent(
    to nextLine: Int, moving line: inout [PatternElement], into pieces: inout [Piece]
  ) -> Int {
    pieces += line.map { .element($0) }
    line = []
    return parseIndent(lineBreaks: index..<nextLine, into: &pieces)
  }

  private func pattern(
    of pieces: [Piece], _ lastLine: [PatternElement], removingIndent indent: Int, range: SourceRange
  ) -> Pattern {
    // Fast path. Most patterns end on their first line, and need no pieces.
    if pieces.isEmpty { return Pattern(trimmedEnd(of: lastLine), range: range) }
    return Pattern(join(pieces + lastLine.map { .element($0) }, removingIndent: indent), range: range)
  }

  /// Moves to the first character of a line, and returns its indentation.
  private mutating func parseIndent(lineBreaks: SourceRange, into pieces: inout [Piece]) -> Int {
    let spaces = lineBreaks.upperBound..<source.end(ofSpacesAt: lineBreaks.upperBound)
    pieces.append(.indent(lineBreaks: lineBreaks, spaces: spaces))
    index = spaces.upperBound
    return spaces.count
  }

  private mutating func parseText() -> SourceRange {
    let start = index
    var end = source.end(ofTextAt: start)
    if source.byte(at: end) == ASCII.lineFeed, end > start, source[end - 1] == ASCII.carriageReturn { end -= 1 }
    index = end
    return start..<end
  }

  /// Returns the elements of a pattern, without common indentation and trailing blank space.
  private func join(_ pieces: [Piece], removingIndent indent: Int) -> [PatternElement] {
    var elements: [PatternElement] = []
    elements.reserveCapacity(pieces.count)
    var text: TextElement?
    for piece in pieces {
      switch piece {
      case .element(.text(let line)):
        text.append(line.first, readFrom: line.range.lowerBound)
      case .indent(let lineBreaks, let spaces):
        // Spaces on blank lines and the CR of CRLF aren't part of the text.
        for offset in lineBreaks where source[offset] == ASCII.lineFeed {
          text.append(offset..<offset + 1, readFrom: lineBreaks.lowerBound)
        }
        if spaces.count > indent { text.append(spaces.dropFirst(indent), readFrom: lineBreaks.lowerBound) }
        if let start = text?.range.lowerBound { text?.range = start..<spaces.upperBound }
      case .element(.placeable(let placeable)):
        if let text { elements.append(.text(text)) }
        text = nil
        elements.append(.placeable(placeable))
      }
    }
    if let text { elements.append(.text(text)) }
    return trimmedEnd(of: elements)
  }

  /// Returns the elements without trailing spaces.
  private func trimmedEnd(of elements: [PatternElement]) -> [PatternElement] {
    guard case .text(let text) = elements.last else { return elements }
    var elements = elements
    elements.removeLast()
    if let text = trimmedEnd(of: text) { elements.append(.text(text)) }
    return elements
  }

  /// Returns the text without trailing spaces, or `nil` if nothing remains. The text never ends in a line break.
  private func trimmedEnd(of text: TextElement) -> TextElement? {
    var text = text
    while let last = text.rest.popLast() {
      guard let trimmed = source.trimmedEnd(of: last) else { continue }
      text.rest.append(trimmed)
      return text
    }
    guard let trimmed = source.trimmedEnd(of: text.first) else { return nil }
    text.first = trimmed
    return text
  }
}

extension TextElement? {
  /// Appends a slice to the text. If the text is `nil`, creates it with a range that begins at `start`.
  fileprivate mutating func append(_ slice: SourceRange, readFrom start: Int) {
    if case nil = self {
      self = TextElement(first: slice, rest: [], range: start..<slice.upperBound)
    } else {
      self?.append(slice)
    }
  }
}

extension TextElement {
  /// Appends a slice, or extends the last slice if both touch.
  fileprivate mutating func append(_ slice: SourceRange) {
    range = range.lowerBound..<slice.upperBound
    let last = rest.last ?? first
    if last.upperBound != slice.lowerBound {
      rest.append(slice)
    } else if rest.isEmpty {
      first = last.lowerBound..<slice.upperBound
    } else {
      rest[rest.count - 1] = last.lowerBound..<slice.upperBound
    }
  }
}

extension SourceBytes {
  /// Returns whether the line at `lineStart` belongs to the pattern above. It must start with a brace, or be indented
  /// and start with a character that isn't special.
  fileprivate func continuesPattern(at lineStart: Int) -> Bool {
    let end = end(ofSpacesAt: lineStart)
    switch byte(at: end) {
    case ASCII.openBrace: return true
    case nil, ASCII.closeBrace, ASCII.dot, ASCII.openBracket, ASCII.asterisk: return false
    default: return end > lineStart
    }
  }
}
