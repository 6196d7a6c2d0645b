// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where a slider stands.
struct SliderKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var minimum: ExactDecimal = 0
  var maximum: ExactDecimal = 1
  /// The value in the middle of a slider that goes both ways.
  var center = ExactDecimal.notANumber

  static let name = "slider"
  static let summary = "the position of a slider, such as '40 percent' or 'Maximum'"
  static let examples = [
    ["0.4"], ["10", "--from", "0", "--to", "10"], ["-0.5", "--from", "-1", "--to", "1", "--center", "0"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &value, "the current value", place: .required)
    try keys.number("from", &minimum, "the lowest value (default: 0)", place: .named)
    try keys.number("to", &maximum, "the highest value (default: 1)", place: .named)
    try keys.number("center", &center, "the middle value of a slider that goes both ways", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard value.isSpeakable, minimum.isSpeakable, maximum.isSpeakable, minimum.compared(with: maximum) < 0 else {
      return .phrase(scope.bind(.numberUnavailable))
    }
    if center.isSpeakable, center.compared(with: minimum) > 0, center.compared(with: maximum) < 0 {
      return .phrase(fromCenter(in: &scope))
    }
    if value.compared(with: minimum) <= 0 { return .phrase(scope.bind(.sliderMinimum)) }
    if value.compared(with: maximum) >= 0 { return .phrase(scope.bind(.sliderMaximum)) }
    guard let percent = ExactDecimal.percent(value - minimum, of: maximum - minimum) else {
      return .phrase(scope.bind(.numberUnavailable))
    }
    return .phrase(scope.bind(.percent, (.value, .number(percent))))
  }

  /// How far the value is from the center, in percent of the way to that end.
  private func fromCenter(in scope: inout PhraseScope) -> BoundMessage {
    let distance = value - center
    if distance.isZero { return scope.bind(.sliderCenter) }
    let way = (distance.isNegative ? minimum : maximum) - center
    let percent = ExactDecimal.percent(distance.magnitude, of: way.magnitude) ?? 100
    let said = scope.bind(.percent, (.value, .number(percent.compared(with: 100) > 0 ? 100 : percent)))
    return scope.signed(said, isNegative: distance.isNegative, isZero: false, .always)
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
  ///
  /// A slider that goes both ways has a center. There, it is "Center", and elsewhere the way from the center to that end:
  /// `.slider(-0.5, in: -1...1, center: 0)` is "Minus 50 percent", and 1 "Plus 100 percent".
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - range: The values at its ends.
  ///   - center: The value in the middle of a slider that goes both ways. One that isn't between the ends is left out.
  public static func slider<Number: SpeakableNumber & Comparable>(
    _ value: Number, in range: ClosedRange<Number>, center: Number? = nil
  ) -> Phrase {
    let kind = SliderKind(
      value: value.decimalForSpeech, minimum: range.lowerBound.decimalForSpeech,
      maximum: range.upperBound.decimalForSpeech, center: center?.decimalForSpeech ?? .notANumber)
    return kind.phrase
  }
}
