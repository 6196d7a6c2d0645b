// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a time interval.
struct IntervalKind: PhraseKind {
  var start = Instant(secondsSinceEpoch: 0)
  var end = Instant(secondsSinceEpoch: 0)
  var style = Phrase.IntervalStyle.automatic

  static let name = "interval"
  static let summary = "a time interval, such as 'Today, 2:00 PM to 4:00 PM'"
  static let examples = [
    ["2026-11-20T14:00", "2026-11-20T16:00"] + Phrase.exampleClock,
    ["2026-11-03", "2026-11-07", "--style", "dates"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var (startsAsDay, endsAsDay) = (false, false)
    try keys.moment("start", &start, isDay: &startsAsDay, "the start", place: .required)
    try keys.moment(
      "end", &end, isDay: &endsAsDay, "the end; a date without a time includes that day", place: .required)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("times", .times), ("dates", .dates), ("weekdays", .weekdays)],
      "the style: days and times (only days for whole days), times only, days only, or days with their weekdays",
      place: .named)
    if startsAsDay, endsAsDay, style == .automatic { style = .dates }
    // Refuses a date without a time if the other end has a time. It would be read as midnight.
    if startsAsDay != endsAsDay, !style.isOfDays {
      try keys.refuse(.dayWithoutTime(key: startsAsDay ? "start" : "end"))
    }
  }

  var phrase: Phrase { .interval(from: start, to: end, style: style) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (interval, today) = civil(by: speaker) else { return .phrase(scope.bind(.dateUnavailable)) }
    return .phrase(scope.bind(interval: interval, today: today, style: style, speaker.hourCycle))
  }

  /// Returns the interval without its day, for use after a header with the day, or `nil` if nothing remains. An
  /// interval over several days or past midnight isn't changed, because a time without its day could be misunderstood.
  func withoutDay(by speaker: Speaker) -> Phrase? {
    guard let (interval, _) = civil(by: speaker) else { return phrase }
    if style.isOfDays { return interval.first.dayNumber == interval.last.dayNumber ? nil : phrase }
    if interval.isMoment { return .time(start) }
    if style == .automatic, interval.isAllDay { return .message("interval-all-day.alone") }
    return interval.isOneDay ? .interval(from: start, to: end, style: .times) : phrase
  }

  private func civil(by speaker: Speaker) -> (interval: CivilInterval, today: CivilDateTime)? {
    guard let (first, today) = speaker.civil(min(start, end)),
      let last = CivilDateTime(max(start, end), in: speaker.zone)
    else { return nil }
    // Both years are in the supported range, so the difference can't overflow.
    let seconds = abs(end.secondsSinceEpoch - start.secondsSinceEpoch)
    return (CivilInterval(first: first, last: last, seconds: seconds), today)
  }
}

