// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a delay.
struct DelayKind: PhraseKind {
  var seconds = ExactDecimal.notANumber

  static let name = "delay"
  static let summary = "a delay, such as '5 minutes late' or 'On time'"
  static let examples = [["300"], ["-120"], ["0"]]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the delay in seconds; a negative delay is early", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(in: &scope))
  }

  private func boundMessage(in scope: inout PhraseScope) -> BoundMessage {
    guard let span = MinuteSpan(cutting: seconds) else { return scope.bind(.durationUnavailable) }
    guard span.seconds > 0 else { return scope.bind(.delayNone) }
    let duration = Value.phrase(scope.bind(duration: ExactDecimal(low: span.seconds), units: 2))
    return scope.bind(seconds.isNegative ? .delayEarly : .delayLate, (.duration, duration))
  }
}

extension Phrase {
  /// Returns a phrase for a delay, such as "5 minutes late", "2 minutes early", or "On time".
  ///
  /// - Parameter seconds: The delay in seconds, negative if something is early. Less than a minute is "On time". The
  ///   phrase has at most two units, and smaller ones are dropped. For infinities and not-a-number, it is "Duration
  ///   unavailable".
  public static func delay(seconds: some SpeakableNumber) -> Phrase {
    DelayKind(seconds: seconds.decimalForSpeech).phrase
  }

  /// Returns a phrase for a delay, such as "5 minutes late". See ``delay(seconds:)``.
  public static func delay(_ duration: Swift.Duration) -> Phrase { .delay(seconds: ExactDecimal(secondsOf: duration)) }
}

/// A duration in whole minutes, for phrases without seconds.
struct MinuteSpan {
  /// The duration, a multiple of 60.
  var seconds: UInt64

  /// Creates the absolute duration, truncated to whole minutes, or returns `nil` if it isn't finite.
  init?(cutting seconds: ExactDecimal) {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return nil }
    self.seconds = whole - whole % 60
  }

  /// Creates a duration that is rounded to minutes below an hour, to ten minutes below a day, and otherwise to hours.
  init?(rounding seconds: ExactDecimal) {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return nil }
    let step: UInt64 =
      switch whole {
      case ..<3570: 60
      case ..<86_100: 600
      default: 3600
      }
    let rest = whole % step
    let cut = whole - rest
    self.seconds = rest * 2 < step ? cut : cut.addingReportingOverflow(step).overflow ? cut : cut + step
  }
}
