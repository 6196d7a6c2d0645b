// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// A file of a language's table that is read from elsewhere than the binary, for tools of translators.
package struct TableFile: Sendable {
  /// Its name in diagnostics, such as `Locales/pl/money.ftl`.
  package var name: String
  /// Its text in UTF-8.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension TableLibrary {
  /// A table of files from elsewhere.
  ///
  /// - Parameters:
  ///   - files: The files of the language, followed by those of its parents.
  ///   - language: The language of the files.
  ///   - locale: The user's locale.
  ///   - overlay: An app's messages, which come before those of the files.
  static func table(
    of files: [TableFile], in language: LanguageTag, asked locale: LanguageTag, overlay: OverlayTables?
  ) -> LocaleTable {
    let own = files.map { TableSource(file: $0.name, bytes: $0.bytes) }
    let overlays = overlay?.sources(for: language, asked: locale) ?? []
    return table(of: TableCompiler.compile(language, overlays + own))
  }
}
