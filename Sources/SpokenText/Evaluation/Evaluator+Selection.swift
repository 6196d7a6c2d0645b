// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Evaluates select expressions.
extension Evaluator {
  mutating func variant(of index: Int) -> PatternReference {
    if let operand = table.selects[index].selector.examinedOperand {
      return pattern(of: variant(ofSelect: index, withLettersOf: operand), in: table.selects[index])
    }
    let select = table.selects[index]
    return pattern(of: chosenVariant(of: select), in: select)
  }

  private mutating func pattern(of chosen: Int?, in select: Select) -> PatternReference {
    let chosen = chosen ?? select.defaultVariant
    if table.recordsCoverage { table.observer?.visit(variant: chosen) }
    return table.variants[chosen].pattern
  }

  private mutating func chosenVariant(of select: Select) -> Int? {
    switch select.selector {
    case .value(.argument(let name)):
      if let index = binding(of: name) { return variant(of: select, argument: name, at: index) }
      if name == ArgumentName(.case) { return table.variant(of: select, word: context.caseWord) }
      if let word = ambient(name) { return table.variant(of: select, word: word) }
      report(SpeechFault(kind: .unknownVariable, name: "$" + table.text(of: name)))
      return nil
    case .trait(let name, let trait): return table.variant(of: select, word: self.trait(trait, of: name))
    default: return rarelyChosenVariant(of: select)
    }
  }

  private mutating func rarelyChosenVariant(of select: Select) -> Int? {
    switch select.selector {
    case .value(.argument), .trait, .head, .tail: return nil
    case .value(.number(let index)): return table.variant(of: select, number: table.numbers[Int(index)])
    case .value(.pattern(let pattern)): return table.variant(of: select, text: spoken(of: .pattern(pattern)))
    case .number(let index): return variant(of: select, by: table.numberCalls[Int(index)])
    }
  }

  private mutating func variant(of select: Select, argument name: ArgumentName, at index: Int) -> Int? {
    switch scope[index] {
    case .number(let number, _): return table.variant(of: select, number: number)
    case .quantityText(_, let category): return table.variant(of: select, category: category)
    case .word(let word): return table.variant(of: select, word: word)
    case .text(let text): return table.variant(of: select, text: scope.text(text))
    case .phrase, .quantity:
      // Selections ignore marks.
      let unmarked = unmarked(index)
      if unmarked != index { return variant(of: select, argument: name, at: unmarked) }
      if case .quantity(_, let category) = scope[index] { return table.variant(of: select, category: category) }
      return table.variant(of: select, text: spoken(of: .argument(name)))
    case .utterance, .otherLanguage, .missing, .silence:
      return table.variant(of: select, text: spoken(of: .argument(name)))
    case .entry: return nil
    }
  }

  private mutating func variant(of select: Select, by call: NumberCall) -> Int? {
    switch value(of: call.operand) {
    case .number(let number, _)?:
      return table.variant(of: select, number: call.options.apply(to: number), isOrdinal: call.options.isOrdinal)
    case .quantity(_, let category)?, .quantityText(_, let category)?:
      return table.variant(of: select, category: category)
    default:
      report(SpeechFault(kind: .wrongArgument, name: "NUMBER()"))
      return nil
    }
  }

  /// Returns the first variant whose letter class contains the beginning or the end of an operand.
  ///
  /// If no variant writes the operand, it is evaluated only until it writes something, because its first character can rule
  /// out all letter classes. This saves a third of the time of a range of amounts.
  private mutating func variant(ofSelect index: Int, withLettersOf operand: Operand) -> Int? {
    if let examined = examinedText(of: operand) { return variant(ofSelect: index, withLettersOf: examined.text) }
    if examinesBeginningFirst(select: index) {
      let truncation = budget.truncation
      budget.truncation = Budget.unreported
      let text = written(by: operand, inLatinDigits: true, limit: output.count + 1)
      let isWhole = budget.truncation == Budget.unreported
      budget.truncation = truncation
      if !mayChoose(fromSelect: index, byHeadOf: text) { return nil }
      if isWhole { return variant(ofSelect: index, withLettersOf: text) }
    }
    return variant(ofSelect: index, withLettersOf: written(by: operand, inLatinDigits: true))
  }

  /// Returns whether a selection evaluates only the beginning of its operand at first.
  private func examinesBeginningFirst(select index: Int) -> Bool {
    guard case .head = table.selects[index].selector else { return false }
    return !table.selects[index].repeatsOperand
  }

  /// Returns whether one of a selection's letter classes may contain a text with the same first character.
  private func mayChoose(fromSelect index: Int, byHeadOf text: String) -> Bool {
    variant(of: table.selects[index]) { $0.mayContainHead(of: text) } != nil
  }

  /// Returns the first variant whose letter class contains a text.
  private func variant(ofSelect index: Int, withLettersOf text: String) -> Int? {
    let group = numberForm.group.scalar
    return variant(of: table.selects[index]) { $0.contains(text, group: group) }
  }

  /// Returns the first variant whose letter class meets a condition.
  private func variant(of select: Select, where condition: (LetterClass) -> Bool) -> Int? {
    select.variants.first { index in
      let letterClass = table.variants[index].letterClass
      return letterClass >= 0 && condition(table.letterClasses[Int(letterClass)])
    }
  }

  /// Returns the text of an operand, without changing the output.
  mutating func spoken(of operand: Operand) -> String { written(by: operand, inLatinDigits: false) }

  /// Returns the text of an operand, truncated to a limit of the output, without changing the output. If a selection by
  /// letters needs all of that text, keeps it in ``examined``. This is one function, because selections can be nested, and
  /// each function takes space on the stack.
  ///
  /// - Parameter inLatinDigits: `true` to write numbers in the digits 0 to 9, which letter classes use.
  private mutating func written(
    by operand: Operand, inLatinDigits: Bool, limit: Int = Budget.maximumBytes
  ) -> String {
    let (start, leading, marks) = (output.count, leadingEnd, scope.sideEffects?.spans.count ?? 0)
    let (isNative, outer, truncation) = (usesNativeDigits, budget.byteLimit, budget.truncation)
    (usesNativeDigits, budget.byteLimit, leadingEnd) = (isNative && !inLatinDigits, limit, .max)
    say(operand)
    (usesNativeDigits, budget.byteLimit) = (isNative, outer)
    let text = output.text(from: start)
    output.truncate(to: start)
    let isExamined = inLatinDigits && limit == Budget.maximumBytes && budget.truncation == truncation
    keep(text, of: operand, isExamined: isExamined, from: start, marks: marks)
    if budget.truncation != .max, budget.truncation >= start { budget.truncation = .max }
    if let sideEffects = scope.sideEffects { sideEffects.spans.removeLast(sideEffects.spans.count - marks) }
    leadingEnd = leading
    return text
  }
}
