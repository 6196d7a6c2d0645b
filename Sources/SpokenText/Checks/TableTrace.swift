// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Records which messages of tables on disk a phrase uses, for translators' tools.
///
/// Use it from one task at a time.
package struct TableTrace {
  /// A message that a phrase uses.
  package struct Message: Hashable, Sendable {
    /// The name of the message or attribute, such as `chart-values` or `chart-lowest.share`. A term begins with a hyphen.
    package var name: String
    /// The name of the file with the message.
    package var file: String
  }

  /// The speaker whose phrases are recorded. It has no fallback language, so that phrases in another language don't
  /// count.
  package let speaker: Speaker
  private let coverage = Coverage()

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - files: The files of the language, followed by those of its parents.
  ///   - language: The language of the files.
  ///   - speaker: The speaker with the locale and the other settings.
  package init(_ files: [TableFile], of language: LanguageTag, by speaker: Speaker) {
    let (table, places) = TableLibrary.makeObserved(files, in: language, by: coverage)
    coverage.places = places
    self.speaker = speaker.speaking(table)
  }

  /// Returns the messages that are used while a closure runs.
  package func messages(usedBy body: () -> Void) -> Set<Message> {
    coverage.forget()
    body()
    let table = speaker.table
    let forms = coverage.said.forms.map { table.wordForms[Int(table.entries[$0.entry].forms) + $0.form].start }
    var messages: Set<Message> = []
    for pattern in coverage.said.patterns.union(forms) {
      guard let place = coverage.places.patterns[pattern] else { continue }
      messages.insert(Message(name: place.name, file: place.file))
    }
    return messages
  }
}
