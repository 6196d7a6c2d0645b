// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the value of a slider.
struct SliderKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var minimum: ExactDecimal = 0
  var maximum: ExactDecimal = 1
  /// The middle value of a slider that goes both ways, such as a balance control.
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

  /// Returns the distance from the center, as a percentage of the distance to the end on that side.
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
  /// Returns a phrase for the value of a slider, such as "Minimum", "40 percent", or "Maximum". Between the ends, it is
  /// never 0 or 100 percent.
  ///
  /// - Parameter fraction: The value from 0 to 1. Values outside are read as the nearer end. Not-a-number is "Number
  ///   unavailable".
  public static func slider(_ fraction: some SpeakableNumber) -> Phrase {
    SliderKind(value: fraction.decimalForSpeech).phrase
  }

  /// Returns a phrase for the value of a slider with a range, such as "Minimum" or "40 percent". See ``slider(_:)``.
  ///
  /// With a center, the phrase is the distance from it. For example, `.slider(-0.5, in: -1...1, center: 0)` is "Minus
  /// 50 percent". The value 1 is "Plus 100 percent", and 0 is "Center".
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - range: The values at the ends. If they are equal, the phrase is "Number unavailable".
  ///   - center: The middle value of a slider that goes both ways. If it isn't between the ends, it is ignored.
  public static func slider<Number: SpeakableNumber & Comparable>(
    _ value: Number, in range: ClosedRange<Number>, center: Number? = nil
  ) -> Phrase {
    let kind = SliderKind(
      value: value.decimalForSpeech, minimum: range.lowerBound.decimalForSpeech,
      maximum: range.upperBound.decimalForSpeech, center: center?.decimalForSpeech ?? .notANumber)
    return kind.phrase
  }
}
