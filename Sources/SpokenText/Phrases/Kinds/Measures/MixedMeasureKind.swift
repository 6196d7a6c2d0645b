// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a measurement that is given in two units.
struct MixedMeasureKind: PhraseKind {
  var first = ExactDecimal.notANumber
  var firstUnit = MeasureUnit("")
  var second = ExactDecimal.notANumber
  var secondUnit = MeasureUnit("")

  static let name = "mixedMeasure"
  static let summary = "a measurement in two units, such as '5 feet 10 inches'"
  static let examples = [["5", "foot", "10", "inch"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("first", &first, "the value in the larger unit", place: .required)
    try keys.unit("firstUnit", &firstUnit, "the larger unit, by its Unicode identifier", place: .required)
    try keys.number("second", &second, "the value in the smaller unit", place: .required)
    try keys.unit("secondUnit", &secondUnit, "the smaller unit, by its Unicode identifier", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let (first, second) = (first.roundedForSpeech, second.roundedForSpeech)
    guard first.isSpeakable, second.isSpeakable else { return .phrase(scope.bind(.measureUnavailable)) }
    if second.isZero { return .phrase(scope.bind(measure: first, firstUnit, .automatic)) }
    if first.isZero { return .phrase(scope.bind(measure: second, secondUnit, .automatic)) }
    return .phrase(
      scope.bind(
        mixed: first.magnitude, firstUnit, second.magnitude, secondUnit,
        isNegative: first.isNegative || second.isNegative, .automatic))
  }
}

extension Phrase {
  /// Returns a phrase for a measurement that you have in two units, such as "5 feet 10 inches".
  ///
  /// Values aren't converted, but a zero is omitted, as in "5 feet". If one value is negative, so is the measurement.
  /// If one is infinite or not-a-number, the phrase is "Measurement unavailable". To split one value into two units,
  /// use ``measure(_:_:in:and:)``.
  ///
  /// - Parameters:
  ///   - first: The value in the larger unit.
  ///   - firstUnit: The larger unit.
  ///   - second: The value in the smaller unit.
  ///   - secondUnit: The smaller unit.
  public static func measure(
    _ first: some SpeakableNumber, _ firstUnit: MeasureUnit, _ second: some SpeakableNumber, _ secondUnit: MeasureUnit
  ) -> Phrase {
    MixedMeasureKind(
      first: first.decimalForSpeech, firstUnit: firstUnit, second: second.decimalForSpeech, secondUnit: secondUnit
    ).phrase
  }
}
