// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Words in the form that the language's rules choose by the number, the case, and traits of a noun.
extension Evaluator {
  /// Says a word of the lexicon as the phrase around it asks for it.
  mutating func say(entry index: Int) {
    let entry = table.entries[index]
    let form = entry.kind.isNoun ? form(ofNoun: index, entry) : form(ofAdjective: entry)
    if table.recordsCoverage { table.observer?.visit(entry: index, form: form) }
    let said = table.wordForms[Int(entry.forms) + form]
    if let text = said.text {
      sayText(text.start, text.count)
    } else {
      say(compound: said, of: entry)
    }
  }

  /// Says an entry that is made of others. The adjectives in it agree with it.
  private mutating func say(compound pattern: PatternReference, of entry: LexiconEntry) {
    let source = context.agreementSource
    if entry.kind.isNoun { context.agreementSource = entry.message }
    say(pattern)
    context.agreementSource = source
  }

  /// Says `{ $count } { $noun }` in one step. Returns `false`, and says nothing, if the number may be more than digits, or if
  /// the rule for nouns has to be followed.
  ///
  /// - Parameter index: The index of the first of the three instructions.
  mutating func sayCountedNoun(at index: Int) -> Bool {
    guard let counted = scope.countedNoun(in: context.frame), let words = words(of: counted.noun, counted.number),
      case .text(let start, let count) = table.instructions[index + 1]
    else { return false }
    say(counted.number, as: counted.writing)
    sayText(start, count)
    sayText(words.start, words.count)
    return true
  }

  /// Says the number in front of a noun, if its numeral is known to be in digits. Returns `false`, and says nothing, if it
  /// isn't. Saves 60 ns of a count with a state in Polish, whose numeral has four levels of selections.
  mutating func sayNumeralInDigits() -> Bool {
    let noun = context.agreementSource
    guard noun >= 0, let entry = table.entryIndex(of: noun), let count = binding(of: ArgumentName(.count)),
      case .number(let number, let writing) = scope[count],
      let choice = choice(forNoun: entry, noun, countedBy: count), choice.numeralIsDigits
    else { return false }
    say(number, as: writing)
    return true
  }

  /// The words of a noun after a number in digits, or nil if anything else is asked of it.
  private mutating func words(of noun: Int32, _ number: ExactDecimal) -> (start: UInt32, count: UInt32)? {
    guard context.count < 0, context.formWord == .none, asksOnlyTraits(of: noun),
      let entry = table.entryIndex(of: noun), let kind = table.forms.kind(of: number, by: table.plurals),
      let choice = table.forms.choice(forNoun: entry, context.caseWord, kind), choice.numeralIsDigits
    else { return nil }
    return table.wordForms[Int(table.entries[entry].forms) + Int(choice.noun)].text
  }

  /// The number of a noun's form. By itself it has its plainest one.
  private mutating func form(ofNoun index: Int, _ entry: LexiconEntry) -> Int {
    if context.formWord != .none { return table.formNumber(of: context.formWord, in: table.lexicon.noun) }
    let count = binding(of: ArgumentName(.count))
    guard count != nil || context.caseWord != .none else { return 0 }
    if let choice = choice(forNoun: index, entry.message, countedBy: count) { return Int(choice.noun) }
    return table.formNumber(of: formName(ofNoun: entry.message, isCounted: count != nil), in: table.lexicon.noun)
  }

  /// The choices of the rules for a noun, or nil if they have to be followed. A word that nothing counts has the form after
  /// 1.
  private mutating func choice(forNoun entry: Int, _ message: Int32, countedBy index: Int?) -> LexiconForms.Choice? {
    let count = index.map { scope[$0] } ?? .number(1)
    guard asksOnlyTraits(of: message), let kind = table.forms.kind(of: count, by: table.plurals) else { return nil }
    return table.forms.choice(forNoun: entry, context.caseWord, kind)
  }

