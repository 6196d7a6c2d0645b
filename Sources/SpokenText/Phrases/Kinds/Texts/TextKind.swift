// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for text of the app or its user.
struct TextKind: PhraseKind {
  var text = ""
  /// `true` for a literal in source code. It is the same in every language, so golden tests report it.
  var isLiteral = false

  static let name = "text"
  static let summary = "text from the user or the app, unchanged, such as 'Alice Smith'"
  static let examples = [["Alice Smith"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("text", &text, "the text", place: .required)
  }

  var isSilent: Bool { TextCleaning.isBlank(text) }

  var plainText: String? { text }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    isSilent ? .silence : .text(scope.keep(speaker.withEmoji(text)))
  }

  static func == (left: TextKind, right: TextKind) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Phrase {
  /// Returns a phrase for text from the user, such as a name. For example, `.text("Alice Smith")`.
  ///
  /// The text is data. It is never inflected, and can't break a phrase. Control and direction characters (UAX 9) are removed,
  /// line breaks become spaces, and surrounding spaces are trimmed.
  public static func text(_ text: String) -> Phrase { Phrase(TextKind(text: text)) }

  /// `true` if the text is a literal in source code, which is the same in every language.
  package var isLiteralText: Bool {
    switch kind {
    case let kind as TextKind: kind.isLiteral
    case let kind as MarkedKind: kind.content.isLiteralText
    default: false
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Creates a phrase from a text literal. See ``text(_:)``.
  public init(stringLiteral value: String) { self.init(TextKind(text: value, isLiteral: true)) }

  /// Creates a phrase from interpolated text, such as `"\(first) \(last)"`.
  public init(stringInterpolation text: StringInterpolation) { self = .text(text.text) }

  /// Collects the text of an interpolation. Only text is allowed, because numbers depend on plurals and the language. Pass them
  /// to a message instead.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an interpolation with reserved capacity.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends a literal segment.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends text.
    public mutating func appendInterpolation(_ text: some StringProtocol) { self.text += text }

    // Deprecated rather than unavailable, because the compiler would silently fall back to `String`.

    /// Deprecated, so that the compiler explains the alternative.
    @available(
      *, deprecated,
      message: "a number in a text has no plural and no language; write a message, or String(n) if it is part of a name"
    )
    public mutating func appendInterpolation(_ number: some SpeakableNumber) { text += "\(number)" }

    /// Deprecated, so that the compiler explains the alternative.
    @available(
      *, deprecated, message: "a phrase in a text cannot be translated; write a message that takes it as an argument"
    )
    public mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.description }

    /// Deprecated, so that the compiler explains the alternative.
    @available(
      *, deprecated,
      message: "an optional is read as 'nil' or leaves a gap; unwrap it, or omit the line with 'if let'"
    )
    public mutating func appendInterpolation(_ text: String?) { self.text += text ?? "" }

    /// Deprecated, so that the compiler explains the alternative.
    @available(*, deprecated, message: "only text can be interpolated in a text; write a message with an argument")
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
  }
}

/// Text that counts as a number.
struct QuantityKind: PhraseKind {
  var text = ""
  var category = PluralCategory.other

  static let name = "quantity"
  static let summary = "text that counts as a number of a plural category, such as 'more than 99'"
  static let examples = [["more than 99", "--category", "other"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("text", &text, "the text", place: .required)
    try keys.choice(
      "category", &category, PluralCategory.allCases.map { ($0.name, $0) }, "the plural category", place: .named)
  }

  var isSilent: Bool { TextCleaning.isBlank(text) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    isSilent ? .silence : .quantityText(scope.keep(text), category)
  }
}

extension Phrase {
  /// Returns text that counts as a number of a plural category, such as "more than 99". Messages select a variant by the
  /// category. Exact numbers never match it.
  public static func quantity(_ text: String, _ category: PluralCategory) -> Phrase {
    Phrase(QuantityKind(text: text, category: category))
  }
}

extension Phrase {
  /// `true` for user text, which is never changed.
  var isText: Bool {
    isKind(TextKind.self) || kind(as: MarkedKind.self)?.content.isText == true
  }
}
