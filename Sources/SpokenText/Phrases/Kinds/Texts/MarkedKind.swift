// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase with marks for a voice, such as a pronunciation.
struct MarkedKind: PhraseKind {
  var content = Phrase.nothing
  var marks = VoiceMarks()

  static let name = "marked"
  static let summary = "a phrase with marks for the voice, such as a pronunciation or a pause"
  static let examples = [
    ["Siobhán", "--pronunciation", "ʃɪˈvɔːn"],
    ["Je ne regrette rien", "--language", "fr", "--pause", "500"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var pause = marks.pause > 0 ? marks.pause : nil
    try keys.phrase("phrase", &content, "the phrase")
    try keys.text(
      "pronunciation", &marks.pronunciation, "the pronunciation, in the International Phonetic Alphabet", place: .named)
    try keys.language("language", &marks.language, "the language of the voice", place: .named)
    try keys.choice(
      "spelling", &marks.spellsOut, [("words", false), ("letters", true)], "the reading: as words, or letter by letter",
      place: .named)
    try keys.choice(
      "punctuation", &marks.readsPunctuation, [("usual", false), ("all", true)],
      "the punctuation to read: as usual, or every mark by name", place: .named)
    try keys.choice(
      "emphasis", &marks.isEmphasized, [("none", false), ("moderate", true)], "the emphasis", place: .named)
    try keys.wholeNumber(
      "pause", &pause, in: VoiceMarks.pauses, "the pause after the phrase, in milliseconds", place: .named)
    marks.pause = pause ?? 0
  }

  var size: PhraseSize { PhraseSize(containing: content.size) }

  var isSilent: Bool { content.isSilent }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    return scope.marked(content.compose(with: speaker, in: &scope), marks)
  }
}

extension Phrase {
  /// Returns a phrase with marks that change how a voice reads it, such as a pronunciation. The words stay the same.
  /// The marks become ``Utterance/spans`` of the result, even inside another phrase.
  ///
  /// ```swift
  /// Phrase.marked(.text("Siobhán"), .pronunciation("ʃɪˈvɔːn"))              // a name
  /// Phrase.marked(.status(.overdue), .emphasis)                             // what matters most
  /// Phrase.sentences([.marked(.text("Maya"), .pause(milliseconds: 500))])   // "Maya", and a silence
  /// ```
  ///
  /// - Parameters:
  ///   - phrase: The phrase to mark.
  ///   - attributes: The marks. If two have the same kind, the last one counts.
  public static func marked(_ phrase: Phrase, _ attributes: Utterance.Attribute...) -> Phrase {
    MarkedKind(content: phrase, marks: VoiceMarks(attributes)).phrase
  }
}
