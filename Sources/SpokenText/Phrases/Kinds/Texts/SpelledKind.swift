// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A text letter by letter.
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
  /// How a text is spelled.
  public struct SpellingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case spaced, exact, grouped, marked }

    private let kind: Kind

    /// A space between letters, "A 7 F 2": right wherever plain text goes.
    public static let spaced = SpellingStyle(kind: .spaced)
    /// As ``spaced``, and with a word for each space and each capital letter: "p at s s space capital W 0 r d". For
    /// passwords, and other text in which these count.
    public static let exact = SpellingStyle(kind: .exact)
    /// In groups, as a code is read out: "D E 8 9, 3 7 0 4". Groups are heard as they are written. The spaces and hyphens
    /// between them are not. For bank accounts, license plates, and cards, whose label says what they are.
    public static let grouped = SpellingStyle(kind: .grouped)
    /// The text as it is, "A7F2", with a mark that tells a voice to spell it: for where an utterance's spans reach one.
    public static let marked = SpellingStyle(kind: .marked)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: SpellingStyle)] = [
      ("spaced", .spaced), ("exact", .exact), ("grouped", .grouped), ("marked", .marked),
    ]
  }

  /// A text letter by letter: "A 7 F 2".
  ///
  /// Letters are grapheme clusters (UAX 29), so marks stay with their letter. Spaces are omitted, except with
  /// ``SpellingStyle/exact``. Dots, dashes, and other punctuation become words, such as "Q A 7 6 dot 9", because voices skip
  /// a lone mark. A mark without a word in the language is left to the voice.
  ///
  /// - Parameters:
  ///   - text: A code, a name.
  ///   - style: How it is spelled. By default, there are spaces between the letters.
  public static func spelled(_ text: String, style: SpellingStyle = .spaced) -> Phrase {
    SpelledKind(text: text, style: style).phrase
  }
}

extension PhraseScope {
  /// A text letter by letter: with spaces, or as it is written with a mark that tells a voice to spell it.
  mutating func spelled(_ text: String, _ style: Phrase.SpellingStyle = .spaced) -> Value {
    if style == .grouped, case let groups = CodeGroups(text), !groups.groups.isEmpty { return spelled(groups) }
    guard style == .marked else { return spaced(text, isExact: style == .exact) }
    var buffer = TextBuffer()
    buffer.appendCleaned(text)
    let whole = buffer.text()
    return .utterance(keep(Utterance(whole, spans: [Utterance.Span(0..<whole.utf8.count, .spellOut)])))
  }

  /// Letters with spaces between them, and the words for marks, and if it is exact, for spaces and capitals.
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

  /// What is said of a space or a capital letter, or nil for anything else.
  private mutating func word(for letter: Substring) -> BoundMessage? {
    guard let first = letter.unicodeScalars.first else { return nil }
    if ScalarFacts(first).isSpace { return bind(.markSpace) }
    guard LetterCase.small(first) != first else { return nil }
    let capital = Value.text(keep(String(letter)))
    return bind(.spelledCapital, (.letter, capital))
  }

  /// Letters with spaces between them, or nil where there are none.
  private mutating func letters(of text: Substring) -> Value? {
    var buffer = TextBuffer()
    buffer.appendSpelled(String(text))
    let letters = buffer.text()
    return letters.isEmpty ? nil : .utterance(keep(Utterance(letters)))
  }
}
