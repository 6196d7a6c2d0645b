// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A time of day.
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
  /// How a time of day is said.
  public struct TimeStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, words }

    private let kind: Kind

    /// By its numbers: "12:00 PM".
    public static let automatic = TimeStyle(kind: .automatic)
    /// "Noon" and "Midnight", in the language's own words; all other times by their numbers. Beside a day midnight may be
    /// its beginning or its end: there say the numbers.
    public static let words = TimeStyle(kind: .words)
  }

  /// A time of day in a style of one's own: "Noon". See ``time(_:)-(Instant)``.
  public static func time(_ moment: some SpeakableMoment, style: TimeStyle) -> Phrase {
    Phrase(TimeKind(instant: moment.instantForSpeech, style: style))
  }

  /// A time of day, its seconds cut off: "2:30 PM", or as the language says it on a 24-hour clock.
  ///
  /// In the night when clocks are set back, an hour comes twice. Its times are told apart: "1:30 AM, before the clock
  /// change", "1:30 AM, after the clock change".
  ///
  /// Years below 1 and above 9999, and a speaker without a time zone, are "Time unavailable".
  public static func time(_ moment: some SpeakableMoment) -> Phrase {
    Phrase(TimeKind(instant: moment.instantForSpeech))
  }
}

extension Speaker {
  /// A time of day, its seconds cut off: "2:30 PM".
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
