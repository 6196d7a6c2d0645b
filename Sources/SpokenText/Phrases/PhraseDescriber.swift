// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Describes a phrase by its kind and its keys, such as `state(status: taken)`. Empty keys are omitted.
struct PhraseDescriber: KeyVisitor {
  private var fields: [(name: String, text: String)] = []

  /// Returns the kind's name and its keys.
  static func describe(_ kind: some DescribedKind) -> String {
    var (kind, describer) = (kind, PhraseDescriber())
    kind.visit(&describer)
    let name = type(of: kind).name
    guard !describer.fields.isEmpty else { return name }
    return "\(name)(\(describer.fields.map { "\($0.name): \($0.text)" }.joined(separator: ", ")))"
  }

  private mutating func note(_ name: String, _ text: String) { fields.append((name, text)) }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {
    note(name, value.description)
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {
    if let value { note(name, "\(value)") }
  }

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {
    note(name, value.code)
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {
    note(name, "\(value.secondsSinceEpoch)")
  }

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {
    note(name, value.rule)
  }

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {
    if let choice = choices.first(where: { $0.value == value }) { note(name, choice.name) }
  }

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) {
    if !value.isEmpty { note(name, "“\(value)”") }
  }

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {
    if let value { note(name, vocabulary.name(of: value)) }
  }

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) {
    note(name, value.description)
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    if let value { note(name, value.description) }
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    note(name, "[\(value.map(\.description).joined(separator: ", "))]")
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    let list = value.list.map { "\($0.name): \($0.value)" }
    if !list.isEmpty { note(name, "[\(list.joined(separator: ", "))]") }
  }
}
