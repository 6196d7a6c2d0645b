// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// A file of a language's table that translators' tools read from disk.
package struct TableFile: Sendable {
  /// The name in diagnostics, such as `Locales/pl/money.ftl`. For rules for numbers in words, the name ends in `.txt`.
  package var name: String
  /// The text of the file, in UTF-8.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension TableLibrary {
  /// Returns a table compiled from files that aren't built in.
  ///
  /// - Parameters:
  ///   - files: The files of the language, followed by those of its parents.
  ///   - language: The language of the files.
  ///   - locale: The user's locale.
  ///   - overlay: An app's messages, which take precedence over those of the files.
  static func table(
    of files: [TableFile], in language: LanguageTag, asked locale: LanguageTag, overlay: OverlayTables?
  ) -> LocaleTable {
    let words = numberWords(of: files, in: language)
    let overlays = overlay?.sources(for: language, asked: locale) ?? []
    let fallback = overlay.flatMap { overlay in
      overlay.fallbackLanguage(for: language).map { leaf(of: overlay, in: $0) }
    }
    var compiler = TableCompiler.compile(language, overlays + sources(of: files))
    compiler.table.diagnostics += words?.diagnostics ?? []
    return table(of: compiler, fallback: fallback, numberRules: words.map { .read($0) })
  }

  /// Returns a table compiled from files that aren't built in. An observer counts the evaluated parts of the table.
  /// Also returns the places of the table's patterns in the files.
  static func makeObserved(
    _ files: [TableFile], in language: LanguageTag, by observer: any TableObserver
  ) -> (table: LocaleTable, places: SourceMap) {
    let compiler = TableCompiler.compile(language, sources(of: files), recordsCoverage: true)
    let places = compiler.places ?? SourceMap()
    let words = numberWords(of: files, in: language)
    return (table(of: compiler, numberRules: words.map { .read($0) }, observer: observer), places)
  }

  private static func numberWords(of files: [TableFile], in language: LanguageTag) -> NumberWords? {
    let rules = files.filter { $0.name.hasSuffix(".txt") }.map { NumberRuleFile(name: $0.name, bytes: $0.bytes) }
    return rules.isEmpty ? nil : NumberWords(language, rules)
  }

  private static func sources(of files: [TableFile]) -> [TableSource] {
    files.filter { !$0.name.hasSuffix(".txt") }.map { TableSource(file: $0.name, bytes: $0.bytes) }
  }
}
