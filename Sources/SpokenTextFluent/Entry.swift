// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A top-level part of an FTL file.
package enum Entry: Sendable, Equatable {
  /// A message, such as `hello = Hello!`.
  case message(Message)
  /// A term, such as `-brand = Firefox`.
  case term(Term)
  /// A comment that doesn't belong to a message or term.
  case comment(Comment)
  /// Source that isn't valid FTL.
  case junk(Junk)

  package var range: SourceRange {
    switch self {
    case .message(let message): message.range
    case .term(let term): term.range
    case .comment(let comment): comment.range
    case .junk(let junk): junk.range
    }
  }
}

/// The name of a message, term, attribute, variable, function, argument, or variant.
package struct Identifier: Sendable, Hashable {
  /// The bytes of the name, always ASCII.
  package var range: SourceRange
}

/// A message, which a program requests by name.
package struct Message: Sendable, Equatable {
  package var id: Identifier
  /// The text, or `nil` if the message has only attributes.
  package var value: Pattern?
  /// The attributes in source order. If a name repeats, the last one is used.
  package var attributes: [Attribute]
  /// The comment on the lines directly above the message.
  package var comment: Comment?
  /// The bytes from the comment, if any, to the end of the last pattern.
  package var range: SourceRange
}

/// A term, which only other messages and terms can use.
package struct Term: Sendable, Equatable {
  /// The name, without the leading `-`.
  package var id: Identifier
  package var value: Pattern
  package var attributes: [Attribute]
  /// The comment on the lines directly above the term.
  package var comment: Comment?
  /// The bytes from the comment, if any, to the end of the last pattern.
  package var range: SourceRange
}

/// An attribute of a message or a term, such as `.title = Text`.
package struct Attribute: Sendable, Equatable {
  /// The name, without the leading `.`.
  package var id: Identifier
  package var value: Pattern
  /// The bytes from the `.` to the end of the text.
  package var range: SourceRange
}
