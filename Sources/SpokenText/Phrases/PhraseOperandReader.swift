// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The number or the moment that a phrase is of: what ``filled(with:)`` replaces. Of a text, the number that it writes.
  var operand: Operand? {
    var reader = OperandReader()
    switch kind {
    case .text(let text): return ExactDecimal(text.text).map { .number($0) }
    case .number, .percent, .money, .count, .duration, .dateTime, .date, .time, .other: reader.read(described)
    default: return nil
    }
    return reader.operand
  }
}

/// Reads the first number or moment of a kind.
private struct OperandReader: KeyVisitor {
  private(set) var operand: Phrase.Operand?

  mutating func read(_ kind: some DescribedKind) {
    var kind = kind
    kind.visit(&self)
  }

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPlace) {
    if operand == nil { operand = .number(value) }
  }

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPlace) {
    if operand == nil { operand = .moment(value) }
  }

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPlace
  ) {}
  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPlace) {}
  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPlace) {}
  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String, place: KeyPlace
  ) {}
  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPlace) {}
  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPlace
  ) {}
  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPlace) {}
  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPlace
  ) {}
  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPlace) {}
  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {}
}