extension Phrase {
  /// The style of an interval's ends.
  public struct IntervalStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, times, dates, weekdays }

    let kind: Kind

    /// `true` if the phrase has no times.
    fileprivate var isOfDays: Bool { kind == .dates || kind == .weekdays }

    /// The days and times that the user needs.
    ///
    /// - An interval within one day is "Today, 2:00 PM to 4:00 PM" or "Today, all day".
    /// - An interval past midnight of less than 24 hours is "Tomorrow, 11:00 PM to 1:00 AM the next day".
    /// - Over several days, each time has its day, such as "From November 27 at 8:00 PM until November 29 at 12:00 PM".
    /// - Whole days, from midnight to midnight or 11:59 PM, are dates, such as "November 3 to 7".
    public static let automatic = IntervalStyle(kind: .automatic)

    /// The times, such as "2:00 PM to 4:00 PM". Over several days, each has its day, such as "From today at 10:00 PM
    /// until tomorrow at 2:00 AM".
    public static let times = IntervalStyle(kind: .times)

    /// The days alone, including the last one, such as "November 3 to 7".
    public static let dates = IntervalStyle(kind: .dates)

    /// The days with their weekdays, such as "Tuesday, November 3 to Saturday, November 7". The year is added to both if
    /// either is in another year.
    public static let weekdays = IntervalStyle(kind: .weekdays)
  }

  /// Returns a phrase for a time interval, such as "Today, 2:00 PM to 4:00 PM" or "November 3 to 7".
  ///
  /// - The earlier end is read first.
  /// - A shared part is read once, as in "May 1 to June 30, 2024". If the years differ, both are read, as in "December
  ///   30, 2025 to January 2, 2026". If both ends are within a week of today, the years are omitted.
  /// - An interval without a length is a moment, such as "Today at 2:00 PM".
  /// - An interval from midnight to 11:59 PM or the next midnight is "Today, all day".
  /// - If only the end is at midnight, the next day isn't read, as in "Today, 10:00 PM to 12:00 AM".
  /// - For several whole days, pass midnight at the start of the first day and of the last day. Both days are read, as
  ///   in "November 3 to 7".
  public static func interval(
    from start: some SpeakableMoment, to end: some SpeakableMoment, style: IntervalStyle = .automatic
  ) -> Phrase {
    Phrase(IntervalKind(start: start.instantForSpeech, end: end.instantForSpeech, style: style))
  }
}

/// The local times of both ends of an interval, and its length.
struct CivilInterval {
  var first: CivilDateTime
  var last: CivilDateTime
  var seconds: Int64

  private var midnights: Int64 { last.dayNumber - first.dayNumber }
  private var firstMinute: Int { first.hour * 60 + first.minute }
  private var lastMinute: Int { last.hour * 60 + last.minute }

  /// `true` if both ends are in the same minute.
  var isMoment: Bool { midnights == 0 && firstMinute == lastMinute && seconds < 60 }

  var isAllDay: Bool {
    firstMinute == 0 && (midnights == 1 && lastMinute == 0 || midnights == 0 && lastMinute == 23 * 60 + 59)
  }

  /// `true` for an interval within one day. It can end at the following midnight.
  var isOneDay: Bool { midnights == 0 || midnights == 1 && lastMinute == 0 && firstMinute > 0 }

  var isOvernight: Bool { midnights == 1 && seconds < 86_400 }

  /// `true` if the interval begins at midnight, and ends at or just before midnight.
  var isOfWholeDays: Bool { firstMinute == 0 && (lastMinute == 0 || lastMinute == 23 * 60 + 59) }

  /// Returns a style for both ends, so that they match. Both are close to today, or both are dates, with or without a
  /// year.
  func dates(_ today: CivilDateTime) -> NearDateStyle {
    if today.dayNumber - first.dayNumber < 7, last.dayNumber - today.dayNumber < 7 { return .near }
    return first.year == today.year && last.year == today.year ? .monthDay : .monthDayYear
  }

  /// `true` if clocks change within the interval. Its length then differs from its times by at least 15 minutes.
  var isChangedByClocks: Bool {
    midnights == 0 && !isMoment && abs(seconds - Int64(lastMinute - firstMinute) * 60) >= 900
  }
}

