// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A parsed FTL file: its source, and the entries found in it.
///
/// Parsing never fails as a whole. What is not valid FTL becomes an entry of its own, ``Junk``, and the parser goes on
/// with the next entry. Every node of the tree refers to the source by byte ranges and holds no copy of the text.
package struct Resource: Sendable, Equatable {
  /// The UTF-8 source all ranges refer to.
  package var source: [UInt8]

  /// The messages, terms, comments and junk, in source order.
  package var entries: [Entry]

  /// The tree of an FTL file given as UTF-8 bytes, valid or not. A leading byte order mark is skipped.
  package init(parsing source: [UInt8]) {
    self.source = source
    entries = Array(Resource.entries(of: source))
  }

  /// The tree of an FTL file given as text.
  package init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// Parses a file entry by entry, for readers that need one entry at a time. The tree of a whole language takes 400 KB.
  package static func entries(of source: [UInt8]) -> some Sequence<Entry> {
    IteratorSequence(Parser(SourceBytes(source)))
  }

  /// The source text in `range`, with invalid UTF-8 repaired to U+FFFD.
  ///
  /// A range that reaches outside the source is clamped to it.
  package func text(_ range: SourceRange) -> String {
    source.text(range)
  }
}
