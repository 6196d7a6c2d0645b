// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a day and a time of day.
struct DateTimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var style = Phrase.MomentStyle.automatic

  static let name = "dateTime"
  static let summary = "a date and time, such as 'Today at 2:30 PM'"
  static let examples = [
    ["2026-11-20T14:30:00-05:00"] + Phrase.exampleClock,
    ["2026-11-19 23:05"] + Phrase.exampleClock + ["--hour-cycle", "h23"],
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("dayPart", .dayPart), ("full", .full)],
      "the style: the day and the time, the part of the day for today, or the full date", place: .named)
  }

  var phrase: Phrase { .dateTime(instant, style: style) }

  var hasMoment: Bool { true }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    if style == .full { return .phrase(scope.bind(fullMoment: moment, speaker.hourCycle)) }
    guard style == .dayPart, moment.dayNumber == today.dayNumber else {
      return .phrase(scope.bind(moment: moment, today: today, speaker.hourCycle))
    }
    let time = Value.phrase(scope.bind(time: moment, speaker.hourCycle))
    return .phrase(scope.bind(.momentTodayPart, (.time, time), (.hour, .identifier(moment.hour))))
  }
}

extension Phrase {
  /// The style of a date and time.
  public struct MomentStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, dayPart, full }

    private let kind: Kind

    /// The day and time, such as "Today at 9:00 PM".
    public static let automatic = MomentStyle(kind: .automatic)
    /// The part of today and the time, such as "Tonight at 9:00 PM" or "This morning at 8:00 AM". For other days, and
    /// in the hours after midnight, it is ``automatic``. People can count these hours as the night before.
    public static let dayPart = MomentStyle(kind: .dayPart)
    /// The full date and the time, such as "Friday, November 20, 2026 at 9:00 PM".
    public static let full = MomentStyle(kind: .full)
  }

  /// Returns a phrase for a date and time in a style, such as "Tonight at 9:00 PM". See ``dateTime(_:)``.
  public static func dateTime(_ moment: some SpeakableMoment, style: MomentStyle) -> Phrase {
    Phrase(DateTimeKind(instant: moment.instantForSpeech, style: style))
  }

  /// Returns a phrase for a date and time, such as "Today at 2:30 PM", "Tuesday at 2:00 PM", or "November 3 at 2:30
  /// PM".
  ///
  /// Days are calendar days in the speaker's time zone. Two to six days before today, the day is the weekday alone.
  /// Later weekdays include their date. Years outside 1 to 9999, and speakers without a time zone, give "Date
  /// unavailable".
  public static func dateTime(_ moment: some SpeakableMoment) -> Phrase {
    Phrase(DateTimeKind(instant: moment.instantForSpeech))
  }

  static let exampleClock = ["--now", "2026-11-20T17:00:00-05:00", "--time-zone", "America/New_York"]

  static let momentMeaning = "the date and time; without an offset, in the time zone of the request"
}

extension Speaker {
  /// Returns the text for a date and time, such as "Today at 2:30 PM". See ``Phrase/dateTime(_:)``.
  public func dateTime(_ moment: some SpeakableMoment, context: PhraseContext = .standalone) -> Utterance {
    let kind = DateTimeKind(instant: moment.instantForSpeech)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  mutating func bind(
    moment: CivilDateTime, today: CivilDateTime, dates: NearDateStyle = .near, includesTime: Bool,
    _ hourCycle: HourCycle
  ) -> BoundMessage {
    includesTime
      ? bind(moment: moment, today: today, dates: dates, hourCycle) : bind(date: moment, today: today, style: dates)
  }

  mutating func bind(
    moment: CivilDateTime, today: CivilDateTime, dates: NearDateStyle = .near, _ hourCycle: HourCycle
  ) -> BoundMessage {
    let time = Value.phrase(bind(time: moment, hourCycle))
    let hour = moment.hour
    switch moment.dayNumber - today.dayNumber {
    case 0:
      // A later time today can't be "last night".
      return moment.isLaterInDay(than: today)
        ? bind(.momentToday, (.time, time)) : bind(.momentToday, atHour: hour, (.time, time))
    case 1: return bind(.momentTomorrow, atHour: hour, (.time, time))
    case -1: return bind(.momentYesterday, atHour: hour, (.time, time))
    default:
      let date = bind(date: moment, today: today, style: dates)
      return bind(.momentDate, atHour: hour, (.time, time), (.date, .phrase(date)))
    }
  }

  fileprivate mutating func bind(fullMoment moment: CivilDateTime, _ hourCycle: HourCycle) -> BoundMessage {
    let time = Value.phrase(bind(time: moment, hourCycle))
    let date = Value.phrase(bind(full: moment))
    return bind(.momentDate, atHour: moment.hour, (.time, time), (.date, date))
  }

  /// Returns a message with a time of day. From 0:00 to 3:59, uses the attribute `.night` if the language has one.
  /// People can count these hours as the day before.
  mutating func bind(
    _ message: BuiltInMessage, atHour hour: Int, _ first: (ArgumentName.BuiltIn, Value),
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(message, preferring: hour < 4 ? "night" : nil, first, second, third)
  }
}
