/// Source that is not valid FTL, up to where the next entry starts.
public struct Junk: Sendable, Equatable {
  /// The bytes that were skipped.
  public var range: SourceRange
  /// What is wrong. The parser reports the first error of an entry.
  public var annotations: [SyntaxError]
}
