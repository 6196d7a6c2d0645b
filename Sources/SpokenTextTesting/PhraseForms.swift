internal import SpokenText

/// Finds the arguments by which a message says each of its variants.
///
/// A message is said with the arguments that it was said with before, where it was; of these, those that its variants
/// are chosen by are replaced: by the least number of a plural category, an exact number, a case, a gender, a word.
struct PhraseForms {
  /// A message in one of its forms.
  struct Form {
    /// What it was said with: `n=2, case=genitive`. Empty where that is what it was said with before.
    var label: String
    var utterance: Utterance
  }

  let speaker: Speaker
  /// What the speaker said. A form that is found counts as said.
  let coverage: Coverage
  /// Whether bare letters of a class are tried where the first or last letter decides: they are no text that anybody
  /// reads, so only for what nothing else says.
  var triesLetters = false

  private let calls: [String: Phrase.Arguments]
  private let plurals: PluralRules

  /// What is tried for a category, the plainest first: 2 is a better example of English plurals than 0.
  private static let numbers: [ExactDecimal] =
    [1, 2, 3, 5, 11, 100, 0, 1_000_000, "1.5", "0.0", "1.0"] + (4..<200).map { ExactDecimal($0) }
  private static let mostTrials = 20_000
  private static let mostLetters = 10

  init(_ trace: OverlayTrace) {
    speaker = trace.speaker
    coverage = trace.coverage
    calls = trace.coverage.calls
    plurals = PluralRules(trace.speaker.language)
  }

  /// The fewest forms of one message, or attribute, by which each of its variants is said that can be.
  func forms(of branches: [Branch]) -> [Form] {
    // The innermost variants first, which say the ones around them with them.
    let inner = branches.filter { branch in !branches.contains { branch.leads(to: $0) } }
    return (inner + branches).compactMap { branch in
      branch.isReached(in: coverage.said) ? nil : form(reaching: branch)
    }
  }

  /// The message in a form that says a variant, or nil where nothing that can be tried does, or not without a fault.
  func form(reaching branch: Branch) -> Form? {
    let said = coverage.said
    let id = PhraseID(unchecked: branch.name)
    for trial in trials(of: branch) {
      var arguments = calls[branch.name]?.list ?? []
      for choice in trial {
        guard let argument = choice.argument else { continue }
        arguments.removeAll { $0.name == choice.name }
        arguments.append((choice.name, argument))
      }
      let bound = Phrase.Arguments(arguments.map { (PhraseID(unchecked: $0.name), $0.value) })
      let (utterance, faults) = speaker.resolve(.message(id, bound), context: .inline)
      if faults.isEmpty, branch.isReached(in: coverage.said), !utterance.text.isEmpty {
        return Form(label: trial.map(\.label).joined(separator: ", "), utterance: utterance)
      }
      coverage.said = said
    }
    return nil
  }

  /// Whether numbers can come to it: no number comes to `[one]` behind `[1]` in English, nor to `[two]`, which is no
  /// category of the language. What is not chosen by numbers can always be chosen.
  func isPossible(_ branch: Branch) -> Bool {
    branch.choices.allSatisfy { choice in
      guard case .number(let isOrdinal) = choice.selector else { return true }
      return !numbers(for: choice, isOrdinal).isEmpty
    }
  }

  /// Whether it is what whole numbers never come to: the last resort of Polish counts, which is for 1.5.
  func isForFractions(_ branch: Branch) -> Bool {
    branch.choices.contains { choice in
      guard case .number(let isOrdinal) = choice.selector, choice.isDefault, choice.key.number == nil else {
        return false
      }
      return numbers(for: choice, isOrdinal).allSatisfy { $0.visibleFractionDigits > 0 }
    }
  }

  // MARK: Trials

  /// What an argument is given in a trial; nil leaves it as it was.
  private struct Trial {
    var name: String
    var label: String
    var argument: Phrase?

    init(_ name: String, _ key: String, _ argument: Phrase?) {
      self.name = name
      label = "\(name)=\(key)"
      self.argument = argument
    }
  }

  /// All combinations of what may lead to a branch.
  private func trials(of branch: Branch) -> [[Trial]] {
    var trials: [[Trial]] = [[]]
    for choice in branch.choices {
      let candidates = candidates(for: choice)
      // Chosen by what no argument tells: a trait, a first letter.
      guard !candidates.isEmpty else { continue }
      trials = trials.flatMap { trial in candidates.map { trial + [$0] } }
      // Two numbers in one message come to a few hundred; more than that is nobody's table.
      trials = Array(trials.prefix(Self.mostTrials))
    }
    return trials
  }

  private func candidates(for choice: Branch.Choice) -> [Trial] {
    guard let name = choice.argument else { return [] }
    switch choice.selector {
    case .number(let isOrdinal):
      return numbers(for: choice, isOrdinal).map { Trial(name, "\($0)", .number($0)) }
    case .word:
      let word = Trial(name, choice.key.text, .text(choice.key.text))
      // A default says what none of the others does: at best what is said there anyway.
      return choice.isDefault ? [Trial(name, choice.key.text, nil), word] : [word]
    case .letters(let letters, let numbers):
      guard triesLetters else { return [] }
      return letters.prefix(Self.mostLetters).map { Trial(name, $0, .text($0)) }
        + numbers.compactMap { ExactDecimal($0) }.map { Trial(name, "\($0)", .number($0)) }
    case .other: return []
    }
  }

  /// The numbers that come to a variant: the exact one, or those of its category that no exact number is chosen before.
  private func numbers(for choice: Branch.Choice, _ isOrdinal: Bool) -> [ExactDecimal] {
    if let number = choice.key.number { return [number] }
    func category(of number: ExactDecimal) -> PluralCategory {
      isOrdinal ? plurals.ordinal(number.operands()) : plurals.cardinal(number.operands())
    }
    let numbers = Self.numbers.filter { number in
      let chosen = choice.keys.firstIndex { key in
        key.number.map { $0.hasSameValue(as: number) } ?? (key.category == category(of: number))
      }
      return (chosen ?? choice.fallback) == choice.chosen
    }
    // A default takes what is left; the best example of it is a number that its key names.
    return numbers.filter { category(of: $0) == choice.key.category }
      + numbers.filter { category(of: $0) != choice.key.category }
  }
}
