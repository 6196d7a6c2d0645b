// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Returns a phrase for words that are written in the source code, and are the same in every language.
  ///
  /// ```swift
  /// SpokenCard.toggle(.verbatim("Reminders"), isOn: true)   // not translated yet
  /// ```
  ///
  /// To translate the words, declare a message in your overlay instead. Golden tests of several languages report each
  /// of these phrases. For the name of a user or a product, use ``text(_:)``.
  public static func verbatim(_ words: Verbatim) -> Phrase {
    Phrase(TextKind(text: words.text, isVerbatim: words.hasLetters))
  }

  /// The words of ``Phrase/verbatim(_:)``. They are a literal, such as `"Reminders"`, or an interpolation of text, such
  /// as `"\(first) \(last)"`.
  public struct Verbatim: Sendable {
    let text: String
    /// `true` if the source code contains letters of the words. In `"\(first) \(last)"`, all letters are data.
    let hasLetters: Bool
  }
}

extension Phrase.Verbatim: ExpressibleByStringInterpolation {
  /// Creates the words from a literal.
  public init(stringLiteral text: String) {
    self.init(text: text, hasLetters: text.unicodeScalars.contains { ScalarFacts($0).isLetter })
  }

  /// Creates the words from an interpolation, such as `"\(first) \(last)"`.
  public init(stringInterpolation words: StringInterpolation) {
    self.init(text: words.text, hasLetters: words.hasLetters)
  }

  /// Collects the text of an interpolation. You can only interpolate text. A number needs plural forms, so it belongs
  /// in a message.
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

    // Deprecated instead of unavailable, because the compiler would silently use `String` instead.

    /// Deprecated. The compiler's message shows the replacement.
    @available(
      *, deprecated,
      message: "a number in a text has no plural and no language; write a message, or String(n) if it is part of a name"
    )
    public mutating func appendInterpolation(_ number: some SpeakableNumber) { text += "\(number)" }

    /// Deprecated. The compiler's message shows the replacement.
    @available(
      *, deprecated, message: "a phrase in a text cannot be translated; write a message that takes it as an argument"
    )
    public mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.description }

    /// Deprecated. The compiler's message shows the replacement.
    @available(
      *, deprecated,
      message: "an optional is read as 'nil' or leaves a gap; unwrap it, or omit the line with 'if let'"
    )
    public mutating func appendInterpolation(_ text: String?) { self.text += text ?? "" }

    /// Deprecated. The compiler's message shows the replacement.
    @available(*, deprecated, message: "only text can be interpolated in a text; write a message with an argument")
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
  }
}

/// Unavailable. The compiler's message shows the replacement. In SwiftUI, a literal is the key of a translation. Here,
/// it would be text in the language of the source code.
@available(
  *, unavailable,
  message: "a literal is the same in every language; declare a message, write .verbatim(…), or .text(…) if it is data"
)
extension Phrase: ExpressibleByStringInterpolation {
  /// Unavailable. The compiler's message shows the replacement.
  public init(stringLiteral text: String) { self = .text(text) }
}
