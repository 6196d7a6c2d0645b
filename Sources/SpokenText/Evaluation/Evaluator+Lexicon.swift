// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Words in the form that the language's own rules ask for. A rule looks at the number, the case and the traits of what is
// counted; the entry then says that form, or what stands in for it.
extension Evaluator {
  /// Says a word of the lexicon as the phrase around it asks for it.
  @inline(never)
  mutating func say(entry index: Int) {
    let entry = parts.entries[index]
    let form = entry.kind.isNoun ? form(ofNoun: entry) : form(ofAdjective: entry)
    let said = parts.wordForms[Int(entry.forms) + form]
    if let text = said.text {
      output.append(parts.pool, start: text.start, count: text.count)
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

  /// The number of a noun's form. By itself it has its plainest one.
  private mutating func form(ofNoun entry: LexiconEntry) -> Int {
    if context.formWord != .none { return number(of: context.formWord, in: parts.lexicon.noun) }
    let count = binding(of: ArgumentName(.count))
    guard count != nil || context.caseWord != .none else { return 0 }
    if let forms = forms(ofNoun: entry) {
      let form = count.map { forms.form(for: scope[$0], by: parts.cardinals) } ?? forms.form(forExactly: 1)
      if let form { return form }
    }
    return number(of: ruled(noun: entry.message, isCounted: count != nil), in: parts.lexicon.noun)
  }

  /// What was found of the rule for nouns; nil where the rule decides.
  @inline(__always)
  mutating func forms(ofNoun entry: LexiconEntry) -> CategoryForms? {
    let rule = parts.lexicon.noun.ruled
    guard rule.exists, !rule.isOnNumberAlone, isAskedForCaseAlone(entry) else {
      return forms(by: rule, agreeingWith: entry.message)
    }
    return ownForms(of: entry, by: rule, at: casePlace(of: context.caseWord, by: rule))
  }

  /// What was found of the rule for nouns, for a call that counts one; nil for what is no noun, and where the rule decides or
  /// more is asked.
  @inline(__always)
  mutating func forms(ofNoun entry: LexiconEntry, for call: FormCall) -> CategoryForms? {
    let rule = parts.lexicon.noun.ruled
    guard entry.kind.isNoun, rule.exists else { return nil }
    if rule.isOnNumberAlone { return parts.categoryForms[rule.firstCell] }
    guard isAskedForCaseAlone(entry) else { return nil }
    let place = call.caseWord == .none ? casePlace(of: context.caseWord, by: rule) : Int(call.casePlace)
    return ownForms(of: entry, by: rule, at: place)
  }

  /// The form of a noun behind a number that the language's numeral says in digits; nil where it may say a word, or the rule
  /// for nouns decides.
  @inline(__always)
  mutating func form(ofNoun entry: LexiconEntry, behindDigits number: ExactDecimal) -> Int? {
    let (rule, numeral) = (parts.lexicon.noun.ruled, parts.lexicon.numeral.ruled)
    guard rule.exists, numeral.exists, entry.message == context.agreementSource, isAskedForCaseAlone(entry),
      case let cell = numeral.firstCell &+ Int(entry.numeralCell) &+ casePlace(of: context.caseWord, by: numeral),
      !parts.numeralKeys[cell].mayChoose(number)
    else { return nil }
    return ownForms(of: entry, by: rule, at: casePlace(of: context.caseWord, by: rule))
      .form(for: number, by: parts.cardinals)
  }

  /// What was found of the rule for a noun's own traits and the place of a case.
  @inline(__always)
  private mutating func ownForms(
    of entry: LexiconEntry, by rule: RuleCells, at casePlace: Int
  ) -> CategoryForms {
    parts.categoryForms[rule.firstCell &+ Int(entry.formCell) &+ casePlace]
  }

  /// Whether nothing is asked of a noun but a case, so that all else that rules look at are its own traits.
  @inline(__always)
  private mutating func isAskedForCaseAlone(_ entry: LexiconEntry) -> Bool {
    context.genderWord == .none && scope.hasNoNoun(but: entry.message, in: context.frame)
  }

  /// The place of a case among those that a rule knows.
  @inline(__always)
  private mutating func casePlace(of caseWord: SelectorKey, by rule: RuleCells) -> Int {
    caseWord == .none || !rule.readsCase ? 0 : place(of: caseWord, on: parts.ruleAxes[rule.axes.upperBound &- 1])
  }

  /// What was found of a rule for the case that is asked for and the traits of a noun; nil where the rule decides.
  @inline(__always)
  private mutating func forms(by rule: RuleCells, agreeingWith noun: Int32) -> CategoryForms? {
    guard rule.exists else { return nil }
    return rule.isOnNumberAlone ? parts.categoryForms[rule.firstCell] : chosenForms(by: rule, agreeingWith: noun)
  }

  @inline(never)
  private mutating func chosenForms(by rule: RuleCells, agreeingWith noun: Int32) -> CategoryForms? {
    guard let named = scope.noun(in: context.frame, orElse: noun), noun >= 0 || !rule.readsForm else { return nil }
    var cell = 0
    for index in rule.axes {
      let axis = parts.ruleAxes[index]
      let word =
        switch axis.source {
        case .caseWord: context.caseWord
        case .gender: context.genderWord == .none ? parts.trait(.gender, of: noun) : context.genderWord
        case .trait(let trait): parts.trait(trait, of: named)
        }
      cell = cell &* axis.placeCount &+ place(of: word, on: axis)
    }
    return parts.categoryForms[rule.firstCell &+ cell]
  }

  /// The place of a word that a rule chooses by; the first for one that it does not know.
  @inline(__always)
  private mutating func place(of word: SelectorKey, on axis: RuleAxis) -> Int {
    guard word != .none else { return 0 }
    var place = 1
    while place < axis.placeCount {
      if parts.ruleWords[Int(axis.firstWord) &+ place &- 1] == word { return place }
      place &+= 1
    }
    return 0
  }

  /// The name of the form that the rule for nouns gives.
  private mutating func ruled(noun message: Int32, isCounted: Bool) -> SelectorKey {
    let outer = context
    context.agreementSource = message
    if !isCounted { countOne() }
    defer { context = outer }
    return ruled(by: parts.lexicon.noun.rule)
  }

  /// The number of the form of an adjective or a state. Where nothing is there to agree with, it has its plainest one.
  private mutating func form(ofAdjective entry: LexiconEntry) -> Int {
    if parts.lexicon.adjective.isSingle, !parts.lexicon.predicateRule.exists { return 0 }
    if context.formWord != .none { return number(of: context.formWord, in: parts.lexicon.adjective) }
    let count = binding(of: ArgumentName(.count))
    if let count {
      let forms = forms(by: parts.lexicon.adjective.ruled, agreeingWith: context.agreementSource)
      if let form = forms?.form(for: scope[count], by: parts.cardinals) { return form }
    }
    return ruledForm(ofAdjective: entry, isCounted: count != nil)
  }

  /// The number of the form that the rules for adjectives and states give.
  @inline(never)
  private mutating func ruledForm(ofAdjective entry: LexiconEntry, isCounted: Bool) -> Int {
    let forms = parts.lexicon.adjective
    // What no message says, as a list, has no gender to agree with. A case is nothing to agree with either, unless a noun or
    // the rule for states tells which form has it.
    let agrees =
      context.genderWord != .none || binding(of: ArgumentName(.gender)) != nil
      || parts.trait(.gender, of: context.agreementSource) != .none
      || context.caseWord != .none && (context.agreementSource >= 0 || parts.lexicon.predicateRule.exists)
    guard isCounted || agrees else { return 0 }
    let outer = context
    defer { context = outer }
    if !isCounted {
      countOne()
      if entry.kind != .word, parts.lexicon.predicateRule.exists {
        return number(of: ruled(by: parts.lexicon.predicateRule), in: forms)
      }
    }
    return number(of: ruled(by: forms.rule), in: forms)
  }

  /// The name of the form of the noun that the phrase agrees with, which rules know as `$form`.
  mutating func formOfNoun() -> SelectorKey {
    ruled(noun: context.agreementSource, isCounted: binding(of: ArgumentName(.count)) != nil)
  }

  /// Lets a word that nothing counts be chosen as after the number one.
  private mutating func countOne() {
    context.count = scope.frame(ArgumentName(.count), .number(1)).start
  }

  /// Follows a rule to the name that it gives.
  private mutating func ruled(by rule: PatternReference) -> SelectorKey {
    var pattern = rule
    // Rules that refer to each other in a ring are guarded where the table is compiled: this is as long as one can be.
    for _ in 0..<32 where pattern.exists && pattern.start < pattern.end {
      if parts.recordsCoverage { table.observer?.visit(pattern: pattern) }
      switch parts.instructions[Int(pattern.start)] {
      case .word(let name): return name
      case .select(let index): pattern = variant(of: Int(index))
      case .pattern(let inner): pattern = inner
      default: return .none
      }
    }
    return .none
  }

  /// The number of a form by its name; 0, the plainest, for a name that is none.
  private mutating func number(of name: SelectorKey, in forms: Lexicon.Forms) -> Int {
    for number in 0..<Int(forms.count) where parts.formNames[Int(forms.names) + number] == name { return number }
    return 0
  }
}

extension CategoryForms {
  /// The number of the form for a value that counts, or nil where the rule decides.
  @inline(__always)
  fileprivate func form(for count: Value, by cardinals: CardinalCategories) -> Int? {
    switch count {
    case .number(let number, _):
      return form(for: number, by: cardinals)
    case .quantity(_, let category), .quantityText(_, let category):
      return form(category)
    case .text, .word, .phrase, .entry, .utterance, .otherLanguage, .missing, .silence:
      return nil
    }
  }
}
