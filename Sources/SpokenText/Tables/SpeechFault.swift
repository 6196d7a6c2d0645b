// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A problem that occurred while a phrase was turned into text.
///
/// The text then contains the unresolved name in braces, like in other implementations of Fluent. If one of the
/// library's messages is missing, the message of another language is used instead (see ``Kind/otherLanguage``).
public struct SpeechFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of a fault.
  public struct Kind: Sendable, Hashable {
    /// The beginning of ``SpeechFault/description``.
    fileprivate let text: String

    /// The message isn't in any table. The text contains `{delivered}`, for example.
    public static let unknownMessage = Kind(text: "unknown message")
    /// The message lacks an attribute. The text contains `{delivered.hint}`, for example.
    public static let unknownAttribute = Kind(text: "unknown attribute")
    /// The term isn't in any table. The text contains `{-brand}`, for example.
    public static let unknownTerm = Kind(text: "unknown term")
    /// The message uses an argument that wasn't passed. The text contains `{$name}`, for example.
    public static let unknownVariable = Kind(text: "unknown variable")
    /// The function doesn't exist. The text contains `{NUMBRE()}`, for example.
    public static let unknownFunction = Kind(text: "unknown function")
    /// The message has only attributes, and no value.
    public static let noValue = Kind(text: "missing text of")
    /// The message refers to itself.
    public static let cyclicReference = Kind(text: "circular reference")
    /// The phrase exceeds the limits of length or nesting, and was truncated.
    public static let tooLong = Kind(text: "phrase is too long at")
    /// A function was called with an argument that it doesn't accept.
    public static let wrongArgument = Kind(text: "wrong argument of")
    /// An argument is blank, such as an empty name. The text omits the argument, so the sentence may be incomplete.
    public static let blankArgument = Kind(text: "blank argument")
    /// The language's table lacks the message or has an invalid one, and another language was used. The other language
    /// is English for the library's messages, and the overlay's source language for an app's messages.
    public static let otherLanguage = Kind(text: "missing translation of")
    /// The language isn't built in. The text is in the closest built-in language.
    public static let unspokenLanguage = Kind(text: "language not built in:")
  }

  /// The kind of fault.
  public var kind: Kind
  /// The name that wasn't resolved, as written in a table. For example, `greeting`, `greeting.title`, `-brand`,
  /// `$name`, or `NUMBER()`.
  public var name: String
  /// The place of the error in one of the library's messages, such as `pl/state.ftl:12`. `nil` if it isn't known.
  public var place: String?

  /// A description in one line, such as `unknown variable '$name'`.
  public var description: String { "\(kind.text) '\(name)'" + (place.map { " (\($0))" } ?? "") }
}