  /// Returns whether rules can look only at the number, the case, and the traits of a noun.
  @inline(__always)
  private func asksOnlyTraits(of noun: Int32) -> Bool {
    let isOwnGender = context.genderWord == .none || context.genderWord == table.trait(.gender, of: noun)
    return isOwnGender && scope.hasNoNoun(but: noun, in: context.frame)
  }

  /// The name of the form that the rule for nouns gives.
  mutating func formName(ofNoun message: Int32, isCounted: Bool) -> SelectorKey {
    let outer = context
    defer { context = outer }
    context.agreementSource = message
    if !isCounted { countOne() }
    return formName(by: table.lexicon.noun.rule)
  }

  /// The number of the form of an adjective or a state. Where nothing is there to agree with, it has its plainest one.
  private mutating func form(ofAdjective entry: LexiconEntry) -> Int {
    if table.lexicon.adjective.isSingle, !table.lexicon.predicateRule.exists { return 0 }
    if context.formWord != .none { return table.formNumber(of: context.formWord, in: table.lexicon.adjective) }
    let count = binding(of: ArgumentName(.count))
    let noun = context.agreementSource
    if let count, noun >= 0, let index = table.entryIndex(of: noun),
      let choice = choice(forNoun: index, noun, countedBy: count)
    {
      return Int(choice.adjective)
    }
    return ruledForm(ofAdjective: entry, isCounted: count != nil)
  }

  /// The number of the form that the rules for adjectives and states give.
  private mutating func ruledForm(ofAdjective entry: LexiconEntry, isCounted: Bool) -> Int {
    let forms = table.lexicon.adjective
    // What no message says, as a list, has no gender to agree with. A case is nothing to agree with either, unless a noun or
    // the rule for states tells which form has it.
    let agrees =
      context.genderWord != .none || binding(of: ArgumentName(.gender)) != nil
      || table.trait(.gender, of: context.agreementSource) != .none
      || context.caseWord != .none && (context.agreementSource >= 0 || table.lexicon.predicateRule.exists)
    guard isCounted || agrees else { return 0 }
    let outer = context
    defer { context = outer }
    if !isCounted {
      countOne()
      if entry.kind != .word, table.lexicon.predicateRule.exists {
        return table.formNumber(of: formName(by: table.lexicon.predicateRule), in: forms)
      }
    }
    return table.formNumber(of: formName(by: forms.rule), in: forms)
  }

  /// The name of the form of the noun that the phrase agrees with, which rules know as `$form`.
  mutating func formOfNoun() -> SelectorKey {
    formName(ofNoun: context.agreementSource, isCounted: binding(of: ArgumentName(.count)) != nil)
  }

  /// Lets a word that nothing counts be chosen as after the number one.
  private mutating func countOne() {
    context.count = scope.frame(ArgumentName(.count), .number(1)).start
  }

  /// Follows a rule to the name that it gives.
  mutating func formName(by rule: PatternReference) -> SelectorKey {
    var pattern = rule
    // No chain of rules is longer. The compiler guards rules that refer to each other in a ring.
    for _ in 0..<32 where !pattern.instructions.isEmpty {
      if table.recordsCoverage { note(pattern) }
      switch table.instructions[Int(pattern.start)] {
      case .word(let name): return name
      case .select(let index): pattern = variant(of: Int(index))
      case .pattern(let inner): pattern = inner
      default: return .none
      }
    }
    return .none
  }
}

extension LexiconForms {
  /// The kind of a value that counts, or nil if the rules have to be followed for it.
  fileprivate func kind(of value: Value, by plurals: PluralRules) -> Int? {
    switch value {
    case .number(let number, _): kind(of: number, by: plurals)
    case .quantity(_, let category), .quantityText(_, let category): Int(category.rawValue)
    case .text, .word, .phrase, .entry, .utterance, .otherLanguage, .missing, .silence: nil
    }
  }
}
