/// One top-level part of an FTL file.
public enum Entry: Sendable, Equatable {
  /// A message, `hello = Hello!`.
  case message(Message)
  /// A term, `-brand = Firefox`.
  case term(Term)
  /// A comment that belongs to no message or term.
  case comment(Comment)
  /// Source that is not valid FTL.
  case junk(Junk)

  /// The bytes the entry was parsed from.
  public var range: SourceRange {
    switch self {
    case .message(let message): message.range
    case .term(let term): term.range
    case .comment(let comment): comment.range
    case .junk(let junk): junk.range
    }
  }
}

/// The name of a message, term, attribute, variable, function, argument or variant.
public struct Identifier: Sendable, Hashable {
  /// The bytes of the name; always ASCII.
  public var range: SourceRange
}

/// A message: what the program asks for by name.
public struct Message: Sendable, Equatable {
  /// The name of the message.
  public var id: Identifier
  /// The text, or nil when the message has attributes only.
  public var value: Pattern?
  /// The attributes, in source order. Their names may repeat; the last one counts.
  public var attributes: [Attribute]
  /// The comment on the lines right above the message.
  public var comment: Comment?
  /// The bytes of the message, from its comment, if any, to the end of its last pattern.
  public var range: SourceRange
}

/// A term: text that only other messages and terms refer to.
public struct Term: Sendable, Equatable {
  /// The name of the term, without the leading `-`.
  public var id: Identifier
  /// The text.
  public var value: Pattern
  /// The attributes, in source order.
  public var attributes: [Attribute]
  /// The comment on the lines right above the term.
  public var comment: Comment?
  /// The bytes of the term, from its comment, if any, to the end of its last pattern.
  public var range: SourceRange
}

/// An attribute of a message or a term, `.title = Text`.
public struct Attribute: Sendable, Equatable {
  /// The name of the attribute, without the leading `.`.
  public var id: Identifier
  /// The text.
  public var value: Pattern
  /// The bytes from the `.` to the end of the text.
  public var range: SourceRange
}
