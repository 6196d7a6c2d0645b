// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for text of the app or its user.
struct TextKind: PhraseKind {
  var text = ""
  /// `true` for words that are written in the source code. Golden tests report them, because they are the same in every
  /// language.
  var isVerbatim = false

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
  /// Returns a phrase for text from the user or a server, such as `.text(account.name)`.
  ///
  /// The text is data, so it is never inflected. Control and direction characters (UAX 9) are removed, line breaks
  /// become spaces, and surrounding spaces are trimmed. For words that you write in the source code, declare a message,
  /// or use ``verbatim(_:)``.
  public static func text(_ text: String) -> Phrase { Phrase(TextKind(text: text)) }
}

/// Text that counts as a number, such as "more than 99".
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
  /// Returns text that counts as a number, such as "more than 99". Messages select a variant by its plural category,
  /// and never a variant for an exact number.
  public static func quantity(_ text: String, _ category: PluralCategory) -> Phrase {
    Phrase(QuantityKind(text: text, category: category))
  }
}

extension Phrase {
  /// `true` for user text, which is never changed.
  package var isText: Bool {
    isKind(TextKind.self) || kind(as: MarkedKind.self)?.content.isText == true
  }
}
