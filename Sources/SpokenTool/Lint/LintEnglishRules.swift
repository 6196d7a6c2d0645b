// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Finds English words in phrases that are only partly translated, and English names in generated files.
extension LintCheck {
  /// Reports English words and names, unless the language isn't compared with English.
  func checkEnglish() {
    guard !isOverlay, let source = tree.source, language.tag.language != source.tag.language, let theirs = sourceWords
    else { return }
    let own = LintVocabulary(language)
    checkEnglishWords(source, theirs, own)
    checkEnglishNames(source, own)
  }

  /// Reports words of the English phrase that the language translates in other messages.
  private func checkEnglishWords(_ source: LintLanguage, _ theirs: LintVocabulary, _ own: LintVocabulary) {
    for id in language.order {
      guard let entry = language.messages[id], !entry.file.isGenerated, !entry.isGrammar,
        entry.file.name != LintTree.auditFile, entry.file.name != "currency.ftl", entry.kind != .unit,
        declarations[id]?.isSetting != true
      else { continue }
      for (attribute, pattern) in entry.patterns where !isTrait(pattern, attribute, of: entry) {
        guard let original = source.pattern(id, attribute), !isCopy(pattern, attribute, of: entry, source) else {
          continue
        }
        let words = LintVocabulary.words(in: original.pattern, of: original.file)
        guard
          let found = firstWord(
            of: pattern, in: entry.file, among: words,
            isEnglish: {
              self.isEnglish($0, in: id, theirs, own)
            }), !accepts(.englishWord, entry)
        else { continue }
        report(
          .englishWord,
          "translate '\(found.word)' in '\(id)', as in other messages, or write "
            + "'\(LintMark.accepted(LintRule.englishWord.rawValue).description)' above '\(id)'",
          at: found.offset, in: entry.file)
        break
      }
    }
  }

  /// Reports English names in generated files. CLDR has an English name if nobody translated it.
  private func checkEnglishNames(_ source: LintLanguage, _ own: LintVocabulary) {
    let entries = language.order.compactMap { language.messages[$0] }.filter(\.file.isGenerated)
    let copies = entries.filter { entry in
      entry.value.map { isCopy($0, nil, of: entry, source) && !$0.isCompound } ?? false
    }
    guard !copies.isEmpty else { return }
    let copied = Set(copies.map(\.id))
    for entry in copies {
      guard let value = entry.value else { continue }
      let small = entry.file.text(pattern: value).split { !$0.isLetter }.filter {
        $0.count > 2 && $0.first?.isLowercase == true
      }
      guard small.count > 1,
        small.allSatisfy({ own.messages(with: String($0)).isSubset(of: copied) })
      else { continue }
      let home = entry.kind == .unit ? "unit.ftl" : entry.kind == nil ? "a file of your own" : "currency.ftl"
      report(
        .englishName,
        "'\(entry.id)' is English, because CLDR has no translation, so translate it in \(home) and run the script, or copy "
          + "it there and write '\(LintMark.sameAsSource.description)' above",
        at: value.range.lowerBound, in: entry.file)
    }
  }

  private func firstWord(
    of pattern: Pattern, in file: LintFile, among words: Set<String>, isEnglish: (String) -> Bool
  ) -> (word: String, offset: Int)? {
    var found: (word: String, offset: Int)?
    LintNode.visit(pattern) { node in
      guard found == nil, case .text(let text) = node else { return }
      let all = text.text(in: file.source).split { !$0.isLetter }
      guard let word = all.first(where: { Self.isSmallWord($0) && words.contains(String($0)) && isEnglish(String($0)) })
      else { return }
      found = (String(word), text.range.lowerBound)
    }
    return found
  }

  /// Returns `true` for a word of at least three letters from a to z. Short words are the same in many languages.
  private static func isSmallWord(_ word: Substring) -> Bool {
    word.utf8.count > 2 && word.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Returns `true` if the language translates a word of an English message in all other messages. There must be at
  /// least three of them, or an entry of the lexicon whose English value is the word.
  private func isEnglish(_ word: String, in id: String, _ theirs: LintVocabulary, _ own: LintVocabulary) -> Bool {
    func isTranslated(_ id: String) -> Bool { language.message(id) != nil }
    let english = theirs.messages(with: word)
    let same = own.messages(with: word)
    guard same.isSubset(of: english) else { return false }
    let others = english.filter { $0 != id && isTranslated($0) }
    if others.count >= 3, others.isDisjoint(with: same) { return true }
    let entries = theirs.entries(of: word).filter { $0 != id && isTranslated($0) }
    return !entries.isEmpty && entries.isDisjoint(with: same)
  }
}
