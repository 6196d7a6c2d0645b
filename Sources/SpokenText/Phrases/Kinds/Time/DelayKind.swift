// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How late or early something is.
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
  /// How late something is, "5 minutes late"; below zero how early, "2 minutes early"; less than a minute either way is "On
  /// time". At most two units, what is smaller is cut. Not-a-number and infinities are "Duration unavailable".
  public static func delay(seconds: some SpeakableNumber) -> Phrase {
    DelayKind(seconds: seconds.decimalForSpeech).phrase
  }

  /// How late something is: "5 minutes late". See ``delay(seconds:)``.
  public static func delay(_ duration: Swift.Duration) -> Phrase { .delay(seconds: ExactDecimal(secondsOf: duration)) }
}

/// A span of time in whole minutes, as it is said where seconds do not count.
struct MinuteSpan {
  /// A multiple of 60.
  var seconds: UInt64

  /// A span without its sign, cut to whole minutes; nil for one that is not finite.
  init?(cutting seconds: ExactDecimal) {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return nil }
    self.seconds = whole - whole % 60
  }

  /// A span rounded as people say it: to minutes below an hour, to ten minutes below a day, then to hours.
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
