// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A code that somebody types or reads out.
struct CodeKind: PhraseKind {
  var text = ""
  var type = CodeType.code
  var style = Phrase.SpellingStyle.spaced

  /// What the code is of.
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

  /// Without the sign that tells a number of an order.
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

/// The last digits of a card or an account.
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
    // Of a number whose first digits are hidden by other characters the last group is left.
    guard let last = CodeGroups(written: digits).groups.last else { return name ?? .silence }
    let code = style == .marked ? scope.spelled(last, .marked) : scope.spelled(CodeGroups(written: last))
    guard let name else { return .phrase(scope.bind(.ending, (.digits, code))) }
    return .phrase(scope.bind(.endingOf, (.name, name), (.digits, code)))
  }
}

extension Phrase {
  /// A code that somebody types or reads out: `482915` is "Code 4 8 2, 9 1 5".
  ///
  /// Groups are heard as they are written; the spaces and hyphens between them are not, other marks are words: `AB_1` is
  /// "Code A B underscore 1". Without any, a code of six and more letters is heard in threes and fours, as people read it
  /// out. A code without letters and digits is silent.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - style: Spaces between letters, or the code as it is written with a mark for the voice; never both.
  public static func code(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, style: style).phrase
  }

  /// The number of an order: `A7F-2291` is "Order A 7 F, 2 2 9 1", with or without a `#` before it. See ``code(_:style:)``.
  public static func orderNumber(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, type: .order, style: style).phrase
  }

  /// The postal code of an address: `02139` is "Zip code 0 2 1 3 9". See ``code(_:style:)``.
  public static func postalCode(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    CodeKind(text: text, type: .postal, style: style).phrase
  }

  /// The last digits of a card or an account: "Ending in 4 2 4 2", "Visa ending in 4 2 4 2".
  ///
  /// What hides the digits before them is not heard: `•••• 4242` is the same. Without digits it is what has them alone.
  ///
  /// - Parameters:
  ///   - digits: The last digits.
  ///   - holder: What has them, as the app calls it.
  ///   - style: Spaces between digits, or a mark for the voice; never both.
  public static func ending(in digits: String, of holder: Phrase? = nil, style: SpellingStyle = .spaced) -> Phrase {
    EndingKind(digits: digits, holder: holder, style: style).phrase
  }
}
