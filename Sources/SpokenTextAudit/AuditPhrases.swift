// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// The phrases to look for in the texts of a language, such as `click here`, in lists. An ellipsis in a phrase matches
/// any words, as in `… button`.
struct AuditPhrases: Sendable {
  private struct Phrase: Sendable {
    var list: AuditList
    var scalars: [Unicode.Scalar]
    var followsWords: Bool
    var precedesWords: Bool
  }

  /// The first phrase of a list that a text contains.
  struct Match {
    var list: AuditList
    var range: Range<Int>
  }

  /// The phrases of all lists by their first character, so that a text is searched once for all of them. Longer phrases
  /// come first.
  private var byFirst: [Unicode.Scalar: [Phrase]] = [:]
  /// The lists that have phrases.
  private(set) var lists: Set<AuditList> = []

  /// Replaces the phrases of a list. They are separated by commas or line breaks.
  mutating func set(_ list: AuditList, _ phrases: String) {
    if lists.remove(list) != nil { byFirst = byFirst.mapValues { phrases in phrases.filter { $0.list != list } } }
    for item in Self.items(of: phrases) {
      let scalars = AuditText(item.filter { $0 != "…" }).trimmed
      guard let first = scalars.first else { continue }
      let phrase = Phrase(
        list: list, scalars: scalars, followsWords: item.hasPrefix("…"), precedesWords: item.hasSuffix("…"))
      let others = byFirst[first] ?? []
      let place = others.firstIndex { $0.scalars.count < scalars.count } ?? others.count
      byFirst[first, default: []].insert(phrase, at: place)
      lists.insert(list)
    }
  }

  static func items(of list: String) -> [String] {
    list.unicodeScalars.split { ",،、\n".unicodeScalars.contains($0) }.compactMap { item in
      let text = item.drop { $0 == " " }
      let end = text.lastIndex { $0 != " " }
      return end.map { String(text[...$0]) }
    }
  }

  /// Returns whether a word in lowercase is one of a list's phrases.
  func contains(_ word: ArraySlice<Unicode.Scalar>, in list: AuditList) -> Bool {
    guard let first = word.first, let phrases = byFirst[first] else { return false }
    return phrases.contains {
      $0.list == list && !$0.followsWords && !$0.precedesWords && word.elementsEqual($0.scalars)
    }
  }

  /// Returns whether a whole text is one of a list's phrases, regardless of their ellipses.
  func contains(whole text: AuditText, in list: AuditList) -> Bool {
    let scalars = text.trimmed
    guard let first = scalars.first, let phrases = byFirst[first] else { return false }
    return phrases.contains { $0.list == list && $0.scalars == scalars }
  }

  /// Returns the first phrase of each list that a text contains.
  func matches(in text: AuditText) -> [Match] {
    var matches: [Match] = []
    for start in text.core where text.isBoundary(start) {
      for phrase in byFirst[text.folded[start]] ?? [] {
        guard let range = range(of: phrase, in: text, from: start),
          !matches.contains(where: { $0.list == phrase.list })
        else { continue }
        matches.append(Match(list: phrase.list, range: range))
      }
    }
    return matches
  }

  /// Returns the range of the first phrase of a list that a text contains, or `nil`.
  func match(_ list: AuditList, in text: AuditText) -> Range<Int>? {
    matches(in: text).first { $0.list == list }?.range
  }

  /// Returns the range of a phrase that begins at `start`, or `nil`.
  private func range(of phrase: Phrase, in text: AuditText, from start: Int) -> Range<Int>? {
    guard let end = text.end(of: phrase.scalars, from: start), text.isBoundary(end) else { return nil }
    // Without an ellipsis, the phrase must be the whole text. With one at one end, more words must be there. With one
    // at both ends, the phrase can be anywhere.
    let isFirst = start == text.core.lowerBound
    let isLast = end == text.core.upperBound
    let fits =
      switch (phrase.followsWords, phrase.precedesWords) {
      case (false, false): isFirst && isLast
      case (true, false): isLast && !isFirst
      case (false, true): isFirst && !isLast
      case (true, true): true
      }
    return fits ? start..<end : nil
  }
}
