// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The number or moment of a phrase. Format styles and charts use the phrase as a template, and replace its operand
  /// with each value.
  package enum Operand: Sendable {
    case number(ExactDecimal)
    case moment(Instant)
  }

  /// The number or moment of the phrase, or `nil` if it has none. If the phrase is text that consists of a number, it
  /// is this number.
  var operand: Operand? {
    if let text = plainText { return ExactDecimal(text).map { .number($0) } }
    return kind.operand
  }

  /// `true` if the number of the phrase is zero.
  var isZero: Bool {
    if case .number(let number)? = operand { number.isZero } else { false }
  }

  /// Returns the phrase with another number or moment, or `nil` if it has none of this type.
  func filled(with operand: Operand) -> Phrase? { kind.filled(with: operand)?.importance(importance) }
}

/// The key path to the number or moment of a kind.
enum OperandKey<Kind>: Sendable {
  case number(WritableKeyPath<Kind, ExactDecimal> & Sendable)
  case moment(WritableKeyPath<Kind, Instant> & Sendable)
}

extension PhraseKind {
  fileprivate var operand: Phrase.Operand? {
    switch Self.operandKey {
    case .number(let key): .number(self[keyPath: key])
    case .moment(let key): .moment(self[keyPath: key])
    case nil: nil
    }
  }

  fileprivate func filled(with operand: Phrase.Operand) -> Phrase? {
    var kind = self
    switch (Self.operandKey, operand) {
    case (.number(let key), .number(let number)): kind[keyPath: key] = number
    case (.moment(let key), .moment(let instant)): kind[keyPath: key] = instant
    default: return nil
    }
    return kind.phrase
  }
}
