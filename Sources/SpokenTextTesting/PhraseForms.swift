// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Finds arguments that make a message use each of its variants.
///
/// It starts with the arguments of the first sample that uses the message, and replaces only those that choose a
/// variant. For example, for `[other]` in English, `n` becomes 2. Other variants need an exact number, a case, a
/// gender, or a word.
struct PhraseForms {
  struct Form {
    /// The replaced arguments, such as `n=2, case=genitive`. May be empty.
    var label: String
    var utterance: Utterance
  }

  let speaker: Speaker
  let coverage: Coverage
  /// `true` to try single letters as arguments, if the first or last letter of a text chooses the variant. They aren't
  /// real text, so try them last.
  var triesLetters = false

  /// `true` to accept a text that lacks arguments. Without a sample of the message, the arguments have no values.
  var acceptsMissing = false

  private let calls: [String: Phrase.Arguments]
  private let plurals: PluralRules

  /// The numbers to try for a category, best examples first. In English, 2 is a better plural than 0.
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

  /// Returns the fewest forms (texts with tried arguments) that use all reachable variants.
  func forms(of branches: [Branch]) -> [Form] {
    // Tries the innermost variants first, because a text that uses them also uses the variants around them.
    let inner = branches.filter { branch in !branches.contains { branch.leads(to: $0) } }
    return (inner + branches).compactMap { branch in
      branch.isReached(in: coverage.said) ? nil : form(reaching: branch)
    }
  }

  /// Returns a form that uses a variant without a fault, or `nil` if no tried arguments lead to the variant.
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

  /// Returns whether some number selects a variant. For example, in English, `[one]` after `[1]` is never selected,
  /// because `[1]` already takes the number 1. `[two]` isn't either, because English has no such category.
  func isPossible(_ branch: Branch) -> Bool {
    branch.choices.allSatisfy { choice in
      guard case .number(let isOrdinal) = choice.selector else { return true }
      return !numbers(for: choice, isOrdinal).isEmpty
    }
  }

  /// Returns whether only fractions select a variant, such as Polish `[other]` for 1.5.
  func isForFractions(_ branch: Branch) -> Bool {
    branch.choices.contains { choice in
      guard case .number(let isOrdinal) = choice.selector, choice.isDefault, choice.key.number == nil else {
        return false
      }
      return numbers(for: choice, isOrdinal).allSatisfy { $0.visibleFractionDigits > 0 }
    }
  }

  // MARK: Trials

  /// A value to try for an argument. If the value is `nil`, the argument stays unchanged.
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

  private func trials(of branch: Branch) -> [[Trial]] {
    var trials: [[Trial]] = [[]]
    for choice in branch.choices {
      let candidates = candidates(for: choice)
      // Skips a choice that no argument decides, such as a choice by the gender of a noun.
      guard !candidates.isEmpty else { continue }
      trials = trials.flatMap { trial in candidates.map { trial + [$0] } }
      // Limits the combinations. Two numbers in one message, the most in real FTL files, give a few hundred.
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
      // The default variant takes all values without their own variant. The sample's value (`nil`) may be one, so try
      // it first.
      return choice.isDefault ? [Trial(name, choice.key.text, nil), word] : [word]
    case .letters(let letters, let numbers):
      guard triesLetters else { return [] }
      return letters.prefix(Self.mostLetters).map { Trial(name, $0, .text($0)) }
        + numbers.compactMap { ExactDecimal($0) }.map { Trial(name, "\($0)", .number($0)) }
    case .other: return []
    }
  }

  /// Returns the numbers that select a variant, except those that an earlier variant takes.
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
    // A default variant takes all other numbers, but numbers of its own category are the best examples.
    return numbers.filter { category(of: $0) == choice.key.category }
      + numbers.filter { category(of: $0) != choice.key.category }
  }
}
