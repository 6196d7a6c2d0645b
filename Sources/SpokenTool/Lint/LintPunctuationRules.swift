// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenText
import SpokenTextFluent

// Rules that compare full stops, pauses, capitals, and abbreviations with English and with other messages of the
// language.
extension LintCheck {
  func checkPunctuation(_ pattern: Pattern, _ attribute: String?, of entry: LintEntry) {
    guard let source = tree.source, language !== source, let original = source.pattern(entry.id, attribute) else {
      return
    }
    checkEnd(pattern, original, of: entry)
    checkPause(pattern, original, of: entry)
    checkCapital(pattern, original, of: entry)
    if !isOverlay, !entry.file.isGenerated {
      checkQuotes(pattern, original, of: entry)
      checkDecimals(pattern, of: entry)
    }
  }

  private typealias Original = (file: LintFile, pattern: Pattern)

  // MARK: End marks

  /// Reports an end mark that English doesn't have. The sentence around a phrase adds its own mark.
  private func checkEnd(_ pattern: Pattern, _ original: Original, of entry: LintEntry) {
    guard Self.ends(of: original.pattern, in: original.file).isEmpty,
      let end = Self.ends(of: pattern, in: entry.file).first, !accepts(.endMark, entry)
    else { return }
    let name = isOverlay ? tree.source.map { "\($0.tag)" } ?? "the source" : "English"
    report(
      .endMark, "unexpected '\(end.mark)' at the end; remove it, as in \(name), because sentences add their own",
      at: end.offset, in: entry.file)
  }

  /// Returns the marks at the end of a pattern or of its variants.
  private static func ends(of pattern: Pattern, in file: LintFile) -> [(mark: String, offset: Int)] {
    switch pattern.elements.last {
    case .text(let text):
      let words = text.text(in: file.source).reversed().prefix { endMarks.contains($0) }
      guard !words.isEmpty else { return [] }
      let mark = String(words.reversed())
      return [(mark, text.range.upperBound - mark.utf8.count)]
    case .placeable(let placeable):
      guard case .select(let select) = placeable.expression else { return [] }
      return select.variants.flatMap { ends(of: $0.value, in: file) }
    case nil: return []
    }
  }

  private static let endMarks: Set<Character> = [".", "…", "!", "?", ":", ";", "。", "！", "？", "।", "؟"]

  // MARK: Quotation marks and decimals

