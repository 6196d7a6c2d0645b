// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Evaluates functions, terms, and references in cycles.
extension Evaluator {
  mutating func sayForm(_ index: Int) {
    let outer = context
    switch enterForm(index) {
    case .phrase(let phrase, let count): say(inner: phrase, count: count)
    case .binding(let index): say(argument: index)
    case .operand:
      let entry = Int(table.formCalls[index].entry)
      if !table.recordsCoverage, entry >= 0 { say(entry: entry) } else { say(table.formCalls[index].operand) }
    }
    context = outer
  }

  /// The phrase, argument, or other operand that a call of `FORM` writes.
  private enum FormTarget {
    case phrase(BoundMessage, count: Int32)
    case binding(Int)
    case operand
  }

  /// Applies the options of a call of `FORM` to the context, and returns the operand.
  private mutating func enterForm(_ index: Int) -> FormTarget {
    let call = table.formCalls[index]
    if call.caseWord != .none { context.caseWord = call.caseWord }
    if call.genderWord != .none { context.genderWord = call.genderWord }
    context.formWord = call.formWord
    var count: Int32 = -1
    if let name = call.countOrNoun, let index = binding(of: name).map({ unmarked($0) }) {
      switch scope[index] {
      case .number, .quantity, .quantityText:
        count = Int32(index)
      case .phrase(let noun):
        context.agreementSource = noun.message
        context.genderWord =
          call.genderWord == .none ? table.trait(.gender, of: noun.message) : call.genderWord
        count = scope.index(of: ArgumentName(.count), in: noun.frame).map { Int32($0) } ?? -1
      case .entry(let noun):
        context.agreementSource = noun
        context.genderWord = call.genderWord
      case .text, .word, .utterance, .otherLanguage, .missing, .silence: break
      }
    }
    if call.number >= 0 {
      count = scope.frame(ArgumentName(.count), .number(table.numbers[Int(call.number)])).start
    }
    if case .argument(let name) = call.operand, let index = binding(of: name) {
      switch scope[index] {
      case .phrase(let phrase), .quantity(let phrase, _): return .phrase(phrase, count: count)
      default:
        if count >= 0 { context.count = count }
        return .binding(index)
      }
    }
    if count >= 0 {
      context.count = count
    } else if context.count < 0, let name = call.countOrNoun, call.entry < 0 {
      context.count = implicitCount(name)
    }
    return .operand
  }

  /// Returns the index of an argument that is a phrase with the number, such as "minus 1". Returns -1 if the argument
  /// isn't a phrase, or if there is a `$count` argument.
  private func implicitCount(_ name: ArgumentName) -> Int32 {
    guard scope.index(of: ArgumentName(.count), in: context.frame) == nil, let index = binding(of: name),
      case .phrase = scope[index]
    else { return -1 }
    return Int32(index)
  }

  mutating func sayTerm(_ index: Int) {
    let call = table.termCalls[index]
    // A term has only the arguments of its call, because terms are private in Fluent.
    var bindings: [Binding] = []
    for argument in call.arguments {
      switch argument.value {
      case .number(let number): bindings.append(Binding(name: argument.name, value: .number(number)))
      case .text(let text): bindings.append(Binding(name: argument.name, value: .text(scope.keep(text))))
      }
    }
    let outer = context
    context = Context(scope.frame(bindings))
    (context.caseWord, context.genderWord) = (outer.caseWord, outer.genderWord)
    sayQuietly(call.pattern)
    context = outer
  }

  /// Writes a term. Variables that weren't passed aren't reported, because the caller can't know which variables a term
  /// uses.
  private mutating func sayQuietly(_ pattern: PatternReference) {
    let known = faults
    say(pattern)
    scope.sideEffects?.forget(.unknownVariable, butFor: known)
  }

  mutating func sayGuarded(_ index: Int) {
    let reference = table.guarded[index]
    let sideEffects = scope.ensureSideEffects()
    guard !sideEffects.active.contains(reference.pattern.start), sideEffects.guardedCalls < Self.maximumGuardedCalls
    else {
      return sayFault(Int(reference.fault))
    }
    sideEffects.guardedCalls += 1
    sideEffects.active.append(reference.pattern.start)
    say(reference.pattern)
    sideEffects.active.removeLast()
  }

  mutating func sayTrait(_ name: ArgumentName, _ trait: SelectorKey) {
    endLeading()
    guard case let word = self.trait(trait, of: name), word != .none else {
      sayMissing("TRAIT()")
      return report(SpeechFault(kind: .wrongArgument, name: "TRAIT()"))
    }
    output.append(table.text(of: word))
  }

  mutating func sayTitled(_ operand: Operand) {
    let (start, outer) = (output.count, leadingEnd)
    leadingEnd = .max
    say(operand)
    capitalize(from: start)
    leadingEnd = min(outer, leadingEnd == .max ? .max : start)
  }

  /// Writes letters one by one with spaces between them, so that voices spell them without markup.
  mutating func saySpelled(_ operand: Operand) {
    let text = spoken(of: operand)
    endLeading()
    output.appendSpelled(text)
  }

  mutating func sayLanguage(_ index: Int) {
    let call = table.languageCalls[index]
    let start = output.count
    say(call.operand)
    mark(from: start, .language(call.tag))
  }

  mutating func sayMark(_ index: Int) {
    let start = output.count
    say(table.markCalls[index].operand)
    mark(from: start, table.markCalls[index].marks)
  }

  /// Writes the value of a marked phrase, in the form that was requested for the phrase.
  mutating func sayMarked() {
    let (start, marks) = (output.count, scope.marks(of: context.frame))
    guard let index = scope.index(of: ArgumentName(.value), in: context.frame) else { return }
    switch scope[index] {
    case .phrase(let phrase), .quantity(let phrase, _): say(inner: phrase, count: context.count)
    default: say(argument: index)
    }
    mark(from: start, marks)
  }
}
