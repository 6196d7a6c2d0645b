// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A day.
struct DateKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var style = Phrase.DateStyle.relative

  static let name = "date"
  static let summary = "a date, such as 'Today' or 'Tuesday, November 24'"
  static let examples = [
    ["2026-11-24"] + Phrase.exampleClock, ["2026-11-20", "--style", "dayHeader"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
    try keys.choice(
      "style", &style,
      [("relative", .relative), ("full", .full), ("dayHeader", .dayHeader), ("dayPart", .dayPart)],
      "the style: relative to today, in full, as the header of a day's list, or the part of the day for today",
      place: .named)
  }

  var phrase: Phrase { .date(instant, style: style) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.phrase(.dateUnavailable)) }
    return .phrase(scope.phrase(date: moment, today: today, style: style))
  }
}

extension Phrase {
  /// How a day is said: "Today", "Tuesday, November 24".
  public struct DateStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case relative, full, dayHeader, dayPart }

    let kind: Kind

    /// As near as it is: "Today", "Tuesday" for the two to six days behind, "Tuesday, November 24" for those ahead,
    /// "November 3" in the same year, "November 3, 2025".
    public static var relative: DateStyle { DateStyle(kind: .relative) }

    /// With all that tells it apart: "Friday, November 20, 2026".
    public static var full: DateStyle { DateStyle(kind: .full) }

    /// For the header of a day's list: first whether it is yesterday, today or tomorrow, then the day, "Today, Friday,
    /// November 20". The year is heard where it is another, "Wednesday, December 31, 2025".
    public static var dayHeader: DateStyle { DateStyle(kind: .dayHeader) }

    /// Of today the part of the day, "This morning", "Tonight"; the small hours and all other days as by ``relative``.
    public static var dayPart: DateStyle { DateStyle(kind: .dayPart) }
  }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025". See ``dateTime(_:)-(Instant)`` for what counts as a day.
  public static func date(_ moment: some SpeakableMoment, style: DateStyle = .relative) -> Phrase {
    Phrase(DateKind(instant: moment.instantForSpeech, style: style))
  }
}

extension Speaker {
  /// A day: "Today", "Tuesday, November 24". See ``Phrase/date(_:style:)-(Instant,_)``.
  public func date(
    _ moment: some SpeakableMoment, style: Phrase.DateStyle = .relative, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DateKind(instant: moment.instantForSpeech, style: style)
    return say(context) { kind.value(by: $0, in: &$1) }
  }
}

/// How a day is said that is not yesterday, today or tomorrow.
enum NearDateStyle {
  /// "Tuesday" or "Tuesday, November 24" where it is within a week of today, and else by its month.
  case near
  /// "November 3".
  case monthDay
  /// "November 3, 2025".
  case monthDayYear
}

extension CivilDateTime {
  /// How it is said where a bare weekday, of a day that is over, would be heard as the coming one.
  func datesWithoutBareWeekday(_ today: CivilDateTime) -> NearDateStyle {
    guard dayNumber < today.dayNumber else { return .near }
    return year == today.year ? .monthDay : .monthDayYear
  }

  /// Whether it is yesterday, today or tomorrow.
  func isNamed(_ today: CivilDateTime) -> Bool { (-1...1).contains(dayNumber - today.dayNumber) }
}

extension PhraseScope {
  mutating func phrase(date: CivilDateTime, today: CivilDateTime, style: Phrase.DateStyle) -> BoundMessage {
    switch style.kind {
    case .dayPart where date.dayNumber == today.dayNumber:
      return phrase(.dateTodayPart, (.hour, .identifier(date.hour)))
    case .relative, .dayPart:
      return phrase(date: date, today: today, style: .near)
    case .full:
      return phrase(full: date)
    case .dayHeader:
      let day = date.year == today.year ? phrase(weekdayAndDay: date) : phrase(full: date)
      guard let relative = phrase(named: date, today: today) else { return day }
      return phrase(.dateDayHeader, (.date, .phrase(day)), (.relative, .phrase(relative)))
    }
  }

  mutating func phrase(date: CivilDateTime, today: CivilDateTime, style: NearDateStyle) -> BoundMessage {
    if let relative = phrase(named: date, today: today) { return relative }
    switch style {
    case .near: return phrase(near: date, today: today)
    case .monthDay: return phrase(monthDay: date)
    case .monthDayYear: return phrase(monthDayYear: date)
    }
  }

  /// Yesterday, today or tomorrow.
  private mutating func phrase(named date: CivilDateTime, today: CivilDateTime) -> BoundMessage? {
    switch date.dayNumber - today.dayNumber {
    case 0: phrase(.dateToday)
    case 1: phrase(.dateTomorrow)
    case -1: phrase(.dateYesterday)
    default: nil
    }
  }

  private mutating func phrase(near date: CivilDateTime, today: CivilDateTime) -> BoundMessage {
    let days = date.dayNumber - today.dayNumber
    switch days {
    case -6 ... -2:
      let (weekday, month) = weekdayAndMonth(of: date)
      return phrase(
        .dateWeekday, (.weekday, weekday), (.days, .identifier(Int(-days))), (.month, month),
        (.day, .identifier(date.day)))
    case 2...6: return phrase(weekdayAndDay: date)
    default: return date.year == today.year ? phrase(monthDay: date) : phrase(monthDayYear: date)
    }
  }

  private mutating func weekdayAndMonth(of date: CivilDateTime) -> (Value, Value) {
    (.phrase(phrase(BuiltInMessage.weekday(date.weekday))), .phrase(phrase(BuiltInMessage.month(date.month))))
  }

  /// "November 3".
  mutating func phrase(monthDay date: CivilDateTime) -> BoundMessage {
    let month = phrase(BuiltInMessage.month(date.month))
    return phrase(.dateMonthDay, (.month, .phrase(month)), (.day, .identifier(date.day)))
  }

  /// "November 3, 2025".
  mutating func phrase(monthDayYear date: CivilDateTime) -> BoundMessage {
    let month = Value.phrase(phrase(BuiltInMessage.month(date.month)))
    let year = Value.identifier(Int(date.year))
    return phrase(.dateMonthDayYear, (.month, month), (.day, .identifier(date.day)), (.year, year))
  }

  /// "Tuesday, November 24".
  private mutating func phrase(weekdayAndDay date: CivilDateTime) -> BoundMessage {
    let (weekday, month) = weekdayAndMonth(of: date)
    return phrase(.dateWeekdayMonthDay, (.weekday, weekday), (.month, month), (.day, .identifier(date.day)))
  }

  /// "Friday, November 20, 2026".
  private mutating func phrase(full date: CivilDateTime) -> BoundMessage {
    let (weekday, month) = weekdayAndMonth(of: date)
    return phrase(
      .dateFull, (.weekday, weekday), (.month, month), (.day, .identifier(date.day)),
      (.year, .identifier(Int(date.year))))
  }
}
