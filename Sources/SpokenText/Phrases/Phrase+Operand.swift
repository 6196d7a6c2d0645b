extension Phrase {
  /// What fills the hole of a phrase that a format style holds.
  package enum Operand: Sendable {
    case number(ExactDecimal)
    case moment(Instant)
  }

  /// The same phrase of another value; nil where its kind has no use for that.
  func filled(with operand: Operand) -> Phrase? {
    switch kind {
    case .number(let kind): kind.filled(with: operand)
    case .ordinal(let kind): kind.filled(with: operand)
    case .percent(let kind): kind.filled(with: operand)
    case .money(let kind): kind.filled(with: operand)
    case .balance(let kind): kind.filled(with: operand)
    case .count(let kind): kind.filled(with: operand)
    case .dateTime(let kind): kind.filled(with: operand)
    case .date(let kind): kind.filled(with: operand)
    case .time(let kind): kind.filled(with: operand)
    case .elapsed(let kind): kind.filled(with: operand)
    case .due(let kind): kind.filled(with: operand)
    case .duration(let kind): kind.filled(with: operand)
    case .measure(let kind): kind.filled(with: operand)
    case .battery(let kind): kind.filled(with: operand)
    case .grade(let kind): kind.filled(with: operand)
    default: nil
    }
  }
}
