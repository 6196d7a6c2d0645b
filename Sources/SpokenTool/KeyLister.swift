// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A visitor that also handles the keys that only cards have.
protocol CardKeyVisitor: KeyVisitor {
  /// Visits a hint, which is `nil` if the element has none.
  mutating func hint(_ name: String, _ value: inout Phrase.Hint?, _ meaning: String) throws(Fault)

  mutating func actions(_ name: String, _ value: inout [SpokenAction], _ meaning: String) throws(Fault)

  mutating func cards(_ name: String, _ value: inout [SpokenCard], _ meaning: String) throws(Fault)

  mutating func traits(_ name: String, _ value: inout SpokenTraits, _ meaning: String) throws(Fault)
}

/// Lists the keys of a kind, for help and to find unknown keys.
struct KeyLister: CardKeyVisitor {
  private(set) var keys: [Key] = []

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.number, meaning: meaning, place: place, value: .number))
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {
    keys.append(
      Key(
        name: name, form: Form.wholeNumber(in: range), meaning: meaning, place: place, value: .wholeNumber, range: range
      ))
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.currency, meaning: meaning, place: place, value: .currency))
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.moment, meaning: meaning, place: place, value: .moment))
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.rule, meaning: meaning, place: place))
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {
    let names = choices.map(\.name)
    keys.append(
      Key(
        name: name, form: names.joined(separator: "|"), meaning: meaning, place: place, value: .choice, choices: names))
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.text, meaning: meaning, place: place))
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {
    keys.append(
      Key(name: name, form: vocabulary.form, meaning: meaning, place: place, value: .word, vocabulary: vocabulary))
  }

  mutating func language(_ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.language, meaning: meaning, place: place, value: .language))
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.messageID, meaning: meaning, place: place, value: .message))
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    keys.append(
      Key(
        name: name, form: Form.phrase(orWordOf: vocabulary), meaning: meaning, place: place, word: .phrase,
        value: .phrase, vocabulary: vocabulary))
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    keys.append(Key(name: name, form: Form.phrases, meaning: meaning, place: place, word: .phrases, value: .phrases))
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    keys.append(Key(name: name, form: Form.arguments, meaning: meaning, word: .json, value: .arguments))
  }

  mutating func hint(_ name: String, _ value: inout Phrase.Hint?, _ meaning: String) {
    keys.append(Key(name: name, form: Form.hint, meaning: meaning, word: .phrase, value: .hint, vocabulary: .outcomes))
  }

  mutating func actions(_ name: String, _ value: inout [SpokenAction], _ meaning: String) {
    keys.append(Key(name: name, form: Form.actions, meaning: meaning, word: .json, value: .actions))
  }

  mutating func cards(_ name: String, _ value: inout [SpokenCard], _ meaning: String) {
    keys.append(Key(name: name, form: Form.cards, meaning: meaning, word: .json, value: .cards))
  }

  mutating func traits(_ name: String, _ value: inout SpokenTraits, _ meaning: String) {
    keys.append(Key(name: name, form: Form.traits, meaning: meaning, word: .plains, value: .traits))
  }
}
