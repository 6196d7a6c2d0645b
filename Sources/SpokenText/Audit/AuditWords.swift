// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The words of a language that an audit looks for.
struct AuditWords: Sendable {
  private let phrases: [AuditList: AuditPhrases]
  /// The small words that nearly every sentence has; none for a language that is not known.
  let common: Set<[Unicode.Scalar]>
  /// Words that may rightly stand twice; nil where any word may: the list is `…` alone.
  let doubles: Set<[Unicode.Scalar]>?
  /// The language they are of; nil where there are none.
  let language: LanguageTag?

  /// No words: of a language without tables.
  init() { (phrases, common, doubles, language) = ([:], [], [], nil) }

  init(_ table: LocaleTable) {
    language = table.tag
    phrases = Dictionary(
      uniqueKeysWithValues: AuditList.allCases.map { ($0, AuditPhrases(table.list($0.rawValue))) })
    common = Self.words(table.list(AuditWordList.common.rawValue))
    let doubles = table.list(AuditWordList.doubles.rawValue)
    self.doubles = AuditPhrases.items(of: doubles) == ["…"] ? nil : Self.words(doubles)
  }

  func phrases(_ list: AuditList) -> AuditPhrases { phrases[list] ?? AuditPhrases("") }

  private static func words(_ list: String) -> Set<[Unicode.Scalar]> {
    Set(AuditPhrases.items(of: list).map { AuditText($0).folded })
  }

  /// The words of every language that is compiled in, for a text that has none of its own language's.
  static let all: [AuditWords] = TableLibrary.tags.filter { $0.region == nil }.map {
    AuditWords(TableLibrary.table(for: $0))
  }

  /// The words of a language; none of one that is not compiled in.
  static func known(_ language: LanguageTag) -> AuditWords {
    let name = language.canonical().language
    return all.first { $0.language?.language == name } ?? AuditWords()
  }
}

extension LocaleTable {
  /// The text of a list; empty where the table has none, or one that is not plain text.
  fileprivate func list(_ id: String) -> String {
    guard let message = message(id) else { return "" }
    let value = record(of: message).value
    func text(_ start: UInt32, _ count: UInt32) -> String {
      String(decoding: pool[Int(start)..<Int(start + count)], as: UTF8.self)
    }
    if let plain = value.text { return text(plain.start, plain.count) }
    return value.instructions.map { index in
      guard case .text(let start, let count) = instructions[index] else { return "" }
      return text(start, count)
    }.joined()
  }
}

/// Phrases to look for, which begin and end with words: `click here`, and with an ellipsis where more words stand: `… button`.
struct AuditPhrases: Sendable {
  private struct Phrase: Sendable {
    var scalars: [Unicode.Scalar]
    var followsWords: Bool
    var precedesWords: Bool
  }

  /// The phrases by their first letter, longest first.
  private var byFirst: [Unicode.Scalar: [Phrase]] = [:]

  /// - Parameter list: The phrases, with commas between them.
  init(_ list: String) {
    for item in Self.items(of: list) {
      let followsWords = item.hasPrefix("…")
      let precedesWords = item.hasSuffix("…")
      let scalars = AuditText(item.filter { $0 != "…" }).trimmed
      guard let first = scalars.first else { continue }
      byFirst[first, default: []].append(
        Phrase(scalars: scalars, followsWords: followsWords, precedesWords: precedesWords))
    }
    for first in byFirst.keys { byFirst[first]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  /// The phrases of a list, without the spaces and line breaks around them.
  static func items(of list: String) -> [String] {
    list.unicodeScalars.split { ",،、\n".unicodeScalars.contains($0) }.compactMap { item in
      let text = item.drop { $0 == " " }
      let end = text.lastIndex { $0 != " " }
      return end.map { String(text[...$0]) }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { byFirst.isEmpty }

  /// Where the first phrase stands that fits the place it was written for.
  func match(in text: AuditText) -> Range<Int>? {
    guard !isEmpty else { return nil }
    for start in text.core where text.isBoundary(start) {
      for phrase in byFirst[text.folded[start]] ?? [] {
        guard let end = text.end(of: phrase.scalars, from: start), text.isBoundary(end) else { continue }
        // What is written with words before it may stand after any, and with words behind it before any.
        let isFirst = start == text.core.lowerBound
        let isLast = end == text.core.upperBound
        let fits =
          switch (phrase.followsWords, phrase.precedesWords) {
          case (false, false): isFirst && isLast
          case (true, false): isLast && !isFirst
          case (false, true): isFirst && !isLast
          case (true, true): true
          }
        if fits { return start..<end }
      }
    }
    return nil
  }
}
