// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time left.
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
  /// The precision of the time left.
  public struct RemainingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, exact, about }

    private let kind: Kind

    /// Includes seconds if less than two minutes remain, such as "1 minute and 59 seconds remaining". Longer times have
    /// at most two units without seconds, such as "1 hour and 30 minutes remaining".
    public static let automatic = RemainingStyle(kind: .automatic)
    /// Always includes seconds, such as "1 hour, 2 minutes, and 5 seconds remaining".
    public static let exact = RemainingStyle(kind: .exact)
    /// Rounded to minutes below an hour, to ten minutes below a day, and otherwise to hours. For example, "About 2
    /// minutes left" or "About 1 hour and 30 minutes left".
    public static let about = RemainingStyle(kind: .about)
  }

  /// Returns a phrase for the time left, such as "2 minutes remaining", "45 seconds remaining", or "About 2 minutes
  /// left".
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds left. Fractions are dropped. Less than a second is "Less than 1 second
  ///     remaining", and zero or less is "No time remaining". Infinities and not-a-number are "Duration unavailable".
  ///   - style: The precision. In ``RemainingStyle/about``, a time that rounds to zero is "Less than 1 minute
  ///     remaining".
  public static func remaining(seconds: some SpeakableNumber, style: RemainingStyle = .automatic) -> Phrase {
    RemainingKind(seconds: seconds.decimalForSpeech, style: style).phrase
  }

  /// Returns a phrase for the time left, such as "2 minutes remaining". See ``remaining(seconds:style:)``.
  public static func remaining(_ duration: Swift.Duration, style: RemainingStyle = .automatic) -> Phrase {
    .remaining(seconds: ExactDecimal(secondsOf: duration), style: style)
  }
}
