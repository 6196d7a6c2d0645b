/// A place in a row.
struct OrdinalKind: PhraseKind {
  var number = ExactDecimal.notANumber

  static let name = "ordinal"
  static let summary = "a place in a row: 22nd"
  static let examples = [["22"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &number, "the place, from 1", place: .required)
  }

  var phrase: Phrase { Phrase(.ordinal(self)) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard number.isIntegral, number.isSpeakable, !number.isNegative, !number.isZero else {
      return NumberKind(number: number).value(by: speaker, in: &scope)
    }
    return .phrase(scope.phrase(.ordinal, (.value, .number(number.truncated))))
  }

  func filled(with operand: Phrase.Operand) -> Phrase? {
    guard case .number(let number) = operand else { return nil }
    return OrdinalKind(number: number).phrase
  }
}

extension Phrase {
  /// A place in a row: 1 is "1st", 22 "22nd".
  ///
  /// Below 1, and with a fraction, there is no place: the number is said as ``number(_:style:sign:maximumFractionDigits:)`` says it, "0",
  /// "Minus 3", "1.5".
  public static func ordinal(_ number: some SpeakableNumber) -> Phrase {
    Phrase(.ordinal(OrdinalKind(number: number.decimalForSpeech)))
  }
}
