/// The text of a message, term, attribute or variant: literal text and placeables in turn.
public struct Pattern: Sendable, Equatable {
  /// The parts of the text, in order. Two text elements never follow each other.
  public var elements: [PatternElement]
  /// The bytes of the pattern.
  public var range: SourceRange
}

/// One part of a pattern.
public enum PatternElement: Sendable, Equatable {
  /// Literal text.
  case text(TextElement)
  /// An expression in braces.
  case placeable(Placeable)
}

/// Literal text, as slices of the source with the indentation left out.
///
/// The text is `first` followed by the slices in `rest`. Indentation common to all lines is in no slice, nor is
/// the CR of a CRLF line break, so that joining the slices gives the text a reader of the message gets.
public struct TextElement: Sendable, Hashable {
  /// The first slice of the text, and for text on one line the only one.
  public var first: SourceRange
  /// The slices after the first. Empty, and so without an allocation, for text on one line.
  public var rest: [SourceRange]
  /// The bytes of the whole element, indentation included.
  public var range: SourceRange

  /// The text, with invalid UTF-8 repaired to U+FFFD.
  public func text(in source: [UInt8]) -> String {
    guard !rest.isEmpty else { return source.text(first) }
    var bytes = Array(source.clamped(first))
    for slice in rest { bytes += source.clamped(slice) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An expression in braces, `{ $name }`.
public struct Placeable: Sendable, Equatable {
  /// The expression between the braces.
  public var expression: Expression
  /// The bytes from the opening to the closing brace.
  public var range: SourceRange
}
