// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Finds which of an overlay's phrases are said in a language: say everything with ``speaker``, then ask.
struct OverlayCheck {
  private let trace: OverlayTrace
  /// What is said otherwise than by a message's own forms, once there are forms: a message that no sample says has
  /// forms too.
  private var used: Coverage.Said?

  /// A check of an overlay in the language of a speaker.
  init(_ overlay: Overlay, by speaker: Speaker) { trace = OverlayTrace(overlay, by: speaker) }

  /// The given speaker, which now records what it says.
  var speaker: Speaker { trace.speaker }

  /// Each message of the overlay that has variants, in the forms that its variants give it, by its name and what it is
  /// said with: `delivered · n=2`. The variants count as said from then on; a message counts where something else says it.
  ///
  /// Arguments that no variant is chosen by are those that the message was first said with.
  mutating func forms(at place: SourcePlace) -> [GoldenSample] {
    var said = trace.coverage.said
    var used = said
    var finder = PhraseForms(trace)
    var forms: [GoldenSample] = []
    for branches in byMessage() {
      trace.coverage.said = Coverage.Said()
      finder.triesLetters = false
      var found = finder.forms(of: branches)
      used.add(trace.coverage.said.since(Coverage.Said(), without: branches[0]))
      said.add(trace.coverage.said)
      trace.coverage.said = said
      finder.triesLetters = true
      found += finder.forms(of: branches)
      used.add(trace.coverage.said.since(said, without: branches[0]))
      said = trace.coverage.said
      let name = branches[0].name
      forms += found.map { form in
        GoldenSample(
          form.label.isEmpty ? name : "\(name) · \(form.label)", fileID: place.fileID, filePath: place.filePath,
          line: place.line, column: place.column
        ) { _ in form.utterance }
      }
    }
    // A message that only these phrases reach still needs a sample.
    let words = trace.sayWords().map { phrase in
      GoldenSample(
        phrase.label.isEmpty ? phrase.id : "\(phrase.id) · \(phrase.label)", fileID: place.fileID,
        filePath: place.filePath, line: place.line, column: place.column
      ) { _ in phrase.utterance }
    }
    self.used = used
    return forms + words
  }

  /// Each message of the overlay that was said with arguments, with each of them empty, and with all: `delivered · who
  /// empty`. None of it counts as said.
  func empties(at place: SourcePlace) -> [GoldenSample] {
    let said = trace.coverage.said
    defer { trace.coverage.said = said }
    var samples: [GoldenSample] = []
    for branch in trace.branches.filter(\.choices.isEmpty).sorted(by: { $0.stands(before: $1) }) {
      let arguments = trace.coverage.calls[branch.name]?.list ?? []
      let names = arguments.map(\.name)
      for empty in names.map({ [$0] }) + (names.count > 1 ? [names] : []) {
        let values = arguments.map { argument in
          (PhraseID(unchecked: argument.name), empty.contains(argument.name) ? argument.value.emptied : argument.value)
        }
        let message = Phrase.message(PhraseID(unchecked: branch.name), Phrase.Arguments(values))
        let (utterance, _) = speaker.resolve(message, context: .standalone)
        samples.append(
          GoldenSample("\(branch.name) · \(empty.joined(separator: ", ")) empty", unchecked: utterance, at: place))
      }
    }
    return samples
  }

  /// The variants, message by message, in the order of the files.
  private func byMessage() -> [[Branch]] {
    let variants = Dictionary(grouping: trace.branches.filter { !$0.choices.isEmpty }, by: \.name)
    return variants.values.sorted { $0[0].stands(before: $1[0]) }
  }

  /// What is wrong with the overlay, in the order in which to fix it: errors in its files, what the language lacks,
  /// what was not said.
  func gaps() -> [GoldenGap] {
    let language = speaker.language
    let errors = trace.diagnostics.filter { $0.severity == .error }.map {
      GoldenGap(language: language, file: $0.file, line: $0.line, problem: $0.message)
    }
    let untranslated = trace.untranslated.map {
      GoldenGap(
        language: language, file: $0.file, line: $0.line,
        problem: "missing message '\($0.name)' in \(language); translate it, or it is spoken in another language")
    }
    let said = trace.coverage.said
    if used == nil { _ = trace.sayWords() }
    let missing = trace.missingForms.map {
      GoldenGap(
        language: language, file: $0.file, line: $0.line,
        problem: "missing form '.\($0.form)' of '\($0.id)', which a phrase asks for; add it")
    }
    let reached = trace.coverage.said
    trace.coverage.said = said
    return errors + untranslated + missing + unsaid(reached)
  }

  /// What was not said, in the order of the files. The variants of a message that was not said at all are in its line;
  /// those that no number of the language selects are omitted.
  ///
  /// - Parameter reached: What samples say, and the forms of words that the app's phrases can reach. No others need a
  ///   sample.
  private func unsaid(_ reached: Coverage.Said) -> [GoldenGap] {
    let said = trace.coverage.said
    var finder = PhraseForms(trace)
    finder.triesLetters = true
    let hasForms = used != nil
    return trace.branches.filter { branch in
      if trace.isForm(branch), hasForms || !branch.isReached(in: reached) { return false }
      if branch.choices.isEmpty {
        return !branch.isReached(in: used ?? said) && !trace.isSaidWord(branch, in: used ?? said)
      }
      return !branch.isReached(in: said) && branch.isMessageReached(in: used ?? said) && finder.isPossible(branch)
        && !finder.isForFractions(branch)
    }.sorted { $0.stands(before: $1) }.map { branch in
      var problem = "no sample says '\(branch.name)'; add one, or delete it"
      if trace.isForm(branch) {
        // The app's phrases can reach it, so that the word needs it.
        problem = "no sample says '\(branch.name)'; add one"
      } else if branch.choices.isEmpty {
        let examples = hasForms ? [] : examples(of: branch)
        if !examples.isEmpty {
          problem =
            "no sample says '\(branch.name)'; add samples with \(examples.joined(separator: " and ")), or delete it"
        }
      } else {
        let example = finder.form(reaching: branch)?.label ?? ""
        trace.coverage.said = said
        let advice = example.isEmpty ? "add one" : "add one with \(example)"
        problem = "no sample says variant \(branch.label) of '\(branch.name)'; \(advice)"
      }
      return GoldenGap(language: speaker.language, file: branch.file, line: branch.line, problem: problem)
    }
  }
}

extension OverlayCheck {
  /// The labels of the samples that say all variants of a message that no sample says.
  private func examples(of branch: Branch) -> [String] {
    let said = trace.coverage.said
    defer { trace.coverage.said = said }
    var finder = PhraseForms(trace)
    finder.acceptsMissing = true
    return finder.forms(of: trace.branches.filter { $0.name == branch.name && !$0.choices.isEmpty }).map(\.label)
      .filter { !$0.isEmpty }
  }
}

extension Branch {
  fileprivate func stands(before other: Branch) -> Bool { (file, line) < (other.file, other.line) }
}
