// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser: IteratorProtocol {
  /// Returns the next entry. The entries cover every byte except blank lines.
  mutating func next() -> Entry? {
    if let entry = nextEntry {
      nextEntry = nil
      return entry
    }
    index = source.end(ofBlankLinesAt: index)
    guard index < source.endIndex else { return nil }
    guard let comment = parseComment() else { return parseEntry() }

    // A comment belongs to the message or term directly below it, if that is valid.
    let isFollowed = index < source.endIndex && source.end(ofBlankLinesAt: index) == index
    guard comment.level == .comment, isFollowed else { return .comment(comment) }
    let entry = parseComment().map { .comment($0) } ?? parseEntry()
    if let commented = entry.attaching(comment) { return commented }
    nextEntry = entry
    return .comment(comment)
  }

  /// Parses a message, term, or junk.
  private mutating func parseEntry() -> Entry {
    let start = index
    do throws(SyntaxError) {
      let entry = try parseMessageOrTerm()
      try expectLineEnd()
      return entry
    } catch {
      return .junk(junk(from: start, error))
    }
  }

  private mutating func parseMessageOrTerm() throws(SyntaxError) -> Entry {
    if let error = brokenAttribute {
      brokenAttribute = nil
      index = error.offset
      throw error
    }
    switch current {
    case ASCII.hyphen: return .term(try parseTerm())
    case let byte? where byte.isLetter: return .message(try parseMessage())
    case ASCII.hash:
      // A comment needs a space after the signs.
      index += source.commentLevel(at: index).rawValue
      throw error(.expectedToken, " ")
    default: throw error(.expectedEntry)
    }
  }

  private mutating func parseMessage() throws(SyntaxError) -> Message {
    let start = index
    let id = try parseIdentifierBeforeEquals()
    let value = try parsePatternIfAny()
    let attributes = parseAttributes()
    if value == nil, attributes.isEmpty {
      let error = brokenAttribute ?? error(.emptyMessage, source.text(id.range))
      brokenAttribute = nil
      index = error.offset
      throw error
    }
    return Message(id: id, value: value, attributes: attributes, comment: nil, range: start..<index)
  }

  private mutating func parseTerm() throws(SyntaxError) -> Term {
    let start = index
    try expect(ASCII.hyphen)
    let id = try parseIdentifierBeforeEquals()
    guard let value = try parsePatternIfAny() else { throw error(.emptyTerm, source.text(id.range)) }
    let attributes = parseAttributes()
    return Term(id: id, value: value, attributes: attributes, comment: nil, range: start..<index)
  }

  /// Returns the attributes before the first invalid one. They stay valid. The lines from the invalid attribute on
  /// become junk.
  private mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      let endOfLine = index
      let start = source.end(ofBlankAt: endOfLine)
      guard source.byte(at: start) == ASCII.dot else { return attributes }
      do throws(SyntaxError) {
        index = start
        let attribute = try parseAttribute()
        guard source.isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
        if attributes.isEmpty { attributes.reserveCapacity(8) }
        attributes.append(attribute)
      } catch {
        depth = 0
        brokenAttribute = error
        index = endOfLine
        return attributes
      }
    }
  }

  private mutating func parseAttribute() throws(SyntaxError) -> Attribute {
    let start = index
    try expect(ASCII.dot)
    let id = try parseIdentifierBeforeEquals()
    guard let value = try parsePatternIfAny() else { throw error(.missingValue) }
    return Attribute(id: id, value: value, range: start..<index)
  }

  private mutating func parseIdentifierBeforeEquals() throws(SyntaxError) -> Identifier {
    let id = try parseIdentifier()
    skipSpaces()
    try expect(UInt8(ascii: "="))
    return id
  }

  mutating func parseIdentifier() throws(SyntaxError) -> Identifier {
    guard let first = current, first.isLetter else {
      throw error(.expectedCharacterRange, SyntaxError.letterArgument)
    }
    let start = index
    index = source.end(ofNameAt: start)
    return Identifier(range: start..<index)
  }
}

// MARK: - Comments

extension Parser {
  /// Returns the comment at `index`, or `nil`. Adjacent lines of the same level are one comment.
  private mutating func parseComment() -> Comment? {
    let start = index
    let level = source.commentLevel(at: start)
    guard var end = skipCommentLine() else { return nil }
    while source.commentLevel(at: index) == level, let next = skipCommentLine() { end = next }
    return Comment(level: level, range: start..<end)
  }

  /// Skips a comment line and returns the end of its text, or returns `nil` and doesn't move.
  private mutating func skipCommentLine() -> Int? {
    guard current == ASCII.hash, brokenAttribute == nil else { return nil }
    let text = index + source.commentLevel(at: index).rawValue
    guard source.byte(at: text) == ASCII.space || source.isLineEnd(at: text) else { return nil }
    let end = source.end(ofLineAt: text)
    index = end + source.lineBreakLength(at: end)
    return end
  }
}

extension Entry {
  /// Returns the entry with a comment, or `nil` if it isn't a message or term.
  fileprivate func attaching(_ comment: Comment) -> Entry? {
    let start = comment.range.lowerBound
    switch self {
    case .message(var message):
      (message.comment, message.range) = (comment, start..<message.range.upperBound)
      return .message(message)
    case .term(var term):
      (term.comment, term.range) = (comment, start..<term.range.upperBound)
      return .term(term)
    case .comment, .junk:
      return nil
    }
  }
}

extension SourceBytes {
  /// Returns the level of the comment that begins at `offset`.
  fileprivate func commentLevel(at offset: Int) -> CommentLevel {
    guard byte(at: offset + 1) == ASCII.hash else { return .comment }
    return byte(at: offset + 2) == ASCII.hash ? .resource : .group
  }
}

// MARK: - Junk

extension Parser {
  /// Returns the invalid source up to the next entry.
  private mutating func junk(from start: Int, _ error: SyntaxError) -> Junk {
    depth = 0
    skipJunk(from: start)
    var annotation = error
    annotation.offset = min(error.offset, index)
    return Junk(range: start..<index, annotations: [annotation])
  }

  /// Moves to the next line that looks like the start of an entry. It can be the line with the error, unless the broken
  /// entry starts there.
  private mutating func skipJunk(from start: Int) {
    var lineBreak = index - 1
    while lineBreak > start, source[lineBreak] != ASCII.lineFeed { lineBreak -= 1 }
    if lineBreak > start { index = lineBreak }
    while index < source.endIndex {
      index = source.end(ofLineAt: index)
      index += source.lineBreakLength(at: index)
      if source.looksLikeEntry(at: index) { return }
    }
  }
}

extension SourceBytes {
  fileprivate func looksLikeEntry(at offset: Int) -> Bool {
    guard let first = byte(at: offset) else { return true }
    return first.isLetter || first == ASCII.hash || first == ASCII.hyphen
  }
}
