// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// The library's own languages. Each is read at most once.
final class LintLibrary {
  private var languages: [LanguageTag: LintLanguage] = [:]
  /// The messages without words in languages that only an app has.
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

  /// Returns `true` if a language is the library's own, and not an app's with the same tag.
  func contains(_ language: LintLanguage) -> Bool { languages[language.tag] === language || isWordless(language) }

  /// Returns `true` if a language is the messages without words that the library has of a language that it lacks.
  func isWordless(_ language: LintLanguage) -> Bool { wordless[ObjectIdentifier(language)] != nil }

  /// Returns the library's table in an app's language, or the messages without words if the library lacks the language.
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

  /// Returns the nearest parent of a language.
  func parent(of tag: LanguageTag) -> LintLanguage? { tag.parents.lazy.compactMap { self.language($0) }.first }

  /// Returns the language itself, or its nearest parent.
  func nearest(to tag: LanguageTag) -> LintLanguage? { language(tag) ?? parent(of: tag) }
}
