// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Finds the arguments by which a message says each of its variants.
///
/// If a message was said before, its arguments are reused, except those that choose its variants. These are replaced by
/// the lowest number of a plural category, an exact number, a case, a gender or a word.
struct PhraseForms {
  /// A message in one of its forms.
  struct Form {
    /// The arguments that were replaced: `n=2, case=genitive`. Empty if it was said with the same ones before.
    var label: String
    var utterance: Utterance
  }

  let speaker: Speaker
  /// What the speaker said, including the forms that are found.
  let coverage: Coverage
  /// Whether to try the bare letters of a class if the first or last letter decides. They do not read as text, so they
  /// are tried only for variants that nothing else reaches.
  var triesLetters = false

  /// Whether a form may lack arguments that no sample has given yet.
  var acceptsMissing = false

  private let calls: [String: Phrase.Arguments]
  private let plurals: PluralRules

  /// The numbers to try for a category, the plainest first: 2 is a better example of English plurals than 0.
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

  /// The fewest forms of one message or attribute that together say all of its reachable variants.
  func forms(of branches: [Branch]) -> [Form] {
    // Innermost variants first: saying one also says those around it.
    let inner = branches.filter { branch in !branches.contains { branch.leads(to: $0) } }
    return (inner + branches).compactMap { branch in
      branch.isReached(in: coverage.said) ? nil : form(reaching: branch)
    }
  }

  /// The message in a form that says a variant without a fault, or nil if nothing that can be tried does.
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
      let isSaid = faults.allSatisfy { fault in
        acceptsMissing && fault.kind == .unknownVariable || speaker.borrowedMessage(fault) != nil
      }
      if isSaid, branch.isReached(in: coverage.said), !utterance.text.isEmpty {
        return Form(label: trial.map(\.label).joined(separator: ", "), utterance: utterance)
      }
      coverage.said = said
    }
    return nil
  }

  /// Whether a number can select it. In English none selects `[one]` after `[1]`, nor `[two]`, which is not a category
  /// of the language. A variant that is not selected by number is always possible.
  func isPossible(_ branch: Branch) -> Bool {
    branch.choices.allSatisfy { choice in
      guard case .number(let isOrdinal) = choice.selector else { return true }
      return !numbers(for: choice, isOrdinal).isEmpty
    }
  }

  /// Whether no whole number selects it, like Polish `[other]`, which is for 1.5.
  func isForFractions(_ branch: Branch) -> Bool {
    branch.choices.contains { choice in
      guard case .number(let isOrdinal) = choice.selector, choice.isDefault, choice.key.number == nil else {
        return false
      }
      return numbers(for: choice, isOrdinal).allSatisfy { $0.visibleFractionDigits > 0 }
    }
  }

  // MARK: Trials

  /// The value of an argument in a trial; nil leaves it unchanged.
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

  /// All combinations of values that may lead to a branch.
  private func trials(of branch: Branch) -> [[Trial]] {
    var trials: [[Trial]] = [[]]
    for choice in branch.choices {
      let candidates = candidates(for: choice)
      // Selected by something that no argument decides: a trait, a first letter.
      guard !candidates.isEmpty else { continue }
      trials = trials.flatMap { trial in candidates.map { trial + [$0] } }
      // Two numbers in one message give a few hundred combinations; real tables do not have more.
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
      // The default is for everything that the others do not match: preferably the present value.
      return choice.isDefault ? [Trial(name, choice.key.text, nil), word] : [word]
    case .letters(let letters, let numbers):
      guard triesLetters else { return [] }
      return letters.prefix(Self.mostLetters).map { Trial(name, $0, .text($0)) }
        + numbers.compactMap { ExactDecimal($0) }.map { Trial(name, "\($0)", .number($0)) }
    case .other: return []
    }
  }

  /// The numbers that select a variant: the exact one, or those of its category that no exact variant takes first.
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
    // A default takes what is left; its best example is a number of the category that its key names.
    return numbers.filter { category(of: $0) == choice.key.category }
      + numbers.filter { category(of: $0) != choice.key.category }
  }
}
