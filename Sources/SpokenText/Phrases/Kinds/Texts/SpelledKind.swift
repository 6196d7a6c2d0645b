// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase that spells a text.
struct SpelledKind: PhraseKind {
  var text = ""
  var style = Phrase.SpellingStyle.spaced

  static let name = "spelled"
  static let summary = "a text letter by letter, such as 'A 7 F 2'"
  static let examples = [
    ["A7F2"], ["QA76.9"], ["A7F2", "--style", "marked"], ["p@ss W0rd", "--style", "exact"],
    ["DE89 3704 0044 0532 0130 00", "--style", "grouped"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("text", &text, "the text", place: .required)
    try keys.choice(
      "style", &style, Phrase.SpellingStyle.named,
      "the method: spaces, names of capitals and spaces, groups, or a mark",
      place: .named)
  }

  var isSilent: Bool { TextCleaning.isBlank(text) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    isSilent ? .silence : scope.spelled(text, style)
  }
}

extension Phrase {
  /// The style of spelled text.
  public struct SpellingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case spaced, exact, grouped, marked }

    private let kind: Kind

    /// Spaces between letters, such as "A 7 F 2". It works wherever plain text does.
    public static let spaced = SpellingStyle(kind: .spaced)
    /// Like ``spaced``, with words for spaces and capitals, such as "p at s s space capital W 0 r d". Use it if these
    /// matter, as in passwords.
    public static let exact = SpellingStyle(kind: .exact)
    /// Groups with a pause between them, such as "D E 8 9, 3 7 0 4" for `DE89 3704`. Spaces and hyphens in the text
    /// separate the groups, and aren't read. Use this style for a code that people read in groups, such as a bank
    /// account or a license plate.
    public static let grouped = SpellingStyle(kind: .grouped)
    /// The unchanged text, such as "A7F2", with a mark that makes a voice spell it. Use it if you pass the spans of an
    /// utterance to the voice.
    public static let marked = SpellingStyle(kind: .marked)

    static let named: [(name: String, value: SpellingStyle)] = [
      ("spaced", .spaced), ("exact", .exact), ("grouped", .grouped), ("marked", .marked),
    ]
  }

  /// Returns a phrase that spells a text, such as "A 7 F 2".
  ///
  /// Letters are grapheme clusters (UAX 29). Spaces are omitted, except in ``SpellingStyle/exact``. Punctuation becomes
  /// words, as in "Q A 7 6 dot 9", because voices skip a single mark. Marks without a word in the language aren't
  /// changed.
  ///
  /// - Parameters:
  ///   - text: The text, such as a code or a name.
  ///   - style: The style. The default is ``SpellingStyle/spaced``.
  public static func spelled(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    SpelledKind(text: text, style: style).phrase
  }
}

extension PhraseScope {
  mutating func spelled(_ text: String, _ style: Phrase.SpellingStyle = .spaced) -> Value {
    if style == .grouped, case let groups = CodeGroups(text), !groups.groups.isEmpty { return spelled(groups) }
    guard style == .marked else { return spaced(text, isExact: style == .exact) }
    var buffer = TextBuffer()
    buffer.appendCleaned(text)
    let whole = buffer.text()
    return .utterance(keep(Utterance(whole, spans: [Utterance.Span(0..<whole.utf8.count, .spellOut)])))
  }

  /// Returns letters separated by spaces, with words for marks. In the exact style, spaces and capitals are words, too.
  private mutating func spaced(_ text: String, isExact: Bool) -> Value {
    var values: [Value] = []
    var start = text.startIndex
    for letter in Letters(text) {
      let word = SpokenPunctuation.word(for: letter).map { bind($0) } ?? (isExact ? word(for: letter) : nil)
      guard let word else { continue }
      if let letters = letters(of: text[start..<letter.startIndex]) { values.append(letters) }
      values.append(.phrase(word))
      start = letter.endIndex
    }
    let rest = letters(of: text[start...])
    if values.isEmpty { return rest ?? .silence }
    if let rest { values.append(rest) }
    return joined(values[...], by: .addressNext)
  }

  /// Returns the word for a space or a capital letter, or `nil` for other characters.
  private mutating func word(for letter: Substring) -> BoundMessage? {
    guard let first = letter.unicodeScalars.first else { return nil }
    if ScalarFacts(first).isSpace { return bind(.markSpace) }
    guard LetterCase.small(first) != first else { return nil }
    let capital = Value.text(keep(String(letter)))
    return bind(.spelledCapital, (.letter, capital))
  }

  /// Returns letters separated by spaces, or `nil` without letters.
  private mutating func letters(of text: Substring) -> Value? {
    var buffer = TextBuffer()
    buffer.appendSpelled(String(text))
    let letters = buffer.text()
    return letters.isEmpty ? nil : .utterance(keep(Utterance(letters)))
  }
}
