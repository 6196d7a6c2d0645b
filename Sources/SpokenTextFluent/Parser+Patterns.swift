/// A part of a pattern as it is found, before the indentation common to all lines is known.
enum PatternPiece {
  /// Text up to a brace or to the end of its line.
  case text(SourceRange)
  /// An expression in braces.
  case placeable(Placeable)
  /// The start of a line: line breaks with any blank lines between them, then the indentation of the line.
  case indent(lineBreaks: SourceRange, spaces: SourceRange)
}

extension Parser {
  /// The pattern after `=` or `]`, on the same line or on the lines below; nil, with `index` unmoved, if there is none.
  mutating func parsePatternIfAny() throws(SyntaxError) -> Pattern? {
    let start = end(ofSpacesAt: index)
    if !isLineEnd(at: start) {
      index = start
      return try parsePattern()
    }
    let line = end(ofBlankLinesAt: start)
    guard continuesPattern(at: line) else { return nil }
    index = line
    return try parsePattern(from: line, firstLine: [], nextLine: line)
  }

  /// True when the line at `lineStart` belongs to the pattern above: it starts with a brace, or it is indented and does
  /// not start with a character that has a meaning there.
  private func continuesPattern(at lineStart: Int) -> Bool {
    let end = end(ofSpacesAt: lineStart)
    switch byte(at: end) {
    case ASCII.openBrace: return true
    case nil, ASCII.closeBrace, ASCII.dot, ASCII.openBracket, ASCII.asterisk: return false
    default: return end > lineStart
    }
  }

  /// A pattern that begins on the line of its `=` or `]`, and mostly ends there.
  private mutating func parsePattern() throws(SyntaxError) -> Pattern {
    let start = index
    var elements: [PatternElement] = []
    while let byte = current {
      if lineBreakLength(at: index) > 0 {
        let nextLine = end(ofBlankLinesAt: index)
        guard continuesPattern(at: nextLine) else { break }
        return try parsePattern(from: start, firstLine: elements, nextLine: nextLine)
      } else if byte == ASCII.openBrace {
        elements.add(.placeable(try parsePlaceable()))
      } else if byte == ASCII.closeBrace {
        throw error(.unbalancedClosingBrace)
      } else {
        let range = skipText()
        if elements.isEmpty, endsPattern(at: index), let trimmed = source.trimmedEnd(of: range) {
          return Pattern(text: TextElement(first: trimmed, rest: [], range: range), range: start..<index)
        }
        elements.add(.text(TextElement(first: range, rest: [], range: range)))
      }
    }
    if case .text(var text)? = elements.last {
      elements.removeLast()
      if let trimmed = source.trimmedEnd(of: text.first) {
        text.first = trimmed
        elements.append(.text(text))
      }
    }
    return Pattern(elements: elements, range: start..<index)
  }

  /// True at the end of a pattern's last line.
  private func endsPattern(at offset: Int) -> Bool {
    isLineEnd(at: offset) && !continuesPattern(at: end(ofBlankLinesAt: offset))
  }

  /// A pattern of several lines, from the second line on; of one that begins below its `=`, from the first.
  private mutating func parsePattern(
    from start: Int, firstLine: [PatternElement], nextLine: Int
  ) throws(SyntaxError) -> Pattern {
    let firstPiece = pieces.count
    for element in firstLine {
      switch element {
      case .text(let text): pieces.append(.text(text.first))
      case .placeable(let placeable): pieces.append(.placeable(placeable))
      }
    }
    // The first line of a pattern that starts right after `=` has no indentation to take into account.
    var commonIndent = parseIndent(lineBreaks: index..<nextLine)

    while let byte = current {
      if lineBreakLength(at: index) > 0 {
        let nextLine = end(ofBlankLinesAt: index)
        guard continuesPattern(at: nextLine) else { break }
        commonIndent = min(commonIndent, parseIndent(lineBreaks: index..<nextLine))
      } else if byte == ASCII.openBrace {
        pieces.append(.placeable(try parsePlaceable()))
      } else if byte == ASCII.closeBrace {
        throw error(.unbalancedClosingBrace)
      } else {
        pieces.append(.text(skipText()))
      }
    }

    let elements = assembleElements(fromPiece: firstPiece, removingIndent: commonIndent)
    pieces.removeLast(pieces.count - firstPiece)
    return Pattern(elements: elements, range: start..<index)
  }

