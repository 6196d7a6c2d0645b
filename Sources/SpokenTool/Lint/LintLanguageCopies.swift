// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Finds files that were copied from another language and not translated.
extension LintCheck {
  func checkLanguageCopies() {
    guard !isOverlay, let source = tree.source, language.tag.language != source.tag.language else { return }
    let entries = language.order.compactMap { language.messages[$0] }.filter { !$0.file.isGenerated && !$0.isGrammar }
    let files = Dictionary(grouping: entries) { ObjectIdentifier($0.file) }
    for file in language.files { checkLanguageCopies(in: file, files[ObjectIdentifier(file)] ?? [], source) }
  }

  /// Reports a file that was copied from another language. Related languages share some short texts. So nearly all
  /// texts must be the same, or most long ones.
  private func checkLanguageCopies(in file: LintFile, _ entries: [LintEntry], _ source: LintLanguage) {
    var texts = (all: 0, long: 0)
    var copies: [LanguageTag: (all: Int, long: Int, first: LintEntry)] = [:]
    for entry in entries {
      let id = entry.id
      guard let value = entry.value, declarations[id]?.isSetting != true, Self.hasWords(value, in: file),
        !isCopy(value, nil, of: entry, source)
      else { continue }
      let isLong = Self.letters(in: value, of: file) >= Self.longText
      texts = (texts.all + 1, texts.long + (isLong ? 1 : 0))
      for other in textIndex.languages(with: file.text(pattern: value), of: id)
      where other.tag.language != language.tag.language {
        let known = copies[other.tag] ?? (0, 0, entry)
        copies[other.tag] = (known.all + 1, known.long + (isLong ? 1 : 0), known.first)
      }
    }
    let found = copies.max { ($0.value.all, "\($1.key)") < ($1.value.all, "\($0.key)") }
    guard let (tag, copied) = found,
      copied.all >= Self.fewestCopies && copied.all * 10 >= texts.all * 9
        || copied.long >= Self.fewestCopies && copied.long * 2 >= texts.long,
      let other = tree.languages.first(where: { $0.tag == tag }), !isOriginal(file, of: language, besides: other)
    else { return }
    report(
      .sameAsLanguage,
      "translate this file, because \(copied.all) of \(texts.all) messages are the same as in \(tag)",
      at: copied.first.range.lowerBound, in: file)
  }

  /// The number of copies that can't be a coincidence.
  private static let fewestCopies = 5
  /// The number of letters in a text that is rarely the same in two languages.
  private static let longText = 20

  private static func letters(in pattern: Pattern, of file: LintFile) -> Int {
    var count = 0
    LintNode.visit(pattern) { node in
      if case .text(let text) = node { count += text.text(in: file.source).count { $0.isLetter } }
    }
    return count
  }

  /// Returns `true` if a file is the original of a copy in another language. Other files of its language contain most
  /// of its words, too.
  private func isOriginal(_ file: LintFile, of language: LintLanguage, besides other: LintLanguage) -> Bool {
    guard let twin = other.files.first(where: { $0.name == file.name }) else { return false }
    return Self.familiarity(of: file, in: language) > Self.familiarity(of: twin, in: other)
  }

  /// Returns the share of a file's words that other files of the language have, too.
  private static func familiarity(of file: LintFile, in language: LintLanguage) -> Double {
    var (own, others): (Set<String>, Set<String>) = ([], [])
    for entry in language.messages.values where !entry.isGrammar {
      let words = entry.patterns.flatMap { LintVocabulary.words(in: $0.pattern, of: entry.file) }
      if entry.file === file { own.formUnion(words) } else { others.formUnion(words) }
    }
    return own.isEmpty ? 0 : Double(own.intersection(others).count) / Double(own.count)
  }
}