  /// Reports quotation marks that English doesn't have.
  private func checkQuotes(_ pattern: Pattern, _ original: Original, of entry: LintEntry) {
    guard Self.first(in: original.pattern, of: original.file, where: { Self.quotes.contains($0) }) == nil,
      let (quote, offset) = Self.first(in: pattern, of: entry.file, where: { Self.quotes.contains($0) }),
      !accepts(.symbol, entry)
    else { return }
    report(.symbol, "remove the quotation mark '\(quote)', which voices skip or misread", at: offset, in: entry.file)
  }

  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]

  /// Reports a decimal point, if the language has another mark.
  private func checkDecimals(_ pattern: Pattern, of entry: LintEntry) {
    guard NumberSymbols(language.tag).decimal != "." else { return }
    var before: (Character, Character) = (" ", " ")
    let found = Self.first(in: pattern, of: entry.file) { character in
      defer { before = (before.1, character) }
      return character.isNumber && before.1 == "." && before.0.isNumber
    }
    guard let found, !accepts(.symbol, entry) else { return }
    report(
      .symbol, "write the decimal mark of your language, or words, because voices misread the point", at: found.offset,
      in: entry.file)
  }

  /// Returns the first character that meets a condition, with the offset of the text that contains it.
  private static func first(
    in pattern: Pattern, of file: LintFile, where isFound: (Character) -> Bool
  ) -> (character: Character, offset: Int)? {
    var found: (Character, Int)?
    LintNode.visit(pattern) { node in
      guard found == nil, case .text(let text) = node else { return }
      found = text.text(in: file.source).first(where: isFound).map { ($0, text.range.lowerBound) }
    }
    return found
  }

  // MARK: Pauses

  /// Reports two parts without punctuation between them, if English has a colon, a semicolon, or a full stop.
  private func checkPause(_ pattern: Pattern, _ original: Original, of entry: LintEntry) {
    guard let mark = Self.pause(in: original.pattern, of: original.file) else { return }
    var hasMark = false
    LintNode.visit(pattern) { node in
      switch node {
      case .text(let text):
        hasMark = hasMark || text.text(in: entry.file.source).unicodeScalars.contains { $0.properties.isPunctuation }
      case .message, .term: hasMark = true
      default: break
      }
    }
    guard !hasMark, !accepts(.missingPause, entry) else { return }
    report(
      .missingPause, "missing separator between the parts; add the mark of your language, such as '\(mark)' in English",
      at: pattern.range.lowerBound, in: entry.file)
  }

  private static func pause(in pattern: Pattern, of file: LintFile) -> String? {
    for (index, element) in pattern.elements.enumerated().dropFirst().dropLast() {
      guard case .text(let text) = element, case .placeable = pattern.elements[index - 1],
        case .placeable = pattern.elements[index + 1]
      else { continue }
      let words = text.text(in: file.source)
      if words == ": " || words == ". " || words == "; " { return String(words.dropLast()) }
    }
    return nil
  }

  // MARK: Capitals

  /// Reports a capital at the beginning of a phrase, if English and the language's other phrases have a lower-case
  /// letter.
  private func checkCapital(_ pattern: Pattern, _ original: Original, of entry: LintEntry) {
    guard let word = Self.firstWord(of: pattern, in: entry.file), let first = word.text.first, first.isUppercase,
      let theirs = Self.firstWord(of: original.pattern, in: original.file), theirs.text.first?.isLowercase == true,
      !smallWords.capitals.contains(word.text), smallWords.small.contains(word.text.lowercased()),
      !accepts(.capitalLetter, entry)
    else { return }
    report(
      .capitalLetter,
      "unexpected capital in '\(word.text)'; write it in lower case, because sentences add their own capital",
      at: word.offset, in: entry.file)
  }

  private static func firstWord(of pattern: Pattern, in file: LintFile) -> (text: String, offset: Int)? {
    guard case .text(let text)? = pattern.elements.first else { return nil }
    let word = String(text.text(in: file.source).prefix { $0.isLetter })
    return word.isEmpty ? nil : (word, text.range.lowerBound)
  }

  /// Returns the words inside phrases of the language that are in lower case, and those with a capital.
  func collectSmallWords() -> (small: Set<String>, capitals: Set<String>) {
    var small: Set<String> = []
    var capitals: Set<String> = []
    for layer in language.chain {
      for entry in layer.messages.values where declarations[entry.id]?.isSetting != true {
        for (attribute, pattern) in entry.patterns where !isTrait(pattern, attribute, of: entry) {
          LintNode.visit(pattern) { node in
            guard case .text(let text) = node else { return }
            let isFirst = text.range.lowerBound == pattern.range.lowerBound
            let words = text.text(in: entry.file.source).split { !$0.isLetter }
            for (index, word) in words.enumerated() {
              if word.first?.isLowercase == true { small.insert(String(word)) }
              // Skip the first word of a pattern. Its capital may be the mistake to find.
              if word.first?.isUppercase == true, index > 0 || !isFirst { capitals.insert(String(word)) }
            }
          }
        }
      }
    }
    return (small, capitals)
  }

  // MARK: Abbreviations

  /// Reports abbreviations with a full stop, such as `n.v.t.` and `tel. nr.`
  func checkAbbreviations(_ pattern: Pattern, of entry: LintEntry) {
    let elements = pattern.elements
    for (index, element) in elements.enumerated() {
      switch element {
      case .placeable(let placeable):
        guard case .select(let select) = placeable.expression else { continue }
        for variant in select.variants { checkAbbreviations(variant.value, of: entry) }
      case .text(let text):
        guard
          let found = Self.abbreviation(
            in: Array(text.text(in: entry.file.source)), isLast: index == elements.count - 1),
          !accepts(.abbreviation, entry)
        else { continue }
        report(
          .abbreviation,
          "abbreviation '\(found)' may be spelled or end the sentence; write the word, or '# accepted: abbreviation' above '\(entry.id)'",
          at: text.range.lowerBound, in: entry.file)
      }
    }
  }

  /// Returns the first abbreviation in a text. `isLast` is `true` if the pattern ends with the text.
  private static func abbreviation(in text: [Character], isLast: Bool) -> String? {
    var start = 0
    for (index, character) in text.enumerated() where !character.isLetter {
      defer { start = index + 1 }
      guard character == ".", index > start else { continue }
      let word = text[start..<index]
      // Only letters with capitals show if a new sentence begins after the full stop.
      guard word.count <= 4, word.allSatisfy({ $0.isCased }) else { continue }
      let rest = text[(index + 1)...]
      if let next = rest.first, next.isLetter {
        let end = rest.firstIndex { !$0.isLetter && $0 != "." } ?? text.endIndex
        return String(text[start..<end])
      }
      // Another rule checks the full stop at the end of a pattern.
      guard let next = rest.first(where: { $0 != " " }) else {
        if !isLast, word.count <= 3 { return String(word) + "." }
        continue
      }
      if next.isLowercase || next.isNumber { return String(word) + "." }
    }
    return nil
  }
}

extension Unicode.Scalar.Properties {
  /// `true` if the character is a mark between words.
  fileprivate var isPunctuation: Bool {
    switch generalCategory {
    case .otherPunctuation, .dashPunctuation: true
    default: false
    }
  }
}
