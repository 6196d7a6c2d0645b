// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a time of day.
struct TimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var style = Phrase.TimeStyle.automatic

  static let name = "time"
  static let summary = "a time of day, such as '2:30 PM'"
  static let examples = [["2026-11-20T14:30:00-05:00"] + Phrase.exampleClock.suffix(2)]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("words", .words)],
      "the style: numbers only, or noon and midnight by name",
      place: .named)
  }

  var phrase: Phrase { .time(instant, style: style) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let moment = CivilDateTime(instant, in: speaker.zone) else { return .phrase(scope.bind(.timeUnavailable)) }
    guard style == .words, moment.minute == 0, moment.hour % 12 == 0 else {
      return .phrase(scope.bind(time: moment, speaker.hourCycle))
    }
    return .phrase(scope.bind(moment.hour == 0 ? .timeMidnight : .timeNoon))
  }
}

extension Phrase {
  /// The style of a time of day.
  public struct TimeStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, words }

    private let kind: Kind

    /// Numbers, such as "12:00 PM".
    public static let automatic = TimeStyle(kind: .automatic)
    /// The words "Noon" and "Midnight", and numbers for other times. Don't use it with a day, because midnight could be
    /// its start or its end.
    public static let words = TimeStyle(kind: .words)
  }

  /// Returns a phrase for a time of day in a style, such as "Noon". See ``time(_:)``.
  public static func time(_ moment: some SpeakableMoment, style: TimeStyle) -> Phrase {
    Phrase(TimeKind(instant: moment.instantForSpeech, style: style))
  }

  /// Returns a phrase for a time of day without seconds, such as "2:30 PM", or in the language's form for a 24-hour
  /// clock.
  ///
  /// If clocks go back, the repeated times are "1:30 AM, before the clock change" and "1:30 AM, after the clock
  /// change". Years outside 1 to 9999, and speakers without a time zone, give "Time unavailable".
  public static func time(_ moment: some SpeakableMoment) -> Phrase {
    Phrase(TimeKind(instant: moment.instantForSpeech))
  }
}

extension Speaker {
  /// Returns the text for a time of day without seconds, such as "2:30 PM".
  public func time(_ moment: some SpeakableMoment, context: PhraseContext = .standalone) -> Utterance {
    let kind = TimeKind(instant: moment.instantForSpeech)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  mutating func bind(time: CivilDateTime, _ hourCycle: HourCycle) -> BoundMessage {
    let said = bind(hour: time.hour, minute: time.minute, hourCycle)
    switch time.repetition {
    case .none: return said
    case .beforeChange: return bind(.timeBeforeChange, (.time, .phrase(said)))
    case .afterChange: return bind(.timeAfterChange, (.time, .phrase(said)))
    }
  }

  mutating func bind(hour: Int, minute: Int, _ hourCycle: HourCycle) -> BoundMessage {
    bind(
      hourCycle == .h12 ? .timeH12 : .timeH23, (.hour, .identifier(hour)),
      (.hour12, .identifier((hour + 11) % 12 + 1)), (.minute, .identifier(minute)),
      (.period, .word(hour < 12 ? .am : .pm)))
  }
}
