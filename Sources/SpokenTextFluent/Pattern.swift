// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The text of a message, term, attribute or variant: literal text and placeables in turn.
package struct Pattern: Sendable, Equatable {
  /// The parts of the text, in order. Two text elements never follow each other.
  package var elements: [PatternElement]
  /// The bytes of the pattern.
  package var range: SourceRange
}

/// One part of a pattern.
package enum PatternElement: Sendable, Equatable {
  /// Literal text.
  case text(TextElement)
  /// An expression in braces.
  case placeable(Placeable)
}

/// Literal text, as slices of the source with the indentation left out.
///
/// The text is `first` followed by the slices in `rest`. Indentation common to all lines is in no slice, nor is
/// the CR of a CRLF line break, so that joining the slices gives the text a reader of the message gets.
package struct TextElement: Sendable, Hashable {
  /// The first slice of the text, and for text on one line the only one.
  package var first: SourceRange
  /// The slices after the first. Empty, and so without an allocation, for text on one line.
  package var rest: [SourceRange]
  /// The bytes of the whole element, indentation included.
  package var range: SourceRange

  /// The text, with invalid UTF-8 repaired to U+FFFD.
  package func text(in source: [UInt8]) -> String {
    guard !rest.isEmpty else { return source.text(first) }
    var bytes = Array(source.clamped(first))
    for slice in rest { bytes += source.clamped(slice) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An expression in braces, `{ $name }`.
package struct Placeable: Sendable, Equatable {
  /// The expression between the braces.
  package var expression: Expression
  /// The bytes from the opening to the closing brace.
  package var range: SourceRange
}
