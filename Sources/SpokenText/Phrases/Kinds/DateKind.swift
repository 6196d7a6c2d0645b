/// A day.
struct DateKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var style = Phrase.DateStyle.relative

  static let name = "date"
  static let summary = "a day: Today, or Tuesday, November 24"
  static let examples = [
    ["2026-11-24"] + Phrase.exampleClock, ["2026-11-20", "--style", "dayHeader"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
    try keys.choice(
      "style", &style, [("relative", .relative), ("full", .full), ("dayHeader", .dayHeader)],
      "as near as it is, with all that tells it apart, or as the header of a day's list", place: .named)
  }

  var phrase: Phrase { .date(instant, style: style) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.phrase(.dateUnavailable)) }
    return .phrase(scope.phrase(date: moment, today: today, style: style))
  }

  func filled(with operand: Phrase.Operand) -> Phrase? {
    if case .moment(let instant) = operand { .date(instant, style: style) } else { nil }
  }
}

extension Phrase {
  /// How a day is said: "Today", "Tuesday, November 24".
  public struct DateStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case relative, full, dayHeader }

    let kind: Kind

    /// As near as it is: "Today", "Tuesday" for the two to six days behind, "Tuesday, November 24" for those ahead,
    /// "November 3" in the same year, "November 3, 2025".
    public static var relative: DateStyle { DateStyle(kind: .relative) }

    /// With all that tells it apart: "Friday, November 20, 2026".
    public static var full: DateStyle { DateStyle(kind: .full) }

    /// For the header of a day's list: in full, and whether it is yesterday, today or tomorrow, "Friday, November 20, 2026,
    /// today".
    public static var dayHeader: DateStyle { DateStyle(kind: .dayHeader) }
  }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025". See ``dateTime(_:)-(Instant)`` for what counts as a day.
  public static func date(_ instant: Instant, style: DateStyle = .relative) -> Phrase {
    Phrase(.date(DateKind(instant: instant, style: style)))
  }
}

extension Speaker {
  /// A day: "Today", "Tuesday, November 24". See ``Phrase/date(_:style:)-(Instant,_)``.
  public func date(
    _ instant: Instant, style: Phrase.DateStyle = .relative, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DateKind(instant: instant, style: style)
    return say(context) { kind.value(by: $0, in: &$1) }
  }
}

extension PhraseScope {
  /// A day; where it is named by its month, with its year also in the year of today if that is asked for.
  mutating func phrase(
    date: CivilDateTime, today: CivilDateTime, style: Phrase.DateStyle, alwaysYear: Bool = false
  ) -> BoundMessage {
    let distance = date.dayNumber - today.dayNumber
    switch style.kind {
    case .relative:
      return phrase(relative: distance)
        ?? phrase(near: date, today: today, distance: distance, alwaysYear: alwaysYear)
    case .full:
      return phrase(full: date)
    case .dayHeader:
      let full = phrase(full: date)
      guard let relative = phrase(relative: distance) else { return full }
      return phrase(.dateDayHeader, (.date, .phrase(full)), (.relative, .phrase(relative)))
    }
  }

  private mutating func phrase(relative distance: Int64) -> BoundMessage? {
    switch distance {
    case 0: phrase(.dateToday)
    case 1: phrase(.dateTomorrow)
    case -1: phrase(.dateYesterday)
    default: nil
    }
  }

  private mutating func phrase(
    near date: CivilDateTime, today: CivilDateTime, distance: Int64, alwaysYear: Bool
  ) -> BoundMessage {
    if (-6 ... -2).contains(distance) {
      let weekday = phrase(BuiltInMessage.weekday(date.weekday))
      return phrase(.dateWeekday, (.weekday, .phrase(weekday)))
    }
    let month = Value.phrase(phrase(BuiltInMessage.month(date.month)))
    let day = Value.identifier(date.day)
    if (2...6).contains(distance), !alwaysYear {
      let weekday = phrase(BuiltInMessage.weekday(date.weekday))
      return phrase(.dateWeekdayMonthDay, (.weekday, .phrase(weekday)), (.month, month), (.day, day))
    }
    if date.year == today.year, !alwaysYear { return phrase(.dateMonthDay, (.month, month), (.day, day)) }
    return phrase(.dateMonthDayYear, (.month, month), (.day, day), (.year, .identifier(Int(date.year))))
  }

  private mutating func phrase(full date: CivilDateTime) -> BoundMessage {
    let weekday = Value.phrase(phrase(BuiltInMessage.weekday(date.weekday)))
    let month = Value.phrase(phrase(BuiltInMessage.month(date.month)))
    return phrase(
      .dateFull, (.weekday, weekday), (.month, month), (.day, .identifier(date.day)),
      (.year, .identifier(Int(date.year))))
  }
}
