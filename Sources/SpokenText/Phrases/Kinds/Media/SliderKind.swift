// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where a slider stands.
struct SliderKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var minimum: ExactDecimal = 0
  var maximum: ExactDecimal = 1

  static let name = "slider"
  static let summary = "the position of a slider, such as '40 percent' or 'Maximum'"
  static let examples = [["0.4"], ["10", "--from", "0", "--to", "10"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &value, "the current value", place: .required)
    try keys.number("from", &minimum, "the lowest value (default: 0)", place: .named)
    try keys.number("to", &maximum, "the highest value (default: 1)", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard value.isSpeakable, minimum.isSpeakable, maximum.isSpeakable, minimum.compared(with: maximum) < 0 else {
      return .phrase(scope.bind(.numberUnavailable))
    }
    if value.compared(with: minimum) <= 0 { return .phrase(scope.bind(.sliderMinimum)) }
    if value.compared(with: maximum) >= 0 { return .phrase(scope.bind(.sliderMaximum)) }
    guard let percent = ExactDecimal.percent(value - minimum, of: maximum - minimum) else {
      return .phrase(scope.bind(.numberUnavailable))
    }
    return .phrase(scope.bind(.percent, (.value, .number(percent))))
  }
}

extension Phrase {
  /// Where a slider stands: "Minimum", "40 percent", "Maximum". A value beyond an end is said as that end; not-a-number is
  /// "Number unavailable". Between the ends it is never 0 nor 100 percent.
  ///
  /// - Parameter fraction: Where it stands, from 0 to 1.
  public static func slider(_ fraction: some SpeakableNumber) -> Phrase {
    SliderKind(value: fraction.decimalForSpeech).phrase
  }

  /// Where a slider stands: `.slider(4, in: 0...10)` is "40 percent", 10 "Maximum". See ``slider(_:)``.
  public static func slider<Number: SpeakableNumber & Comparable>(
    _ value: Number, in range: ClosedRange<Number>
  ) -> Phrase {
    let kind = SliderKind(
      value: value.decimalForSpeech, minimum: range.lowerBound.decimalForSpeech,
      maximum: range.upperBound.decimalForSpeech)
    return kind.phrase
  }
}
