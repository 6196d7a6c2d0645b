// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Writes arguments, and looks up ambient names. An ambient name, such as `$case`, isn't an argument. Its value comes
// from the surrounding phrase.
extension Evaluator {
  /// Returns the index of an argument in the scope. Returns `nil` if the phrase lacks the argument.
  @inline(__always)
  func binding(of name: ArgumentName) -> Int? {
    if context.count >= 0, name == ArgumentName(.count) { return Int(context.count) }
    return scope.index(of: name, in: context.frame)
  }

  /// Returns the value of a name that isn't an argument, but comes from the surrounding phrase. It is the case, the
  /// gender, or a trait of the noun that the phrase agrees with.
  mutating func ambient(_ name: ArgumentName) -> SelectorKey? {
    if name == ArgumentName(.case) { return context.caseWord }
    if name == ArgumentName(.gender) {
      return context.genderWord == .none ? table.trait(.gender, of: context.agreementSource) : context.genderWord
    }
    if name == ArgumentName(.form) { return context.agreementSource >= 0 ? formOfNoun() : SelectorKey.none }
    guard context.agreementSource >= 0 else { return nil }
    let word = trait(named: name, of: context.agreementSource)
    return word == .none ? nil : word
  }

  private func trait(named name: ArgumentName, of message: Int32) -> SelectorKey {
    table.word(table.text(of: name)).map { table.trait($0, of: message) } ?? .none
  }

  /// Returns a trait of an argument. In a rule of the lexicon, `$noun` is the noun whose form the rule chooses.
  mutating func trait(_ trait: SelectorKey, of name: ArgumentName) -> SelectorKey {
    guard let index = binding(of: name) else {
      return name == ArgumentName(.noun) ? table.trait(trait, of: context.agreementSource) : .none
    }
    switch scope[index] {
    case .entry(let message): return table.trait(trait, of: message)
    case .phrase(let phrase) where phrase.pattern != table.marked: return table.trait(trait, of: phrase.message)
    case .phrase, .quantity:
      let unmarked = unmarked(index)
      if case .phrase(let phrase) = scope[unmarked] { return table.trait(trait, of: phrase.message) }
      if case .entry(let message) = scope[unmarked] { return table.trait(trait, of: message) }
      return .none
    default: return .none
    }
  }

  /// Returns the index of the value inside a phrase with marks for a voice. For any other value, returns the same
  /// index. Selections use this, because they ignore marks.
  mutating func unmarked(_ index: Int) -> Int {
    var index = index
    while true {
      switch scope[index] {
      case .phrase(let phrase), .quantity(let phrase, _):
        guard phrase.pattern == table.marked, let held = scope.index(of: ArgumentName(.value), in: phrase.frame) else {
          return index
        }
        index = held
      default: return index
      }
    }
  }

  mutating func say(_ name: ArgumentName) {
    if let index = binding(of: name) { say(argument: index) } else { sayUnbound(name) }
  }

  private mutating func sayUnbound(_ name: ArgumentName) {
    if let word = ambient(name), word != .none {
      endLeading()
      output.append(table.text(of: word))
    } else {
      let name = "$" + table.text(of: name)
      sayMissing(name)
      report(SpeechFault(kind: .unknownVariable, name: name))
    }
  }

  /// Writes the argument at an index of the scope.
  mutating func say(argument index: Int) {
    switch scope[index] {
    case .number(let number, let writing): say(number, as: writing)
    case .phrase(let phrase), .quantity(let phrase, _):
      // Plain words need no context. Saves 8 ns for each weekday of a list.
      if let text = phrase.pattern.text { sayText(text.start, text.count) } else { say(inner: phrase) }
    case .entry(let message):
      if let entry = entryIndex(of: message) { say(entry: entry) } else { say(scope.value(of: message)) }
    case let value: sayText(value, at: index)
    }
  }

  /// Returns the index of a message's lexicon entry. Returns `nil` if the table has an observer, so that the message is
  /// evaluated and counted, too.
  private mutating func entryIndex(of message: Int32) -> Int? {
    table.recordsCoverage ? nil : table.entryIndex(of: message)
  }

  mutating func sayText(_ value: Value, at index: Int) {
    switch value {
    case .number, .phrase, .quantity, .entry: break
    case .silence: reportBlank(index)
    case .text(let text), .quantityText(let text, _):
      endLeading()
      let start = output.count
      output.appendCleaned(scope.text(text))
      if output.count == start { reportBlank(index) }
    case .word(let word):
      endLeading()
      output.append(table.text(of: word))
    case .utterance(let kept):
      endLeading()
      append(scope.utterance(kept))
    case .otherLanguage(let kept):
      append(scope.utterance(kept))
      endLeading()
    case .missing(let text):
      // The fault was reported when the message was looked up.
      sayMissing(scope.text(text))
    }
  }

  /// Reports a blank argument. The spaces around it are collapsed by ``finish(_:)``.
  private mutating func reportBlank(_ index: Int) {
    let name = scope.name(at: index)
    // A blank text that is the whole phrase isn't an argument of a message.
    guard name != ArgumentName(.value) else { return }
    scope.ensureSideEffects().hasHole = true
    report(SpeechFault(kind: .blankArgument, name: "$" + table.text(of: name)))
  }
}
