/// How a day is said.
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

extension Speaker {
  /// A moment as a listener places it: "Today at 2:30 PM", "Tuesday at 2:00 PM", "November 3 at 2:30 PM".
  ///
  /// Days are days of the calendar in the speaker's time zone, not spans of 24 hours. A bare weekday is one of the two
  /// to six days behind; a day ahead has its date with it. Years below 1 and above 9999, and a speaker without a time
  /// zone, are "Date unavailable".
  public func dateTime(_ instant: Instant, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      guard let (moment, today) = civil(instant) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(moment: moment, today: today, hourCycle)
    }
  }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025".
  ///
  /// See ``dateTime(_:context:)`` for what counts as a day.
  public func date(
    _ instant: Instant, style: DateStyle = .relative, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      guard let (moment, today) = civil(instant) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(date: moment, today: today, style: style)
    }
  }

  /// A time of day, its seconds cut off: "2:30 PM", or as the language says it on a 24-hour clock.
  public func time(_ instant: Instant, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      guard let moment = CivilDateTime(instant, in: zone) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(time: moment, hourCycle)
    }
  }

  /// What the clock on the wall shows at an instant, and at the reference moment.
  func civil(_ instant: Instant) -> (moment: CivilDateTime, today: CivilDateTime)? {
    guard let moment = CivilDateTime(instant, in: zone),
      let today = fixedToday ?? CivilDateTime(reference.instant, in: zone)
    else { return nil }
    return (moment, today)
  }
}

extension PhraseScope {
  mutating func phrase(
    moment: CivilDateTime, today: CivilDateTime, alwaysYear: Bool = false, _ hourCycle: HourCycle
  ) -> BoundMessage {
    let time = Value.phrase(phrase(time: moment, hourCycle))
    switch moment.dayNumber - today.dayNumber {
    case 0: return phrase(.momentToday, (.time, time))
    case 1: return phrase(.momentTomorrow, (.time, time))
    case -1: return phrase(.momentYesterday, (.time, time))
    default:
      let date = phrase(date: moment, today: today, style: .relative, alwaysYear: alwaysYear)
      return phrase(.momentDate, (.date, .phrase(date)), (.time, time))
    }
  }

  mutating func phrase(time: CivilDateTime, _ hourCycle: HourCycle) -> BoundMessage {
    phrase(
      hourCycle == .h12 ? .timeH12 : .timeH23, (.hour, .identifier(time.hour)),
      (.hour12, .identifier((time.hour + 11) % 12 + 1)), (.minute, .identifier(time.minute)),
      (.period, .word(time.hour < 12 ? .am : .pm)))
  }

  /// A day; where it is named by its month, with its year also in the year of today if that is asked for.
  mutating func phrase(
    date: CivilDateTime, today: CivilDateTime, style: DateStyle, alwaysYear: Bool = false
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
