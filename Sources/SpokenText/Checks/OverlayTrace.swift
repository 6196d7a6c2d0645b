// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// An app's phrases in a language, and a speaker that records which of them it says. For completeness checks.
///
/// Not for use by more than one task at a time.
package struct OverlayTrace {
  /// The given speaker with the overlay, but without a fallback language: a phrase said in another language does not
  /// count as said in this one.
  package let speaker: Speaker
  /// What it said.
  package let coverage = Coverage()
  /// What the overlay can say, patterns before variants.
  package let branches: [Branch]
  /// What is wrong with the overlay's files in this language.
  package let diagnostics: [TableDiagnostic]
  /// The marks of translators in the files of this language.
  let marks: OverlayMarks
  private let overlay: Overlay

  /// A trace in the language of a speaker, which need not have the overlay yet.
  package init(_ overlay: Overlay, by speaker: Speaker) {
    self.overlay = overlay
    let tag = TableLibrary.resolve(speaker.locale)
    let sources = overlay.tables.sources(for: tag, asked: speaker.locale)
    marks = OverlayMarks(sources.map(\.bytes))
    let files = Set(sources.map(\.file))
    let table = TableLibrary.make(tag, before: sources, coverage: coverage)
    self.speaker = speaker.speaking(table)
    branches = table.branches().filter { $0.source < sources.count }
    diagnostics = table.diagnostics.filter { files.contains($0.file) }
  }

  /// The messages that the overlay has in its source language but not in this one, so that they would be said in the
  /// source language.
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
