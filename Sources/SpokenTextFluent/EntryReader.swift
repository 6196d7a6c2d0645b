/// Reads the messages, the terms and the junk of an FTL file one by one, without the comments.
///
/// Whoever has no use for the whole tree holds one entry of it at a time.
package struct EntryReader {
  private var parser: Parser

  /// A reader of an FTL file given as UTF-8 bytes, valid or not. A leading byte order mark is skipped.
  package init(of source: [UInt8]) { self.init(of: SourceBytes(source)) }

  /// A reader of bytes where they are.
  package init(of source: SourceBytes) { parser = Parser(source) }

  /// The next entry, or nil at the end of the file.
  package mutating func next() -> Entry? {
    while true {
      parser.index = parser.end(ofBlankLinesAt: parser.index)
      guard parser.index < parser.source.endIndex else { return nil }
      let entry = parser.parseEntryOrJunk()
      if case .comment = entry { continue }
      return entry
    }
  }
}
