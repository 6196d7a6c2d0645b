// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Finds the phrases in an app's overlay that its samples don't use. Before you ask for results, say all samples with
/// ``speaker``.
struct OverlayCheck {
  private let trace: OverlayTrace
  /// The messages that samples or other messages use, or `nil` before the call of ``forms(at:)``. That method says
  /// every message itself, which doesn't count as a use.
  private var used: Coverage.Said?

  init(_ overlay: Overlay, by speaker: Speaker) { trace = OverlayTrace(overlay, by: speaker) }

  /// The given speaker, which now records the messages that it uses.
  var speaker: Speaker { trace.speaker }

  /// Returns the forms of each message with variants, such as `delivered · n=2`, and marks the variants as used.
  ///
  /// The message itself only counts as used if a sample or another message uses it. Arguments that don't choose a
  /// variant keep their values from the first sample that uses the message.
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
    // Don't count the messages in these phrases as used, because they only test the forms of words.
    let words = trace.sayWords().map { phrase in
      GoldenSample(
        phrase.label.isEmpty ? phrase.id : "\(phrase.id) · \(phrase.label)", fileID: place.fileID,
        filePath: place.filePath, line: place.line, column: place.column
      ) { _ in phrase.utterance }
    }
    self.used = used
    return forms + words
  }

  /// Returns samples of each message, such as `delivered · who empty`. In each sample, one argument or all arguments
  /// are empty. These samples don't count as a use of the message.
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

  private func byMessage() -> [[Branch]] {
    let variants = Dictionary(grouping: trace.branches.filter { !$0.choices.isEmpty }, by: \.name)
    return variants.values.sorted { $0[0].stands(before: $1[0]) }
  }

  /// Returns the problems, beginning with errors in files, then missing messages and forms, then unused phrases.
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

  /// Returns the unused phrases, in the order of the files. Omits all variants of an unused message. Also omits
  /// variants that no number, or only a fraction, selects.
  ///
  /// - Parameter reached: The phrases that samples use, and the forms of words that the app's phrases can ask for.
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
        // A phrase of the app can ask for this form, so don't suggest to delete it.
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
  /// Returns labels, such as `n=2`, of samples that would use all variants of an unused message.
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
