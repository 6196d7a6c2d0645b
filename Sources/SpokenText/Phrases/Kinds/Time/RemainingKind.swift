// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How much time is left.
struct RemainingKind: PhraseKind {
  var seconds = ExactDecimal.notANumber
  var style = Phrase.RemainingStyle.automatic

  static let name = "remaining"
  static let summary = "the time left, such as '2 minutes remaining' or 'About 2 minutes left'"
  static let examples = [["120"], ["130", "--style", "about"], ["45"], ["3725", "--style", "exact"]]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the time in seconds", place: .required)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("exact", .exact), ("about", .about)],
      "the precision: seconds below two minutes, always seconds, or rounded with 'about'", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(in: &scope))
  }

  private func boundMessage(in scope: inout PhraseScope) -> BoundMessage {
    guard let cut = MinuteSpan(cutting: seconds), let rounded = MinuteSpan(rounding: seconds) else {
      return scope.bind(.durationUnavailable)
    }
    guard !seconds.isNegative, !seconds.isZero else { return scope.bind(.remainingNone) }
    let whole = seconds.integerPart ?? cut.seconds
    if whole == 0 || style == .about && rounded.seconds == 0 {
      let least = scope.bind(counting: .number(1), of: whole == 0 ? .unitSecond : .unitMinute)
      return scope.bind(.remainingLess, (.duration, .phrase(least)))
    }
    let span = style == .about ? rounded.seconds : style == .exact || whole < 120 ? whole : cut.seconds
    let duration = scope.bind(duration: ExactDecimal(low: span), units: style == .exact ? 4 : 2)
    return scope.bind(
      style == .about ? .remainingAbout : .remaining, (.duration, .phrase(duration)),
      (.count, SpanUnit.leadingCount(of: span)))
  }
}

extension Phrase {
  /// How exactly the time left is said.
  public struct RemainingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, exact, about }

    private let kind: Kind

    /// Below two minutes to the second, "1 minute and 59 seconds remaining". Longer times are said in at most two units
    /// down to minutes, and smaller units are left out: "1 hour and 30 minutes remaining".
    public static let automatic = RemainingStyle(kind: .automatic)
    /// Always to the second: "1 hour, 2 minutes, and 5 seconds remaining".
    public static let exact = RemainingStyle(kind: .exact)
    /// Rounded as people say it, to minutes below an hour, to ten minutes below a day, then to hours: "About 2 minutes
    /// left", "About 1 hour and 30 minutes left".
    public static let about = RemainingStyle(kind: .about)
  }

  /// How much time is left: "2 minutes remaining", "45 seconds remaining", "About 2 minutes left".
  ///
  /// Less than a second is "Less than 1 second remaining", and with ``RemainingStyle/about`` a time that is rounded to no
  /// minutes is "Less than 1 minute remaining". Nothing or less is "No time remaining". Not-a-number and infinities are
  /// "Duration unavailable".
  ///
  /// - Parameters:
  ///   - seconds: How many seconds are left. Fractions of a second are left out.
  ///   - style: How exactly they are said.
  public static func remaining(seconds: some SpeakableNumber, style: RemainingStyle = .automatic) -> Phrase {
    RemainingKind(seconds: seconds.decimalForSpeech, style: style).phrase
  }

  /// How much time is left: "2 minutes remaining". See ``remaining(seconds:style:)``.
  public static func remaining(_ duration: Swift.Duration, style: RemainingStyle = .automatic) -> Phrase {
    .remaining(seconds: ExactDecimal(secondsOf: duration), style: style)
  }
}
