// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a range of measurements.
struct MeasureRangeKind: PhraseKind {
  var from = ExactDecimal.notANumber
  var to = ExactDecimal.notANumber
  var unit = MeasureUnit("")

  static let name = "measureRange"
  static let summary = "a range of measurements, such as '2 to 4 kilometers'"
  static let examples = [["2", "4", "kilometer"], ["-5", "5", "celsius"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("from", &from, "the first value", place: .required)
    try keys.number("to", &to, "the last value", place: .required)
    try keys.unit("unit", &unit, "the unit, by its Unicode identifier", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(measureFrom: from, to: to, unit))
  }
}

extension Phrase {
  /// Returns a phrase for a range of measurements, such as "2 to 4 kilometers", or "Minus 5 degrees Celsius to 5
  /// degrees Celsius".
  ///
  /// The lower value is read first. If the values are equal, only one is read. If one is infinite or not-a-number, the
  /// phrase is "Measurement unavailable".
  public static func measure(from: some SpeakableNumber, to: some SpeakableNumber, _ unit: MeasureUnit) -> Phrase {
    MeasureRangeKind(from: from.decimalForSpeech, to: to.decimalForSpeech, unit: unit).phrase
  }
}

extension PhraseScope {
  mutating func bind(measureFrom from: ExactDecimal, to: ExactDecimal, _ unit: MeasureUnit) -> BoundMessage {
    var (low, high) = (from.roundedForSpeech, to.roundedForSpeech)
    guard low.isSpeakable, high.isSpeakable else { return bind(.measureUnavailable) }
    if low.compared(with: high) > 0 { swap(&low, &high) }
    if low.hasSameValue(as: high) { return bind(measure: low, unit, .automatic) }
    guard !low.isNegative else {
      let first = Value.phrase(bind(measure: low, unit, .automatic))
      let second = Value.phrase(bind(measure: high, unit, .automatic))
      // Some languages name the unit only once.
      let below = bind(
        attribute: "below", of: BuiltInMessage.measureRange.message, (.low, .number(low)), (.from, first), (.to, second)
      )
      return below ?? bind(.measureRange, (.from, first), (.to, second))
    }
    let range = range(from: low, to: high)
    let measure = bind(counting: range, ofHead: unit)
    guard unit != .percent else { return bind(.rangeShared, (.amount, .phrase(measure))) }
    let shared = bind(
      .measureRangeShared, (.measure, .phrase(measure)), (.range, range), (.from, .number(low)), (.to, .number(high)))
    return wrapped(shared, per: unit)
  }
}
