// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The literal text and placeables of a message, term, attribute, or variant.
package struct Pattern: Sendable, Equatable {
  /// The parts of a pattern. Text without placeables, which is three quarters of a table's patterns, needs no array. This
  /// saves a quarter of the allocations when a table is made.
  private enum Content: Equatable {
    case text(TextElement)
    case elements([PatternElement])
  }

  private let content: Content
  package let range: SourceRange

  /// Creates a pattern from its parts, in order. Two text elements are never adjacent.
  init(_ elements: [PatternElement], range: SourceRange) {
    if elements.count == 1, case .text(let text) = elements[0] {
      content = .text(text)
    } else {
      content = .elements(elements)
    }
    self.range = range
  }

  /// Creates a pattern without placeables.
  init(_ text: TextElement, range: SourceRange) { (content, self.range) = (.text(text), range) }

  /// The parts, in order. Two text elements are never adjacent.
  package var elements: [PatternElement] {
    switch content {
    case .text(let text): [.text(text)]
    case .elements(let elements): elements
    }
  }

  /// The text of the pattern, or `nil` if the pattern has placeables.
  package var plainText: TextElement? {
    if case .text(let text) = content { text } else { nil }
  }
}

package enum PatternElement: Sendable, Equatable {
  case text(TextElement)
  /// An expression in braces.
  case placeable(Placeable)
}

/// Literal text as slices of the source, without indentation.
///
/// The text consists of `first` and then the slices in `rest`. Slices exclude the common indentation of the lines, and
/// the CR of CRLF.
package struct TextElement: Sendable, Hashable {
  /// The first slice. Text on one line has only this slice.
  package var first: SourceRange
  /// The other slices. Usually empty, which avoids an allocation.
  package var rest: [SourceRange]
  /// The bytes of the element, including indentation.
  package var range: SourceRange

  /// Returns the text, with invalid UTF-8 replaced by U+FFFD.
  package func text(in source: [UInt8]) -> String {
    guard !rest.isEmpty else { return source.text(first) }
    var bytes = Array(source.clamped(first))
    for slice in rest { bytes += source.clamped(slice) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An expression in braces, such as `{ $name }`.
package struct Placeable: Sendable, Equatable {
  package var expression: Expression
  /// The bytes from the opening to the closing brace.
  package var range: SourceRange
}
