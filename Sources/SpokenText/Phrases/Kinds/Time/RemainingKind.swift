// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How much time is left.
struct RemainingKind: PhraseKind {
  var seconds = ExactDecimal.notANumber
  var style = Phrase.RemainingStyle.exact

  static let name = "remaining"
  static let summary = "the time left, such as '2 minutes remaining' or 'About 2 minutes left'"
  static let examples = [["120"], ["130", "--style", "about"], ["45"]]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the time in seconds", place: .required)
    try keys.choice(
      "style", &style, [("exact", .exact), ("about", .about)], "the precision: exact, or rounded with 'about'",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(in: &scope))
  }

  private func boundMessage(in scope: inout PhraseScope) -> BoundMessage {
    guard let cut = MinuteSpan(cutting: seconds), let rounded = MinuteSpan(rounding: seconds) else {
      return scope.bind(.durationUnavailable)
    }
    guard !seconds.isNegative, !seconds.isZero else { return scope.bind(.remainingNone) }
    guard cut.seconds > 0 else {
      let minute = scope.bind(counting: .number(1), of: .unitMinute)
      return scope.bind(.remainingLess, (.duration, .phrase(minute)))
    }
    let span = style == .about ? rounded : cut
    let duration = scope.bind(duration: ExactDecimal(low: span.seconds), units: 2)
    return scope.bind(
      style == .about ? .remainingAbout : .remaining, (.duration, .phrase(duration)),
      (.count, SpanUnit.leadingCount(of: span.seconds)))
  }
}

extension Phrase {
  /// How exactly the time left is said.
  public struct RemainingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case exact, about }

    private let kind: Kind

    /// In at most two units down to minutes, what is smaller is cut: "1 hour and 30 minutes remaining".
    public static let exact = RemainingStyle(kind: .exact)
    /// Rounded as people say it, to minutes below an hour, to ten minutes below a day, then to hours: "About 2 minutes
    /// left", "About 1 hour and 30 minutes left".
    public static let about = RemainingStyle(kind: .about)
  }

  /// How much time is left: "2 minutes remaining", "About 2 minutes left", "Less than 1 minute remaining".
  ///
  /// Nothing or less is "No time remaining"; not-a-number and infinities are "Duration unavailable".
  public static func remaining(seconds: some SpeakableNumber, style: RemainingStyle = .exact) -> Phrase {
    RemainingKind(seconds: seconds.decimalForSpeech, style: style).phrase
  }

  /// How much time is left: "2 minutes remaining". See ``remaining(seconds:style:)``.
  public static func remaining(_ duration: Swift.Duration, style: RemainingStyle = .exact) -> Phrase {
    .remaining(seconds: ExactDecimal(secondsOf: duration), style: style)
  }
}
