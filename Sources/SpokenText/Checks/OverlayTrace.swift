// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// An app's phrases in a language, with a record of their use, for completeness checks.
///
/// Use it from one task at a time.
package struct OverlayTrace {
  /// The speaker with the overlay. It has no fallback language, so that phrases in another language don't count.
  package let speaker: Speaker
  package let coverage = Coverage()
  /// The texts in the app's tables. Messages, attributes, and terms come before their variants.
  package let branches: [Branch]
  /// The mistakes in the files of this language.
  package let diagnostics: [TableDiagnostic]
  let marks: OverlayMarks
  private let overlay: Overlay

  /// Creates a trace in a speaker's language. The speaker doesn't need the overlay.
  package init(_ overlay: Overlay, by speaker: Speaker) {
    self.overlay = overlay
    let tables = overlay.tables
    let locales = [speaker.locale] + speaker.preferences.laterLocales
    let (tag, locale) = tables.resolve(locales, otherwise: speaker.language)
    let sources = tables.sources(for: tag, asked: locale)
    marks = OverlayMarks(sources.map(\.bytes))
    let files = Set(sources.map(\.file))
    let library = tables.isOfApp(tag) ? TableLibrary.library(for: tag, of: tables) : nil
    let table = TableLibrary.make(tag, before: sources, library: library, coverage: coverage)
    self.speaker = speaker.speaking(table)
    branches = table.branches().filter { $0.source < sources.count }
    diagnostics = table.diagnostics.filter { files.contains($0.file) }
  }

  /// The messages that the overlay has only in its source language.
  package var untranslated: [(name: String, file: String, line: Int)] {
    let table = speaker.table
    guard let source = overlay.tables.fallbackLanguage(for: table.tag) else { return [] }
    var seen: Set<String> = []
    func lacks(_ id: String, _ source: TableSource) -> Bool {
      let message = source.namespace(of: id) == .app ? table.ownMessage(id) : table.libraryMessage(id)
      return message.map { !table.record(of: $0).value.exists } ?? true
    }
    return overlay.tables.sources(for: source).flatMap { source in
      Resource(parsing: source.bytes).entries.compactMap { entry in
        guard case .message(let message) = entry, message.value != nil else { return nil }
        let id = source.bytes.text(message.id.range)
        guard lacks(id, source), seen.insert(id).inserted else { return nil }
        return (id, source.file, source.line(of: message.id.range.lowerBound))
      }
    }
  }
}
