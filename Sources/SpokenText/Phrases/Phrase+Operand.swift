// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What fills the hole of a phrase that a format style holds.
  package enum Operand: Sendable {
    case number(ExactDecimal)
    case moment(Instant)
  }

  /// The same phrase of another value; nil where its kind has no use for that.
  func filled(with operand: Operand) -> Phrase? { described.filled(with: operand) }
}
