// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A cache of the library's own languages.
final class LintLibrary {
  private var languages: [LanguageTag: LintLanguage] = [:]
  /// Tables for languages that only an app has. Their messages contain no words. They only join phrases, such as two
  /// sentences.
  private var wordless: [ObjectIdentifier: LintLanguage] = [:]

  /// Returns the library's language with exactly this tag.
  func language(_ tag: LanguageTag) -> LintLanguage? {
    if let language = languages[tag] { return language }
    guard TableLibrary.tags.contains(tag) else { return nil }
    let tables = TableLibrary.files(of: tag).map { file in
      LintFile(path: "Locales/\(file.path)", name: String(file.path.dropFirst("\(tag)/".count)), bytes: file.bytes)
    }
    let words = AuditFile.all.filter { $0.language == tag }.map {
      LintFile(path: "Locales/\(tag)/audit.ftl", name: "audit.ftl", bytes: $0.bytes)
    }
    let language = LintLanguage(tag: tag, files: tables + words, parent: parent(of: tag))
    languages[tag] = language
    return language
  }

  /// Returns `true` if a language is the library's own, and isn't an app's language with the same tag.
  func contains(_ language: LintLanguage) -> Bool { languages[language.tag] === language || isWordless(language) }

  /// Returns `true` if the library doesn't have an app's language. The library's table for it then has only messages of
  /// punctuation, such as the one that joins two sentences.
  func isWordless(_ language: LintLanguage) -> Bool { wordless[ObjectIdentifier(language)] != nil }

  /// Returns the library's table for an app's language. If the library doesn't have the language, the table consists of
  /// messages without words.
  func base(of tag: LanguageTag, besides files: [LintFile]) -> LintLanguage {
    if let language = nearest(to: tag), language.tag.language == tag.language { return language }
    let hasGrammar = files.contains { WordlessMessages.hasGrammar($0.source) }
    let text = WordlessMessages(tag).text(besidesGrammar: hasGrammar)
    let name = WordlessMessages.fileName
    let file = LintFile(path: name, name: name, bytes: Array(text.utf8))
    let language = LintLanguage(tag: tag, files: [file], parent: nil)
    wordless[ObjectIdentifier(language)] = language
    return language
  }

  func parent(of tag: LanguageTag) -> LintLanguage? { tag.parents.lazy.compactMap { self.language($0) }.first }

  /// Returns the library's language with a tag, or its nearest parent.
  func nearest(to tag: LanguageTag) -> LintLanguage? { language(tag) ?? parent(of: tag) }
}
