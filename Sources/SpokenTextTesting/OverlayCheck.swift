internal import SpokenText

/// What of an overlay's phrases in a language is said: say everything with ``speaker``, then ask.
struct OverlayCheck {
  private let trace: OverlayTrace
  /// What is said otherwise than by a message's own forms, once there are forms: a message that no sample says has
  /// forms too.
  private var used: Coverage.Said?

  /// A check of an overlay in the language of a speaker.
  init(_ overlay: Overlay, by speaker: Speaker) { trace = OverlayTrace(overlay, by: speaker) }

  /// The speaker that was given, whose every word is counted.
  var speaker: Speaker { trace.speaker }

  /// Each message of the overlay that has variants, in the forms that its variants give it, by its name and what it is
  /// said with: `delivered · n=2`. The variants count as said from then on; a message counts where something else says it.
  ///
  /// Arguments that no variant is chosen by are those that the message was first said with.
  mutating func forms() -> [GoldenSample] {
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
        GoldenSample(form.label.isEmpty ? name : "\(name) · \(form.label)") { _ in form.utterance }
      }
    }
    self.used = used
    return forms
  }

  /// The variants, a message after the other, in the order of the files.
  private func byMessage() -> [[Branch]] {
    let variants = Dictionary(grouping: trace.branches.filter { !$0.choices.isEmpty }, by: \.name)
    return variants.values.sorted { $0[0].stands(before: $1[0]) }
  }

  /// What is wrong with the overlay, in the order in which it is to be mended: errors in its files, what the language
  /// lacks, what was not said.
  func gaps() -> [GoldenGap] {
    let language = speaker.language
    let errors = trace.diagnostics.filter { $0.severity == .error }.map {
      GoldenGap(language: language, file: $0.file, line: $0.line, problem: $0.message)
    }
    let untranslated = trace.untranslated.map {
      GoldenGap(
        language: language, file: $0.file, line: $0.line,
        problem: "\(language) has no message \($0.name): translate it, or it is said in another language.")
    }
    return errors + untranslated + unsaid()
  }

  /// What was not said, in the order of the files. Of a message that was not said at all no variants are listed, and none
  /// that no number of the language can come to.
  private func unsaid() -> [GoldenGap] {
    let said = trace.coverage.said
    var finder = PhraseForms(trace)
    finder.triesLetters = true
    return trace.branches.filter { branch in
      if branch.choices.isEmpty { return !branch.isReached(in: used ?? said) }
      return !branch.isReached(in: said) && branch.isMessageReached(in: used ?? said) && finder.isPossible(branch)
        && !finder.isForFractions(branch)
    }.sorted { $0.stands(before: $1) }.map { branch in
      var problem = "no sample says \(branch.name): add one, or delete it."
      if !branch.choices.isEmpty {
        let example = finder.form(reaching: branch)?.label ?? ""
        trace.coverage.said = said
        let advice = example.isEmpty ? "add one" : "add one that has \(example)"
        problem = "no sample says the variant \(branch.label) of \(branch.name): \(advice)."
      }
      return GoldenGap(language: speaker.language, file: branch.file, line: branch.line, problem: problem)
    }
  }
}

extension Branch {
  fileprivate func stands(before other: Branch) -> Bool { (file, line) < (other.file, other.line) }
}
