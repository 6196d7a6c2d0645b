// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// The library's own languages. Each is read at most once.
final class LintLibrary {
  private var languages: [LanguageTag: LintLanguage] = [:]

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
  func contains(_ language: LintLanguage) -> Bool { languages[language.tag] === language }

  /// Returns the nearest parent of a language.
  func parent(of tag: LanguageTag) -> LintLanguage? { tag.parents.lazy.compactMap { self.language($0) }.first }

  /// Returns the language itself, or its nearest parent.
  func nearest(to tag: LanguageTag) -> LintLanguage? { language(tag) ?? parent(of: tag) }
}
