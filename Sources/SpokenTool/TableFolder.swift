// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A folder such as `Locales`, with a folder of tables for each language. It lets a translator hear an edit without a
/// build.
struct TableFolder: Sendable {
  let path: String
  let languages: [LanguageTag]

  /// - Throws: ``Problem/unreadable(_:reason:)`` if the folder has no tables.
  init(_ path: String) throws(Problem) {
    guard LintTree.isFolder(path) else {
      throw .unreadable(
        path, reason: "it is not a folder; pass a folder with a folder for each language, such as Locales")
    }
    self.path = path
    languages = LintTree.names(in: path).compactMap { name in
      guard let tag = LanguageTag(name), Self.tables(in: LintTree.join(path, name)).isEmpty == false else { return nil }
      return tag
    }
    guard !languages.isEmpty else {
      throw .unreadable(
        path, reason: "it has no tables; pass a folder with a folder for each language, such as Locales")
    }
  }

  private static func tables(in folder: String) -> [String] {
    LintTree.names(in: folder).filter { $0.hasSuffix(".ftl") }
  }

  func language(for locale: LanguageTag) -> LanguageTag? { LanguageTag.bestMatch(for: [locale], among: languages) }

  /// Parses a tag, and returns the language of the folder that matches it best.
  func language(named text: String) throws(ValueFault) -> LanguageTag {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: text) } catch { throw .notALanguage(text, error) }
    guard let language = language(for: tag) else {
      throw .noSuchLanguage(text, known: languages.map(\.description))
    }
    return language
  }

  /// Returns the files of a language and of its parents.
  func files(of language: LanguageTag) throws(Problem) -> [TableFile] {
    var files: [TableFile] = []
    for tag in [language] + language.parents where languages.contains(tag) {
      files += try ownFiles(of: tag)
    }
    for tag in [language] + language.parents where languages.contains(tag) {
      files += try numberRules(of: tag)
    }
    return files
  }

  /// Returns the tables of a language, without those of its parents.
  ///
  /// Generated tables come last, as in a build. Otherwise, the compiler would ignore the handwritten forms of a
  /// generated word. It assumes that forms in a later table belong to another word.
  func ownFiles(of language: LanguageTag) throws(Problem) -> [TableFile] {
    let folder = LintTree.join(path, language.description)
    var (files, generated): ([TableFile], [TableFile]) = ([], [])
    for name in Self.tables(in: folder) {
      let file = try Self.file(LintTree.join(folder, name))
      let isGenerated = LintFile(path: file.name, name: name, bytes: file.bytes).isGenerated
      if isGenerated { generated.append(file) } else { files.append(file) }
    }
    return files + generated
  }

  /// Returns the rules for numbers in words of a language. Handwritten rules come first.
  private func numberRules(of language: LanguageTag) throws(Problem) -> [TableFile] {
    let folder = LintTree.join(path, language.description)
    let names = Set(LintTree.names(in: folder))
    var files: [TableFile] = []
    for name in ["numerals.txt", "rbnf.txt"] where names.contains(name) {
      files.append(try Self.file(LintTree.join(folder, name)))
    }
    return files
  }

  private static func file(_ path: String) throws(Problem) -> TableFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, reason: "the file cannot be opened")
    }
    return TableFile(name: path, bytes: Array(data))
  }
}
