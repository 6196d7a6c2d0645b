internal import SpokenTextFluent

/// What an app's phrases can say in a language, and what of it is said: for tests of completeness.
///
/// Say everything with ``speaker``, then ask. Not for use by more than one task at a time.
package struct OverlayCheck {
  /// A message of the app's, or a part of one.
  package struct Part {
    /// As tables refer to it: `delivered`, `delivered.title`.
    package var name: String
    /// The variant: `[few]`, or an empty text.
    package var variant = ""
    /// The file it stands in.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// What it would be said with: `n=2`, or an empty text where that is not known.
    package var example = ""
  }

  /// The speaker that was given, whose every word is counted.
  package let speaker: Speaker
  private let overlay: Overlay
  private let sources: [TableSource]
  private let coverage = Coverage()
  /// The branches that stand in the overlay.
  private let branches: [Branch]

  /// A check of an overlay in the language of a speaker, which need not have the overlay yet.
  package init(_ overlay: Overlay, by speaker: Speaker) {
    self.overlay = overlay
    let tag = TableLibrary.resolve(speaker.locale)
    sources = overlay.sources(for: tag, asked: speaker.locale)
    // Without a language to fall back to: what is said in another one is not said in this one.
    let table = TableLibrary.make(tag, before: sources, coverage: coverage)
    self.speaker = speaker.saying(table)
    branches = table.branches().filter { [count = sources.count] in $0.place.source < count }
  }

  /// What is wrong with the overlay's files in this language.
  package var diagnostics: [TableDiagnostic] {
    let files = Set(sources.map(\.file))
    return speaker.table.diagnostics.filter { files.contains($0.file) }
  }

  /// The messages that the overlay has in its source language and not in this one, where they would be said in the
  /// other language.
  package var untranslated: [Part] {
    let table = speaker.table
    guard let source = overlay.fallbackLanguage(for: table.tag) else { return [] }
    var seen: Set<String> = []
    return overlay.sources(for: source).flatMap { source in
      source.resource.entries.compactMap { entry in
        guard case .message(let message) = entry, message.value != nil else { return nil }
        let id = String(decoding: source.resource.source[message.id.range], as: UTF8.self)
        let has = table.message(id).map { table.messages[Int($0)].value.exists } ?? false
        guard !has, seen.insert(id).inserted else { return nil }
        return Part(name: id, file: source.file, line: source.line(of: message.id.range.lowerBound))
      }
    }
  }

  /// Each message of the overlay that has variants, in the forms that its variants give it, by its name and what it is
  /// said with: `delivered · n=2`. They count as said from then on.
  ///
  /// Arguments that no variant is chosen by are those that the message was first said with.
  package func forms() -> [(key: String, utterance: Utterance)] {
    var said = coverage.variants
    var finder = PhraseForms(speaker, calls: coverage.calls)
    var forms: [(key: String, utterance: Utterance)] = []
    for branches in byMessage() {
      var found: [PhraseForms.Form] = []
      coverage.variants = []
      finder.triesLetters = false
      found += finder.forms(of: branches)
      said.formUnion(coverage.variants)
      coverage.variants = said
      finder.triesLetters = true
      found += finder.forms(of: branches)
      said = coverage.variants
      let name = branches[0].place.name
      forms += found.map { ($0.label.isEmpty ? name : "\(name) · \($0.label)", $0.utterance) }
    }
    return forms
  }

  /// The branches with variants, a message after the other, in the order of the files.
  private func byMessage() -> [[Branch]] {
    let variants = Dictionary(grouping: branches.filter { !$0.choices.isEmpty }) { $0.place.name }
    return variants.values.sorted {
      ($0[0].place.source, $0[0].place.line) < ($1[0].place.source, $1[0].place.line)
    }
  }

  /// What was not said, in the order of the files. Of a message that was not said at all no variants are listed, and none
  /// that no number of the language can come to.
  package func unsaid() -> [Part] {
    let (variants, patterns) = (coverage.variants, coverage.patterns)
    var finder = PhraseForms(speaker, calls: coverage.calls)
    finder.triesLetters = true
    let parts = branches.filter { branch in
      if branch.choices.isEmpty { return !patterns.contains(branch.pattern.start) }
      return patterns.contains(branch.pattern.start) && !branch.isReached(in: coverage) && finder.isPossible(branch)
        && !finder.isForFractions(branch)
    }.map { branch in
      let example = branch.choices.isEmpty ? nil : finder.form(reaching: branch)?.label
      coverage.variants = variants
      let line = branch.choices.last.flatMap { coverage.places.variants[$0.variant] } ?? branch.place.line
      return Part(
        name: branch.place.name, variant: branch.label, file: branch.place.file, line: line, example: example ?? "")
    }
    return parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
