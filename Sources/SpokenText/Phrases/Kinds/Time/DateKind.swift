// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a day.
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

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    return .phrase(scope.bind(date: moment, today: today, style: style))
  }
}

extension Phrase {
  /// The style of a day, such as "Today" or "Tuesday, November 24".
  public struct DateStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case relative, full, dayHeader, dayPart }

    let kind: Kind

    /// The day relative to today, such as "Today".
    ///
    /// Two to six days before today, it is the weekday, such as "Tuesday". Two to six days after today, it is "Tuesday,
    /// November 24". Other days are "November 3", or "November 3, 2025" in another year.
    public static var relative: DateStyle { DateStyle(kind: .relative) }

    /// The full date, such as "Friday, November 20, 2026".
    public static var full: DateStyle { DateStyle(kind: .full) }

    /// The header for the items of a day, such as "Today, Friday, November 20". It begins with "Yesterday", "Today", or
    /// "Tomorrow" if one applies. It includes the year if that isn't the current one, as in "Wednesday, December 31,
    /// 2025".
    public static var dayHeader: DateStyle { DateStyle(kind: .dayHeader) }

    /// The part of today, such as "This morning" or "Tonight". In the hours after midnight, and for other days, it is
    /// ``relative``.
    public static var dayPart: DateStyle { DateStyle(kind: .dayPart) }
  }

  /// Returns a phrase for a day, such as "Today", "Tuesday, November 24", or "November 3, 2025". For the rules, see
  /// ``dateTime(_:)``.
  public static func date(_ moment: some SpeakableMoment, style: DateStyle = .relative) -> Phrase {
    Phrase(DateKind(instant: moment.instantForSpeech, style: style))
  }
}

extension Speaker {
  /// Returns the text for a day, such as "Today" or "Tuesday, November 24". See ``Phrase/date(_:style:)``.
  public func date(
    _ moment: some SpeakableMoment, style: Phrase.DateStyle = .relative, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DateKind(instant: moment.instantForSpeech, style: style)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

/// The style of a day that isn't yesterday, today, or tomorrow.
enum NearDateStyle {
  /// Within a week of today, "Tuesday" or "Tuesday, November 24". Otherwise, the month and day.
  case near
  case monthDay
  case monthDayYear
}

extension CivilDateTime {
  /// The style of a day that is usually in the future, such as an end. A past day includes its year, so that it isn't
  /// mistaken for a future one.
  func dateExpectedAhead(_ today: CivilDateTime) -> NearDateStyle {
    dayNumber < today.dayNumber ? .monthDayYear : .near
  }

  func isNamed(_ today: CivilDateTime) -> Bool { (-1...1).contains(dayNumber - today.dayNumber) }
}

extension PhraseScope {
  mutating func bind(date: CivilDateTime, today: CivilDateTime, style: Phrase.DateStyle) -> BoundMessage {
    switch style.kind {
    case .dayPart where date.dayNumber == today.dayNumber:
      return bind(.dateTodayPart, (.hour, .identifier(date.hour)))
    case .relative, .dayPart:
      return bind(date: date, today: today, style: .near)
    case .full:
      return bind(full: date)
    case .dayHeader:
      let day = date.year == today.year ? bind(weekdayAndDay: date) : bind(full: date)
      guard let relative = bind(named: date, today: today) else { return day }
      return bind(.dateDayHeader, (.date, .phrase(day)), (.relative, .phrase(relative)))
    }
  }

  mutating func bind(date: CivilDateTime, today: CivilDateTime, style: NearDateStyle) -> BoundMessage {
    if let relative = bind(named: date, today: today) { return relative }
    switch style {
    case .near: return bind(near: date, today: today)
    case .monthDay: return bind(monthDay: date)
    case .monthDayYear: return bind(monthDayYear: date)
    }
  }

  mutating func bind(named date: CivilDateTime, today: CivilDateTime) -> BoundMessage? {
    switch date.dayNumber - today.dayNumber {
    case 0: bind(.dateToday)
    case 1: bind(.dateTomorrow)
    case -1: bind(.dateYesterday)
    default: nil
    }
  }

  private mutating func bind(near date: CivilDateTime, today: CivilDateTime) -> BoundMessage {
    let days = date.dayNumber - today.dayNumber
    switch days {
    case -6 ... -2:
      let (weekday, month) = weekdayAndMonth(of: date)
      return bind(
        .dateWeekday, (.weekday, weekday), (.days, .identifier(Int(-days))), (.month, month),
        (.day, .identifier(date.day)))
    case 2...6: return bind(weekdayAndDay: date)
    default: return date.year == today.year ? bind(monthDay: date) : bind(monthDayYear: date)
    }
  }

  private mutating func weekdayAndMonth(of date: CivilDateTime) -> (Value, Value) {
    (.phrase(bind(BuiltInMessage.weekday(date.weekday))), .phrase(bind(BuiltInMessage.month(date.month))))
  }

  mutating func bind(monthDay date: CivilDateTime) -> BoundMessage {
    let month = bind(BuiltInMessage.month(date.month))
    return bind(.dateMonthDay, (.month, .phrase(month)), (.day, .identifier(date.day)))
  }

  mutating func bind(monthDayYear date: CivilDateTime) -> BoundMessage {
    let month = Value.phrase(bind(BuiltInMessage.month(date.month)))
    let year = Value.identifier(Int(date.year))
    return bind(.dateMonthDayYear, (.month, month), (.day, .identifier(date.day)), (.year, year))
  }

  mutating func bind(weekdayAndDay date: CivilDateTime) -> BoundMessage {
    let (weekday, month) = weekdayAndMonth(of: date)
    return bind(.dateWeekdayMonthDay, (.weekday, weekday), (.month, month), (.day, .identifier(date.day)))
  }

  mutating func bind(full date: CivilDateTime) -> BoundMessage {
    let (weekday, month) = weekdayAndMonth(of: date)
    return bind(
      .dateFull, (.weekday, weekday), (.month, month), (.day, .identifier(date.day)),
      (.year, .identifier(Int(date.year))))
  }
}