  /// Moves to the first character of a line, and says how far it is indented.
  private mutating func parseIndent(lineBreaks: SourceRange) -> Int {
    let end = end(ofSpacesAt: lineBreaks.upperBound)
    let spaces = lineBreaks.upperBound..<end
    pieces.append(.indent(lineBreaks: lineBreaks, spaces: spaces))
    index = end
    return spaces.count
  }

  private mutating func skipText() -> SourceRange {
    let start = index
    var end = start
    scan: while end < source.endIndex {
      switch source[end] {
      case ASCII.openBrace, ASCII.closeBrace: break scan
      case ASCII.lineFeed:
        if source[end - 1] == ASCII.carriageReturn { end -= 1 }
        break scan
      default: end += 1
      }
    }
    index = end
    return start..<end
  }

  /// The elements of a pattern, without the indentation common to its lines and without blank space at its end.
  private func assembleElements(fromPiece firstPiece: Int, removingIndent indent: Int) -> [PatternElement] {
    var elements: [PatternElement] = []
    elements.reserveCapacity(pieces.count - firstPiece)
    var text: TextElement?
    for number in firstPiece..<pieces.count {
      switch pieces[number] {
      case .text(let range):
        text.append(range, from: range.lowerBound)
      case .placeable(let placeable):
        if let text { elements.append(.text(text)) }
        text = nil
        elements.append(.placeable(placeable))
      case .indent(let lineBreaks, let spaces):
        // Spaces on blank lines, and the CR of CRLF, are not part of the text.
        for offset in lineBreaks where source[offset] == ASCII.lineFeed {
          text.append(offset..<offset + 1, from: lineBreaks.lowerBound)
        }
        if spaces.count > indent {
          text.append(spaces.dropFirst(indent), from: lineBreaks.lowerBound)
        }
        if let start = text?.range.lowerBound { text?.range = start..<spaces.upperBound }
      }
    }
    text.trimEnd(in: source)
    if let text { elements.append(.text(text)) }
    return elements
  }
}

extension [PatternElement] {
  /// Appends an element, with room for a few after the first.
  fileprivate mutating func add(_ element: PatternElement) {
    if isEmpty { reserveCapacity(4) }
    append(element)
  }
}

extension TextElement? {
  /// Adds `slice`, which was read from `start` on.
  fileprivate mutating func append(_ slice: SourceRange, from start: Int) {
    guard var text = self else {
      self = TextElement(first: slice, rest: [], range: start..<slice.upperBound)
      return
    }
    self = nil  // keeps the array of slices unshared
    text.range = text.range.lowerBound..<slice.upperBound
    let last = text.rest.last ?? text.first
    let joined = last.lowerBound..<slice.upperBound
    if last.upperBound != slice.lowerBound {
      text.rest.append(slice)
    } else if text.rest.isEmpty {
      text.first = joined
    } else {
      text.rest[text.rest.count - 1] = joined
    }
    self = text
  }

  /// Removes spaces at the end, down to nothing at all. No line break comes last, as text or a brace follows each.
  fileprivate mutating func trimEnd(in source: SourceBytes) {
    guard var text = self else { return }
    self = nil  // as above
    while let slice = text.rest.popLast() {
      guard let trimmed = source.trimmedEnd(of: slice) else { continue }
      text.rest.append(trimmed)
      self = text
      return
    }
    guard let trimmed = source.trimmedEnd(of: text.first) else { return }
    text.first = trimmed
    self = text
  }
}

extension SourceBytes {
  /// The part of `range` up to its last byte that is not a space; nil when there is none.
  fileprivate func trimmedEnd(of range: SourceRange) -> SourceRange? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == ASCII.space { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }
}
