// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// All entries of the source. Together they cover every byte except blank lines.
  mutating func parseEntries() -> [Entry] {
    var entries: [Entry] = []
    // A comment belongs to the message or term right below it, but only if that one turns out to be valid.
    var commentAbove: Comment?
    index = source.end(ofBlankLinesAt: index)
    while index < source.endIndex {
      var entry = parseEntryOrJunk()
      let end = index
      index = source.end(ofBlankLinesAt: end)
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

  private mutating func parseEntryOrJunk() -> Entry {
    if let comment = parseComment() { return .comment(comment) }
    return switch parsePart() {
    case .entry: syntax.entry()
    case .junk(let junk): .junk(junk)
    }
  }

  /// The next part that is no comment; an entry is put into the list in place of what it holds.
  mutating func parsePart() -> EntryReader.Part {
    let start = index
    syntax.removeAll()
    do throws(SyntaxError) {
      if let error = brokenAttribute {
        brokenAttribute = nil
        index = error.offset
        throw error
      }
      switch current {
      case ASCII.hash:
        // It would be a comment if its signs had a space behind them.
        index += source.commentLevel(at: index).rawValue
        try expect(ASCII.space)
      case ASCII.hyphen: try parseTerm()
      case let byte? where byte.isLetter: try parseMessage()
      default: throw error(.expectedEntry)
      }
      try expectLineEnd()
      return .entry
    } catch {
      return .junk(junk(from: start, error))
    }
  }

  /// What is not valid, up to where the next entry starts.
  private mutating func junk(from start: Int, _ error: SyntaxError) -> Junk {
    depth = 0
    skipJunk(from: start)
    var annotation = error
    annotation.offset = min(error.offset, index)
    return Junk(range: start..<index, annotations: [annotation])
  }

  /// Moves from the place of an error to the next line that looks like the start of an entry.
  ///
  /// The line with the error may itself be that line, unless the broken entry starts there.
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

  private mutating func parseMessage() throws(SyntaxError) {
    let start = index
    let id = try parseIdentifierBeforeEquals()
    let message = syntax.open(.message, name: id)
    _ = try parsePatternIfAny()
    parseAttributes()
    if syntax.nodes.count == message + 1 {
      let error = brokenAttribute ?? error(.emptyMessage, source.text(id))
      brokenAttribute = nil
      index = error.offset
      throw error
    }
    syntax.close(message, start..<index)
  }

  private mutating func parseTerm() throws(SyntaxError) {
    let start = index
    try expect(ASCII.hyphen)
    let id = try parseIdentifierBeforeEquals()
    let term = syntax.open(.term, name: id)
    guard try parsePatternIfAny() else { throw error(.emptyTerm, source.text(id)) }
    parseAttributes()
    syntax.close(term, start..<index)
  }

  /// The attributes before the first broken one. What precedes it stays valid, and junk begins at its line.
  private mutating func parseAttributes() {
    while true {
      let endOfLine = index
      // Mostly the next entry begins on the next line, or the next attribute behind an indentation.
      if let next = source.byte(at: endOfLine + 1), next.isLetter { return }
      let start = source.attribute(below: endOfLine) ?? source.end(ofBlankAt: endOfLine)
      guard source.byte(at: start) == ASCII.dot else { return }
      let attribute = syntax.nodes.count
      do throws(SyntaxError) {
        index = start
        try parseAttribute()
        guard source.isLineEnd(at: index) else { throw error(.expectedToken, SyntaxError.lineEndArgument) }
      } catch {
        depth = 0
        syntax.nodes.removeAll(from: attribute)
        brokenAttribute = error
        index = endOfLine
        return
      }
    }
  }

  private mutating func parseAttribute() throws(SyntaxError) {
    let start = index
    try expect(ASCII.dot)
    let id = try parseIdentifierBeforeEquals()
    let attribute = syntax.open(.attribute, name: id)
    guard try parsePatternIfAny() else { throw error(.missingValue) }
    syntax.close(attribute, start..<index)
  }

  @inline(__always)
  private mutating func parseIdentifierBeforeEquals() throws(SyntaxError) -> SourceRange {
    let id = try parseIdentifier()
    skipSpaces()
    try expect(UInt8(ascii: "="))
    return id
  }

  @inline(__always)
  mutating func parseIdentifier() throws(SyntaxError) -> SourceRange {
    guard let first = current, first.isLetter else {
      throw error(.expectedCharacterRange, SyntaxError.letterArgument)
    }
    let start = index
    index = source.end(ofNameAt: start + 1)
    return start..<index
  }

  /// The comment that begins here; nil where none does. Lines of the same level that touch are one comment.
  private mutating func parseComment() -> Comment? {
    let start = index
    let level = source.commentLevel(at: start)
    guard var end = skipCommentLine() else { return nil }
    while source.commentLevel(at: index) == level, let next = skipCommentLine() { end = next }
    return Comment(level: level, range: start..<end)
  }

  /// Moves past a comment's line, and returns where its text ends; nil, with `index` unmoved, where there is none.
  private mutating func skipCommentLine() -> Int? {
    guard let text = commentText else { return nil }
    let lineFeed = source.lineFeed(from: text)
    index = min(lineFeed + 1, source.endIndex)
    return source.end(ofLineAt: text, before: lineFeed)
  }

  /// Moves past the lines of comments; false, with `index` unmoved, where there are none.
  @inline(__always)
  mutating func skipComments() -> Bool {
    let start = index
    while let text = commentText { index = min(source.end(ofCommentAt: text) + 1, source.endIndex) }
    return index > start
  }

  /// Where the text of the comment begins whose line begins here; nil where none does.
  @inline(__always)
  private var commentText: Int? {
    guard current == ASCII.hash, brokenAttribute == nil else { return nil }
    let text = index + source.commentLevel(at: index).rawValue
    return source.byte(at: text) == ASCII.space || source.isLineEnd(at: text) ? text : nil
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

extension SourceBytes {
  /// The level of a comment whose line begins here with its signs.
  @inline(__always)
  fileprivate func commentLevel(at offset: Int) -> CommentLevel {
    guard byte(at: offset + 1) == ASCII.hash else { return .comment }
    return byte(at: offset + 2) == ASCII.hash ? .resource : .group
  }

  fileprivate func looksLikeEntry(at offset: Int) -> Bool {
    guard let first = byte(at: offset) else { return true }
    return first.isLetter || first == ASCII.hash || first == ASCII.hyphen
  }
}
