extension Parser {
  /// All entries of the source. Together they cover every byte except blank lines.
  mutating func parseEntries() -> [Entry] {
    var entries: [Entry] = []
    // A comment belongs to the message or term right below it, but only if that one turns out to be valid.
    var commentAbove: Comment?
    index = end(ofBlankLinesAt: index)
    while index < source.endIndex {
      var entry = parseEntryOrJunk()
      let end = index
      index = self.end(ofBlankLinesAt: end)
      let touchesNextEntry = index == end && index < source.endIndex

      if let comment = commentAbove {
        commentAbove = nil
        if !entry.attach(comment) { entries.append(.comment(comment)) }
      }
      if case .comment(let comment) = entry, comment.level == .comment, touchesNextEntry {
        commentAbove = comment
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  mutating func parseEntryOrJunk() -> Entry {
    let start = index
    do throws(SyntaxError) {
      if let error = brokenAttribute {
        brokenAttribute = nil
        index = error.offset
        throw error
      }
      let entry = try parseEntry()
      try expectLineEnd()
      return entry
    } catch {
      forgetOpenPatterns()
      skipJunk(from: start)
      var annotation = error
      annotation.offset = min(error.offset, index)
      return .junk(Junk(range: start..<index, annotations: [annotation]))
    }
  }

  private mutating func forgetOpenPatterns() {
    depth = 0
    pieces.removeAll(keepingCapacity: true)
  }

  /// Moves from the place of an error to the next line that looks like the start of an entry.
  ///
  /// The line with the error may itself be that line, unless the broken entry starts there.
  private mutating func skipJunk(from start: Int) {
    if let lineBreak = source[start..<index].lastIndex(of: ASCII.lineFeed), lineBreak > start {
      index = lineBreak
    }
    while index < source.endIndex {
      index = end(ofLineAt: index)
      index += lineBreakLength(at: index)
      if looksLikeEntry(at: index) { return }
    }
  }

  private func looksLikeEntry(at offset: Int) -> Bool {
    guard let first = byte(at: offset) else { return true }
    return first.isLetter || first == ASCII.hash || first == ASCII.hyphen
  }

  private mutating func parseEntry() throws(SyntaxError) -> Entry {
    switch current {
    case ASCII.hash: return .comment(try parseComment())
    case ASCII.hyphen: return .term(try parseTerm())
    case let byte? where byte.isLetter: return .message(try parseMessage())
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

  /// The attributes before the first broken one. What precedes it stays valid, and junk begins at its line.
  private mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      let endOfLine = index
      let start = end(ofBlankAt: index)
      guard byte(at: start) == ASCII.dot else { return attributes }
      do throws(SyntaxError) {
        index = start
        let attribute = try parseAttribute()
        guard isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
        if attributes.isEmpty { attributes.reserveCapacity(8) }
        attributes.append(attribute)
      } catch {
        forgetOpenPatterns()
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
    var end = start + 1
    while end < source.endIndex, source[end].isNameCharacter { end += 1 }
    index = end
    return Identifier(range: start..<end)
  }

  /// Lines of the same level that touch are one comment.
  private mutating func parseComment() throws(SyntaxError) -> Comment {
    let start = index
    let level = commentLevel(at: start)
    while true {
      index += level.rawValue
      if !isLineEnd(at: index) {
        try expect(ASCII.space)
        index = end(ofLineAt: index)
      }
      let nextLine = index + lineBreakLength(at: index)
      guard nextLine > index, isCommentLine(at: nextLine, level: level) else { break }
      index = nextLine
    }
    return Comment(level: level, range: start..<index)
  }

  private func commentLevel(at offset: Int) -> CommentLevel {
    guard byte(at: offset + 1) == ASCII.hash else { return .comment }
    return byte(at: offset + 2) == ASCII.hash ? .resource : .group
  }

  private func isCommentLine(at offset: Int, level: CommentLevel) -> Bool {
    let end = offset + level.rawValue
    guard end <= source.endIndex, source[offset..<end].allSatisfy({ $0 == ASCII.hash }) else { return false }
    return byte(at: end) == ASCII.space || isLineEnd(at: end)
  }
}

extension Entry {
  /// Makes `comment` part of the entry; false when the entry is not one that has comments.
  fileprivate mutating func attach(_ comment: Comment) -> Bool {
    switch self {
    case .message(var message):
      message.comment = comment
      message.range = comment.range.lowerBound..<message.range.upperBound
      self = .message(message)
    case .term(var term):
      term.comment = comment
      term.range = comment.range.lowerBound..<term.range.upperBound
      self = .term(term)
    case .comment, .junk:
      return false
    }
    return true
  }
}
