// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Something that could not be resolved while a phrase was said. The text has its name in braces instead, as with
/// Fluent's own resolvers; a message of ours is said in another language instead, see ``Kind/otherLanguage``.
public struct SpeechFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of fault: those of Fluent's resolvers, and what a voice needs to know beyond them.
  public struct Kind: Sendable, Hashable {
    /// Begins ``SpeechFault/description``.
    fileprivate let text: String

    /// No table has the message: `{delivered}`.
    public static let unknownMessage = Kind(text: "unknown message")
    /// The message has no such attribute: `{delivered.hint}`.
    public static let unknownAttribute = Kind(text: "unknown attribute")
    /// No table has the term: `{-brand}`.
    public static let unknownTerm = Kind(text: "unknown term")
    /// The message was given no such argument: `{$name}`.
    public static let unknownVariable = Kind(text: "unknown variable")
    /// There is no such function: `{NUMBRE()}`.
    public static let unknownFunction = Kind(text: "unknown function")
    /// The message has attributes only.
    public static let noValue = Kind(text: "missing text of")
    /// The message comes back to itself.
    public static let cyclicReference = Kind(text: "circular reference")
    /// The phrase would say more than any listener could hear.
    public static let tooLong = Kind(text: "phrase is too long at")
    /// A function was given something it cannot take.
    public static let wrongArgument = Kind(text: "wrong argument of")
    /// An argument says nothing: a blank name. The message is said without it, which is seldom a good sentence.
    public static let blankArgument = Kind(text: "blank argument")
    /// The language's table lacks the message, or has it broken, and it was said in another language: a message of ours in
    /// English, one of an app's in its overlay's source language.
    public static let otherLanguage = Kind(text: "missing translation of")
    /// The language is not compiled in, and the nearest one that is was spoken.
    public static let unspokenLanguage = Kind(text: "language not built in:")
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// What was asked for, as a table writes it: `greeting`, `greeting.title`, `-brand`, `$name`, `NUMBER()`.
  public var name: String
  /// Where a message of ours is broken, as `pl/state.ftl:12`; nil where nothing is known to be.
  public var place: String?

  /// The fault in one line: `unknown variable '$name'`.
  public var description: String { "\(kind.text) '\(name)'" + (place.map { " (\($0))" } ?? "") }
}
