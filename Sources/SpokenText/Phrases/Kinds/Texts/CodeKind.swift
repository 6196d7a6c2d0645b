// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a code that someone types or reads aloud.
struct CodeKind: PhraseKind {
  var text = ""
  var type = CodeType.code
  var style = Phrase.SpellingStyle.spaced

  enum CodeType: Sendable, Hashable {
    case code, order, postal

    fileprivate var message: BuiltInMessage {
      switch self {
      case .code: .code
      case .order: .codeOrder
      case .postal: .codePostal
      }
    }
  }

  static let name = "code"
  static let summary = "a code to read out, such as 'code 4 8 2, 9 1 5' or 'zip code 0 2 1 3 9'"
  static let examples = [["482915"], ["A7F-2291", "--type", "order"], ["02139", "--type", "postal"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("text", &text, "the code", place: .required)
    try keys.choice(
      "type", &type, [("code", .code), ("order", .order), ("postal", .postal)], "the type of code", place: .named)
    try keys.choice(
      "style", &style, Phrase.SpellingStyle.named, "the method: spaces between letters, or a mark for the voice",
      place: .named)
  }

  var isSilent: Bool { CodeGroups(written: text).groups.isEmpty }

  /// The code without the "#" of an order number.
  private var shown: String {
    let code = text.drop { $0 == " " }
    return String(type == .order && code.first == "#" ? code.dropFirst() : code)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let code = style == .marked ? scope.spelled(text, .marked) : scope.spelled(CodeGroups(shown))
    return .phrase(scope.bind(type.message, (.code, code)))
  }
}

/// A phrase for the last digits of a card or an account.
struct EndingKind: PhraseKind {
  var digits = ""
  var holder: Phrase?
  var style = Phrase.SpellingStyle.spaced

  static let name = "ending"
  static let summary = "the last digits of a card or an account, such as 'Visa ending in 4 2 4 2'"
  static let examples = [["4242"], ["4242", "--of", "Visa"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("digits", &digits, "the last digits", place: .required)
    try keys.phrase("of", &holder, orWordOf: nil, "the card or account", place: .named)
    try keys.choice(
      "style", &style, Phrase.SpellingStyle.named, "the method: spaces between digits, or a mark for the voice",
      place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: holder?.size ?? .one) }

  var isSilent: Bool { CodeGroups(written: digits).groups.isEmpty && holder?.isSilent != false }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let name = holder.flatMap { $0.isSilent ? nil : $0 }?.compose(with: speaker, in: &scope)
    // The digits are the last group, because characters such as "•" separate groups.
    guard let last = CodeGroups(written: digits).groups.last else { return name ?? .silence }
    let code = style == .marked ? scope.spelled(last, .marked) : scope.spelled(CodeGroups(written: last))
    guard let name else { return .phrase(scope.bind(.ending, (.digits, code))) }
    return .phrase(scope.bind(.endingOf, (.name, name), (.digits, code)))
  }
}

extension Phrase {
  /// Returns a phrase for a code that someone types or reads aloud. For example, `482915` is "Code 4 8 2, 9 1 5".
  ///
  /// Groups are read as written. Spaces and hyphens between them are omitted, and other marks become words. For
  /// example, `AB_1` is "Code A B underscore 1". Without groups, a code of six or more characters is read in groups of
  /// three and four.
  ///
  /// - Parameters:
  ///   - text: The code. If it has no letters or digits, the phrase is empty.
  ///   - style: The style of the spelling.
  public static func code(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, style: style).phrase
  }

  /// Returns a phrase for an order number, with or without a `#` before it. For example, `A7F-2291` is "Order A 7 F, 2
  /// 2 9 1". See ``code(_:style:)``.
  public static func orderNumber(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, type: .order, style: style).phrase
  }

  /// Returns a phrase for a postal code. For example, `02139` is "Zip code 0 2 1 3 9". See ``code(_:style:)``.
  public static func postalCode(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, type: .postal, style: style).phrase
  }

  /// Returns a phrase for the last digits of a card or an account, such as "Ending in 4 2 4 2" or "Visa ending in 4 2 4
  /// 2".
  ///
  /// - Parameters:
  ///   - digits: The last digits. Characters that hide other digits are omitted, as in `•••• 4242`. Without digits, the
  ///     phrase is the holder alone.
  ///   - holder: The card or account, as your app calls it.
  ///   - style: The style of the spelling.
  public static func ending(in digits: String, of holder: Phrase? = nil, style: SpellingStyle = .spaced) -> Phrase {
    EndingKind(digits: digits, holder: holder, style: style).phrase
  }
}
