// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Creates a speaker whose phrases come from files instead of the built-in tables.
  ///
  /// If the files lack a message, it is in English, marked as English, and reported. If the files have no rules for
  /// numbers in words, the language's built-in rules are used.
  ///
  /// - Parameters:
  ///   - locale: The user's locale.
  ///   - language: The language of the files.
  ///   - files: The files of the language, followed by those of its parent languages.
  ///   - overlay: An app's messages, which take precedence over those of the files.
  /// - Returns: The speaker, and the errors in the files.
  package static func reading(
    _ files: [TableFile], of language: LanguageTag, for locale: LanguageTag, offsets: some UTCOffsets,
    overlay: Overlay? = nil
  ) -> (speaker: Speaker, diagnostics: [TableDiagnostic]) {
    let table = TableLibrary.table(of: files, in: language, asked: locale, overlay: overlay?.tables)
    let speaker = Speaker(table: table, preferences: Preferences(locale, zone: offsets, reference: .live))
    return (speaker, table.diagnostics)
  }
}
