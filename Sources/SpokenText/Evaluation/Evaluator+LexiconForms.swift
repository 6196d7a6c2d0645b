// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Evaluator {
  /// The maximum number of cached forms. Built-in languages need fewer, but the rules of an app can exceed it.
  private static let maximumFormCount = 20_000

  /// Creates the cache of forms of words, by evaluating the rules for each combination of their inputs.
  mutating func lexiconForms() -> LexiconForms {
    let lexicon = table.lexicon
    let inputs = LexiconRuleInputs(of: lexicon, in: table)
    guard !inputs.hasOthers, max(lexicon.noun.count, lexicon.adjective.count) < UInt8.max else { return LexiconForms() }
    let (classes, examples) = classes(byTraits: inputs.traits)
    let kinds = PluralCategory.allCases.count + inputs.exactNumbers.count
    guard examples.count < UInt8.max, examples.count * inputs.cases.count * kinds < Self.maximumFormCount else {
      return LexiconForms()
    }
    var choices: [LexiconForms.Choice] = []
    for noun in examples {
      for caseWord in inputs.cases {
        for count in counts(exactly: inputs.exactNumbers) {
          removePhrases()
          context = Context(scope.frame(ArgumentName(.count), count))
          (context.caseWord, context.agreementSource) = (caseWord, noun)
          choices.append(
            LexiconForms.Choice(
              noun: UInt8(table.formNumber(of: formName(ofNoun: noun, isCounted: true), in: lexicon.noun)),
              adjective: UInt8(table.formNumber(of: formName(by: lexicon.adjective.rule), in: lexicon.adjective)),
              numeralIsDigits: !lexicon.numeral.exists || isCount(lexicon.numeral)))
        }
      }
    }
    return LexiconForms(classes: classes.map { $0.map { UInt8($0) } }, inputs: inputs, choices: choices)
  }

  /// Returns whether a pattern, after its selections, is only `{ $count }`.
  private mutating func isCount(_ pattern: PatternReference) -> Bool {
    guard pattern.instructions.count == 1 else { return false }
    switch table.instructions[Int(pattern.start)] {
    case .argument(ArgumentName(.count)): return true
    case .pattern(let inner): return isCount(inner)
    case .select(let index): return isCount(variant(of: Int(index)))
    default: return false
    }
  }

  /// Returns the class of each entry, and one noun of each class. Nouns with the same traits are a class.
  private func classes(byTraits traits: [SelectorKey]) -> (classes: [Int?], examples: [Int32]) {
    var numbers: [[SelectorKey]: Int] = [:]
    var examples: [Int32] = []
    let classes = table.entries.map { entry -> Int? in
      guard entry.kind.isNoun else { return nil }
      let words = traits.map { table.trait($0, of: entry.message) }
      if let number = numbers[words] { return number }
      numbers[words] = examples.count
      examples.append(entry.message)
      return examples.count - 1
    }
    return (classes, examples)
  }

  /// Returns one value of each kind of number. The kinds are the plural categories, and the numbers that rules mention.
  private mutating func counts(exactly numbers: [UInt64]) -> [Value] {
    let text = scope.keep("")
    return PluralCategory.allCases.map { .quantityText(text, $0) } + numbers.map { .number(ExactDecimal(low: $0)) }
  }
}
