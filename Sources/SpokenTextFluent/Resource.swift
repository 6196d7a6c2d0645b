// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A parsed FTL file with its source and entries.
///
/// Parsing always succeeds. Invalid FTL becomes an entry of type ``Junk``, and the parser continues after it. The nodes
/// refer to ranges of the source, without copies of the text.
package struct Resource: Sendable, Equatable {
  /// The source in UTF-8.
  package var source: [UInt8]

  /// The messages, terms, comments, and junk, in source order.
  package var entries: [Entry]

  /// Parses an FTL file in UTF-8, valid or not. A leading byte order mark is skipped.
  package init(parsing source: [UInt8]) {
    self.source = source
    entries = Array(Resource.entries(of: source))
  }

  /// Parses the text of an FTL file.
  package init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// Parses a file entry by entry. This avoids keeping the nodes of the whole file in memory (400 KB for a language).
  package static func entries(of source: [UInt8]) -> some Sequence<Entry> {
    IteratorSequence(Parser(SourceBytes(source)))
  }

  /// Returns the source text in `range`, with invalid UTF-8 replaced by U+FFFD. The range is clamped to the source.
  package func text(_ range: SourceRange) -> String {
    source.text(range)
  }
}
