// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// The pattern after `=` or `]`, on the same line or on the lines below; false, with `index` unmoved, if there is none.
  @inline(__always)
  mutating func parsePatternIfAny() throws(SyntaxError) -> Bool {
    parsePlainText() ? true : try parseOtherPatternIfAny()
  }

  /// Most patterns: one text behind one space, which ends on the same line and without spaces. False, with `index` unmoved,
  /// if it is another one.
  @inline(__always)
  private mutating func parsePlainText() -> Bool {
    let start = index + 1
    guard current == ASCII.space, let first = source.byte(at: start), first > ASCII.space else { return false }
    let end = source.end(ofTextAt: start)
    // What is no more than a space, a carriage return too, is left to the other way.
    guard end > start, source[end - 1] > ASCII.space, source.endsPattern(at: end) else { return false }
    index = end
    syntax.nodes.append(SyntaxNode(kind: .pattern, range: start..<end, name: start..<end, detail: start..<end))
    return true
  }

  private mutating func parseOtherPatternIfAny() throws(SyntaxError) -> Bool {
    let start = source.end(ofSpacesAt: index)
    if !source.isLineEnd(at: start) {
      index = start
      try parsePattern(from: start, commonIndent: .max)
      return true
    }
    let line = source.end(ofBlankLinesAt: start)
    guard source.continuesPattern(at: line) else { return false }
    index = line
    try parsePattern(from: line, commonIndent: nil)
    return true
  }

  /// A pattern of any shape.
  ///
  /// - Parameter commonIndent: No limit for one that begins right after `=`, whose first line has no indentation to take
  ///   into account; nil for one that begins on a line of its own.
  private mutating func parsePattern(from start: Int, commonIndent: Int?) throws(SyntaxError) {
    let pattern = syntax.open(.pattern)
    var commonIndent = commonIndent ?? parseIndent(lineBreaks: start..<start)
    while let byte = current {
      if byte == ASCII.openBrace {
        try parsePlaceable()
      } else if source.lineBreakLength(at: index) > 0 {
        let nextLine = source.end(ofBlankLinesAt: index)
        guard source.continuesPattern(at: nextLine) else { break }
        commonIndent = min(commonIndent, parseIndent(lineBreaks: index..<nextLine))
      } else if byte == ASCII.closeBrace {
        throw error(.unbalancedClosingBrace)
      } else {
        addText()
      }
    }
    closePattern(pattern, from: start, commonIndent)
  }

  /// Moves to the first character of a line, and says how far it is indented.
  private mutating func parseIndent(lineBreaks: SourceRange) -> Int {
    let end = source.end(ofSpacesAt: lineBreaks.upperBound)
    let spaces = lineBreaks.upperBound..<end
    syntax.nodes.append(SyntaxNode(kind: .indent, range: spaces, name: lineBreaks))
    index = end
    return spaces.count
  }

  private mutating func addText() {
    let range = skipText()
    syntax.nodes.append(SyntaxNode(kind: .text, range: range, name: range))
  }

  @inline(__always)
  private mutating func skipText() -> SourceRange {
    let start = index
    var end = source.end(ofTextAt: start)
    if end < source.endIndex, end > start, source[end] == ASCII.lineFeed, source[end - 1] == ASCII.carriageReturn {
      end -= 1
    }
    index = end
    return start..<end
  }

  /// Ends a pattern, which has no blank space at its end, and none of the indentation common to its lines.
  private mutating func closePattern(_ pattern: Int, from start: Int, _ commonIndent: Int) {
    if commonIndent < .max {
      joinLines(of: pattern, removingIndent: commonIndent)
    } else if syntax.nodes[syntax.nodes.count - 1].kind == .text {
      trimLastText()
    }
    let only = syntax.nodes.count == pattern + 2 ? syntax.nodes[pattern + 1] : nil
    if let only, only.kind == .text, only.detail.isEmpty {
      (syntax.nodes[pattern].name, syntax.nodes[pattern].detail) = (only.name, only.range)
      syntax.nodes.removeAll(from: pattern + 1)
    }
    syntax.close(pattern, start..<index)
  }

  /// Removes spaces at the end of the text that is the last node, down to nothing at all. No line break comes last, as
  /// text or a brace follows each.
  private mutating func trimLastText() {
    var text = syntax.nodes[syntax.nodes.count - 1]
    syntax.nodes.removeAll(from: syntax.nodes.count - 1)
    while !text.detail.isEmpty {
      if let trimmed = source.trimmedEnd(of: syntax.slices[text.detail.upperBound - 1].range) {
        syntax.slices[text.detail.upperBound - 1] = CompactRange(trimmed)
        syntax.nodes.append(text)
        return
      }
      text.detail = text.detail.dropLast()
    }
    guard let trimmed = source.trimmedEnd(of: text.name) else { return }
    text.name = trimmed
    syntax.nodes.append(text)
  }

  /// Makes texts of what was read of a pattern of several lines.
  private mutating func joinLines(of pattern: Int, removingIndent indent: Int) {
    pieces.removeAll()
    pieces.append(pattern + 1..<syntax.nodes.count, of: syntax.nodes)
    syntax.nodes.removeAll(from: pattern + 1)
    var isInText = false
    var next = 0
    while next < pieces.count {
      let piece = pieces[next]
      switch piece.kind {
      case .text:
        append(piece.name, from: piece.range.lowerBound, toText: &isInText)
      case .indent:
        // Spaces on blank lines, and the CR of CRLF, are not part of the text.
        let start = piece.name.lowerBound
        for offset in piece.name where source[offset] == ASCII.lineFeed {
          append(offset..<offset + 1, from: start, toText: &isInText)
        }
        if piece.range.count > indent { append(piece.range.dropFirst(indent), from: start, toText: &isInText) }
        if isInText {
          let text = syntax.nodes.count - 1
          syntax.nodes[text].range = syntax.nodes[text].range.lowerBound..<piece.range.upperBound
        }
      default:
        isInText = false
        syntax.nodes.append(next..<next + piece.count, of: pieces)
      }
      next += piece.count
    }
    if isInText { trimLastText() }
  }

  /// Adds a slice, which was read from `start` on, to the text that is the last node; if that is none, as a text.
  private mutating func append(_ slice: SourceRange, from start: Int, toText isInText: inout Bool) {
    guard isInText else {
      isInText = true
      syntax.nodes.append(SyntaxNode(kind: .text, range: start..<slice.upperBound, name: slice))
      return
    }
    let text = syntax.nodes.count - 1
    var node = syntax.nodes[text]
    node.range = node.range.lowerBound..<slice.upperBound
    let last = node.detail.isEmpty ? node.name : syntax.slices[node.detail.upperBound - 1].range
    let joined = last.lowerBound..<slice.upperBound
    if last.upperBound != slice.lowerBound {
      syntax.slices.append(CompactRange(slice))
      let first = node.detail.isEmpty ? syntax.slices.count - 1 : node.detail.lowerBound
      node.detail = first..<syntax.slices.count
    } else if node.detail.isEmpty {
      node.name = joined
    } else {
      syntax.slices[node.detail.upperBound - 1] = CompactRange(joined)
    }
    syntax.nodes[text] = node
  }
}

extension SourceBytes {
  /// True when the line at `lineStart` belongs to the pattern above: it starts with a brace, or it is indented and does
  /// not start with a character that has a meaning there.
  fileprivate func continuesPattern(at lineStart: Int) -> Bool {
    let end = end(ofSpacesAt: lineStart)
    switch byte(at: end) {
    case ASCII.openBrace: return true
    case nil, ASCII.closeBrace, ASCII.dot, ASCII.openBracket, ASCII.asterisk: return false
    default: return end > lineStart
    }
  }

  /// True at the end of a pattern's last line.
  @inline(__always)
  fileprivate func endsPattern(at offset: Int) -> Bool {
    guard isLineEnd(at: offset) else { return false }
    // Mostly the next line begins with the name of an entry or of an attribute.
    if offset < endIndex, self[offset] == ASCII.lineFeed {
      if let next = byte(at: offset + 1), next.isLetter { return true }
      if attribute(below: offset) != nil { return true }
    }
    return !continuesPattern(at: end(ofBlankLinesAt: offset))
  }

  /// The part of `range` up to its last byte that is not a space; nil when there is none.
  @inline(__always)
  fileprivate func trimmedEnd(of range: SourceRange) -> SourceRange? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == ASCII.space { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }
}
