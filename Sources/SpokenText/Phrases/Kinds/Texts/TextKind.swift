// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Text of the app's or its user's.
struct TextKind: PhraseKind {
  var text = ""
  /// Whether it was written in the source code: the same words in every language, which golden tests report.
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
  /// Text of the app's user, as a name: `.text("Alice Smith")`. It is data: never inflected, and it cannot break a phrase. Control and
  /// direction characters (UAX 9) do not pass, line breaks become spaces, spaces at either end go.
  public static func text(_ text: String) -> Phrase { Phrase(TextKind(text: text)) }

  /// Whether the text was written in the source code, and so is the same in every language.
  package var isLiteralText: Bool {
    switch kind {
    case let kind as TextKind: kind.isLiteral
    case let kind as MarkedKind: kind.content.isLiteralText
    default: false
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Text, as ``text(_:)``.
  public init(stringLiteral value: String) { self.init(TextKind(text: value, isLiteral: true)) }

  /// Text that is put together from other text: `"\(first) \(last)"`.
  public init(stringInterpolation text: StringInterpolation) { self = .text(text.text) }

  /// Collects the text of an interpolation. Only text can stand in one: a number has a plural and a language, and belongs
  /// into a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins with room for so much.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends what stands between the interpolations.
    public mutating func appendLiteral(_ literal: String) { text += literal }

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
  /// Text that counts as a number of a plural category: "more than 99". Messages choose by the category, and never take it
  /// for an exact number.
  public static func quantity(_ text: String, _ category: PluralCategory) -> Phrase {
    Phrase(QuantityKind(text: text, category: category))
  }
}

extension Phrase {
  /// Whether it is text of a user's, which stays as it is.
  package var isText: Bool {
    isKind(TextKind.self) || kind(as: MarkedKind.self)?.content.isText == true
  }
}
