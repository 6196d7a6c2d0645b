// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent
import Testing

/// A reader finds the entries that the parser finds, but for the comments.
@Suite struct EntryReaderTests {
  @Test(arguments: Fixture.all)
  func entriesAgreeWithTheParser(_ fixture: Fixture) {
    let expected = Resource(parsing: fixture.source).entries.compactMap { entry -> Entry? in
      switch entry {
      case .message(var message):
        message.range = message.id.range.lowerBound..<message.range.upperBound
        message.comment = nil
        return .message(message)
      case .term(var term):
        term.range = term.id.range.lowerBound - 1..<term.range.upperBound
        term.comment = nil
        return .term(term)
      case .junk: return entry
      case .comment: return nil
      }
    }
    var reader = EntryReader(of: fixture.source)
    var entries: [Entry] = []
    while let entry = reader.next() { entries.append(entry) }
    #expect(entries == expected)
  }
}
