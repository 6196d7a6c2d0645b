// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Reads the messages, the terms and the junk of an FTL file one by one, without the comments.
///
/// Whoever has no use for the whole tree holds one entry of it at a time.
package struct EntryReader: ~Copyable {
  private var parser: Parser

  /// A reader of an FTL file given as UTF-8 bytes, valid or not. A leading byte order mark is skipped.
  package init(of source: [UInt8]) { self.init(of: SourceBytes(source)) }

  /// A reader of bytes where they are.
  package init(of source: SourceBytes) { parser = Parser(source) }

  /// What stands next in a file.
  package enum Part {
    /// A message or a term, which is in the list.
    case entry
    /// What is not valid.
    case junk(Junk)
  }

  /// Reads the next entry into a list, in place of what it holds; nil at the end of the file.
  package mutating func next(into syntax: inout Syntax) -> Part? {
    // Mostly an entry begins right behind the last one.
    while !(parser.current?.isLetter ?? false) {
      parser.index = parser.source.end(ofBlankLinesAt: parser.index)
      guard parser.index < parser.source.endIndex else { return nil }
      if !parser.skipComments() { break }
    }
    let part = parser.parsePart()
    swap(&syntax, &parser.syntax)
    return part
  }

  /// The next entry as a tree, or nil at the end of the file.
  package mutating func next() -> Entry? {
    var syntax = Syntax()
    return switch next(into: &syntax) {
    case .entry: syntax.entry()
    case .junk(let junk): .junk(junk)
    case nil: nil
    }
  }
}
