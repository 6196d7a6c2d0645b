// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Words that are written in the source code, and so are the same in every language.
  ///
  /// ```swift
  /// SpokenCard.toggle(.verbatim("Reminders"), isOn: true)   // not translated yet
  /// ```
  ///
  /// To say them in every language, declare a message in your overlay. If your tests verify golden files in several languages,
  /// they report each phrase with words of this kind. For the name of a user or of a product, use ``text(_:)``.
  public static func verbatim(_ words: Verbatim) -> Phrase {
    Phrase(TextKind(text: words.text, isVerbatim: words.hasLetters))
  }

  /// The words of ``Phrase/verbatim(_:)``: a literal such as `"Reminders"`, or one with other text in it, such as
  /// `"\(first) \(last)"`.
  public struct Verbatim: Sendable {
    let text: String
    /// Whether a letter is written in the source code. Otherwise, all words are data: `"\(first) \(last)"`.
    let hasLetters: Bool
  }
}

extension Phrase.Verbatim: ExpressibleByStringInterpolation {
  /// Creates the words from a literal.
  public init(stringLiteral text: String) {
    self.init(text: text, hasLetters: text.unicodeScalars.contains { ScalarFacts($0).isLetter })
  }

  /// Creates the words from text that is put together from other text: `"\(first) \(last)"`.
  public init(stringInterpolation words: StringInterpolation) {
    self.init(text: words.text, hasLetters: words.hasLetters)
  }

  /// Collects the text of an interpolation. Only text can be interpolated: a number has a plural and a language, so it
  /// belongs in a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var hasLetters = false

    /// Creates an interpolation with room for its text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends the text between two interpolations.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      hasLetters = hasLetters || Phrase.Verbatim(stringLiteral: literal).hasLetters
    }

    /// Appends text.
    public mutating func appendInterpolation(_ text: some StringProtocol) { self.text += text }

    // Deprecated and not unavailable: from an unavailable one the compiler falls back to `String` without a word.

    /// Not to be used: the compiler says what to write.
    @available(
      *, deprecated,
      message: "a number in a text has no plural and no language; write a message, or String(n) if it is part of a name"
    )
    public mutating func appendInterpolation(_ number: some SpeakableNumber) { text += "\(number)" }

    /// Not to be used: the compiler says what to write.
    @available(
      *, deprecated, message: "a phrase in a text cannot be translated; write a message that takes it as an argument"
    )
    public mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.description }

    /// Not to be used: the compiler says what to write.
    @available(
      *, deprecated,
      message: "an optional is read as 'nil' or leaves a gap; unwrap it, or omit the line with 'if let'"
    )
    public mutating func appendInterpolation(_ text: String?) { self.text += text ?? "" }

    /// Not to be used: the compiler says what to write.
    @available(*, deprecated, message: "only text can be interpolated in a text; write a message with an argument")
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
  }
}

/// Not available: the compiler says what to write. In SwiftUI, a literal is the key of a translation. Here it would be text
/// that every user hears in the language of the source code.
@available(
  *, unavailable,
  message: "a literal is the same in every language; declare a message, write .verbatim(…), or .text(…) if it is data"
)
extension Phrase: ExpressibleByStringInterpolation {
  /// Not available: the compiler says what to write.
  public init(stringLiteral text: String) { self = .text(text) }
}