extension PhraseScope {
  fileprivate mutating func bind(
    interval: CivilInterval, today: CivilDateTime, style: Phrase.IntervalStyle, _ hourCycle: HourCycle
  ) -> BoundMessage {
    let (first, last) = (interval.first, interval.last)
    switch style.kind {
    case .dates where first.dayNumber == last.dayNumber:
      return bind(date: first, today: today, style: .near)
    case .weekdays:
      return bind(weekdaysOf: interval, today: today)
    case .automatic where interval.isMoment:
      return bind(moment: first, today: today, hourCycle)
    case .automatic where interval.isAllDay:
      let date = bind(date: first, today: today, style: .near)
      return bind(.intervalAllDay, (.date, .phrase(date)))
    case .automatic where interval.isOneDay:
      let date = bind(date: first, today: today, style: .near)
      let times = bind(timesOf: interval, hourCycle)
      return bind(.intervalDayTimes, (.date, .phrase(date)), (.times, .phrase(times)))
    case .automatic where interval.isOvernight:
      let date = bind(date: first, today: today, style: .near)
      let times = bind(timesOf: interval, hourCycle)
      let from = bind(time: first, hourCycle)
      let to = bind(time: last, hourCycle)
      return bind(
        .intervalNextDay, (.date, .phrase(date)), (.times, .phrase(times)), (.from, .phrase(from)), (.to, .phrase(to)))
    case .times where interval.isOneDay:
      return bind(timesOf: interval, hourCycle)
    case .automatic where interval.isOfWholeDays, .dates:
      return bind(daysOf: interval, today: today)
    case .automatic, .times:
      let style = interval.dates(today)
      let from = bind(moment: first, today: today, dates: style, hourCycle)
      let to = bind(moment: last, today: today, dates: style, hourCycle)
      return bind(.intervalMoments, (.from, .phrase(from)), (.to, .phrase(to)))
    }
  }

  private mutating func bind(timesOf interval: CivilInterval, _ hourCycle: HourCycle) -> BoundMessage {
    let (first, last) = (interval.first, interval.last)
    guard !interval.isMoment else { return bind(time: first, hourCycle) }
    // If clocks go back, an hour repeats. The duration shows which one is meant.
    let from = bind(hour: first.hour, minute: first.minute, hourCycle)
    let to = bind(hour: last.hour, minute: last.minute, hourCycle)
    let isInHours = first.minute == 0 && last.minute == 0
    let times = bind(isInHours ? .intervalHours : .intervalTimes, (.from, .phrase(from)), (.to, .phrase(to)))
    guard interval.isChangedByClocks else { return times }
    let duration = bind(duration: ExactDecimal(interval.seconds), units: 2)
    return bind(.intervalClockBack, (.times, .phrase(times)), (.duration, .phrase(duration)))
  }

  private mutating func bind(weekdaysOf interval: CivilInterval, today: CivilDateTime) -> BoundMessage {
    let hasYear = interval.dates(today) == .monthDayYear
    func day(_ date: CivilDateTime, _ scope: inout PhraseScope) -> BoundMessage {
      scope.bind(named: date, today: today)
        ?? (hasYear ? scope.bind(full: date) : scope.bind(weekdayAndDay: date))
    }
    let first = day(interval.first, &self)
    guard interval.first.dayNumber != interval.last.dayNumber else { return first }
    let last = day(interval.last, &self)
    return bind(.intervalDates, (.from, .phrase(first)), (.to, .phrase(last)))
  }

  private mutating func bind(daysOf interval: CivilInterval, today: CivilDateTime) -> BoundMessage {
    let (first, last) = (interval.first, interval.last)
    let style = interval.dates(today)
    guard style != .near, !first.isNamed(today), !last.isNamed(today), first.year == last.year else {
      let from = bind(date: first, today: today, style: style)
      let to = bind(date: last, today: today, style: style)
      return bind(.intervalDates, (.from, .phrase(from)), (.to, .phrase(to)))
    }
    let hasYear = style == .monthDayYear
    let year = Value.identifier(Int(first.year))
    if first.month == last.month {
      let month = Value.phrase(bind(BuiltInMessage.month(first.month)))
      let (first, last) = (Value.identifier(first.day), Value.identifier(last.day))
      return hasYear
        ? bind(.intervalMonthDaysYear, (.month, month), (.first, first), (.last, last), (.year, year))
        : bind(.intervalMonthDays, (.month, month), (.first, first), (.last, last))
    }
    let from = Value.phrase(bind(monthDay: first))
    let to = Value.phrase(bind(monthDay: last))
    return hasYear
      ? bind(.intervalDatesYear, (.from, from), (.to, to), (.year, year))
      : bind(.intervalDates, (.from, from), (.to, to))
  }
}
