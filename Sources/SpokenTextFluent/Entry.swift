// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One top-level part of an FTL file.
package enum Entry: Sendable, Equatable {
  /// A message, `hello = Hello!`.
  case message(Message)
  /// A term, `-brand = Firefox`.
  case term(Term)
  /// A comment that belongs to no message or term.
  case comment(Comment)
  /// Source that is not valid FTL.
  case junk(Junk)

  /// The bytes the entry was parsed from.
  package var range: SourceRange {
    switch self {
    case .message(let message): message.range
    case .term(let term): term.range
    case .comment(let comment): comment.range
    case .junk(let junk): junk.range
    }
  }
}

/// The name of a message, term, attribute, variable, function, argument or variant.
package struct Identifier: Sendable, Hashable {
  /// The bytes of the name; always ASCII.
  package var range: SourceRange
}

/// A message: what the program asks for by name.
package struct Message: Sendable, Equatable {
  /// The name of the message.
  package var id: Identifier
  /// The text, or nil when the message has attributes only.
  package var value: Pattern?
  /// The attributes, in source order. Their names may repeat; the last one counts.
  package var attributes: [Attribute]
  /// The comment on the lines right above the message.
  package var comment: Comment?
  /// The bytes of the message, from its comment, if any, to the end of its last pattern.
  package var range: SourceRange
}

/// A term: text that only other messages and terms refer to.
package struct Term: Sendable, Equatable {
  /// The name of the term, without the leading `-`.
  package var id: Identifier
  /// The text.
  package var value: Pattern
  /// The attributes, in source order.
  package var attributes: [Attribute]
  /// The comment on the lines right above the term.
  package var comment: Comment?
  /// The bytes of the term, from its comment, if any, to the end of its last pattern.
  package var range: SourceRange
}

/// An attribute of a message or a term, `.title = Text`.
package struct Attribute: Sendable, Equatable {
  /// The name of the attribute, without the leading `.`.
  package var id: Identifier
  /// The text.
  package var value: Pattern
  /// The bytes from the `.` to the end of the text.
  package var range: SourceRange
}
