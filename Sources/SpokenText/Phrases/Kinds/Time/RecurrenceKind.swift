// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a recurring event.
struct RecurrenceKind: PhraseKind {
  var recurrence = Recurrence(.daily)
  var style = Phrase.RecurrenceStyle.automatic

  static let name = "recurrence"
  static let summary = "a recurrence, such as 'Every Monday, Wednesday, and Friday at 8:00 AM'"
  static let examples = [
    ["FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=8"], ["FREQ=HOURLY;INTERVAL=6"],
    ["FREQ=DAILY;UNTIL=20261224"] + Phrase.exampleClock,
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.rule("rule", &recurrence, "the rule, in RFC 5545 format", place: .required)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("days", .days)],
      "the style: a sentence, or only the names of the days for a weekly rule", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(by: speaker, in: &scope) ?? scope.bind(.recurrenceUnavailable))
  }

  /// Returns the whole phrase, or `nil` for a rule that can't be read.
  private func boundMessage(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage? {
    let times = recurrence.times
    // The days alone don't say that the event happens only once.
    let style = recurrence.count == 1 ? .automatic : style
    guard times.allSatisfy(\.isValid), recurrence.count ?? 1 > 0,
      var said = scope.bind(
        every: recurrence.interval, recurrence.frequency, on: recurrence.weekdays,
        from: speaker.preferences.firstWeekday, days: recurrence.days, month: recurrence.month, style)
    else { return nil }
    if let earliest = times.min() {
      guard recurrence.frequency.takesTimes else { return nil }
      said = scope.bind(
        said, at: scope.bind(times: times, speaker.hourCycle), count: times.count, from: earliest)
    }
    if let end = recurrence.end {
      guard let (day, today) = civil(end, by: speaker) else { return nil }
      let date = scope.bind(date: day, today: today, style: day.dateExpectedAhead(today))
      said = scope.bind(.recurrenceUntil, (.rule, .phrase(said)), (.date, .phrase(date)))
    }
    if let count = recurrence.count {
      let times = scope.bind(.times, (.count, .number(ExactDecimal(count))))
      said = scope.bind(.recurrenceCount, (.rule, .phrase(said)), (.times, .phrase(times)))
    }
    return said
  }

  private func civil(_ end: Recurrence.End, by speaker: Speaker) -> (moment: CivilDateTime, today: CivilDateTime)? {
    switch end.kind {
    case .instant(let instant): return speaker.civil(instant)
    case .day(let year, let month, let day):
      guard let day = CivilDateTime(year: Int(year), month: Int(month), day: Int(day)),
        let today = CivilDateTime(speaker.reference.instant, in: speaker.zone)
      else { return nil }
      return (day, today)
    }
  }
}

extension Phrase {
  /// The style of a schedule.
  public struct RecurrenceStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case automatic, days }

    private let kind: Kind

    /// A complete phrase, such as "Every Monday, Wednesday, and Friday at 8:00 AM".
    public static let automatic = RecurrenceStyle(kind: .automatic)
    /// The days of a weekly schedule, such as "Friday" or "Monday, Wednesday, and Friday at 8:00 AM". Use it for a
    /// field that already names the schedule. For other schedules, and for an event that happens once, it is
    /// ``automatic``.
    public static let days = RecurrenceStyle(kind: .days)
  }

  /// Returns a phrase for a schedule, such as "Every day at 8:00 AM and 8:00 PM", "Every 2 weeks on Friday", "On the
  /// 1st of each month", or "Every day until December 24".
  ///
  /// - Weekdays are in the order of the user's week, which begins on Sunday in the United States, and on Monday in
  ///   Germany (CLDR `weekData`).
  /// - Monday to Friday are "Weekdays", and Saturday and Sunday are "Weekends", if the language has words that mean
  ///   these days in all its regions. Otherwise, the days are listed.
  /// - For contradictory rules, and numbers out of range, the phrase is "Schedule unavailable".
  ///
  /// For a frequency without times, use ``times(_:per:)``.
  public static func recurrence(_ recurrence: Recurrence, style: RecurrenceStyle = .automatic) -> Phrase {
    RecurrenceKind(recurrence: recurrence, style: style).phrase
  }
}

extension Recurrence.Frequency {
  /// `true` if the frequency can have times of day.
  var takesTimes: Bool { kind != .hourly && kind != .minutely }

  /// `true` if a rule with this frequency can mean weekdays of every week.
  fileprivate var isOfDays: Bool { kind == .daily || kind == .weekly || kind == .monthly }

  fileprivate var period: Phrase.Period {
    switch kind {
    case .minutely: .minute
    case .hourly: .hour
    case .daily: .day
    case .weekly: .week
    case .monthly: .month
    case .yearly: .year
    }
  }
}

extension Recurrence.Day {
  /// Returns the date of a day in a leap year, so that February has 29 days.
  fileprivate func date(inMonth month: Int) -> CivilDateTime? {
    guard case .number(let number) = kind else { return nil }
    return CivilDateTime(year: 2000, month: month, day: Int(number))
  }

  /// Returns whether a month has the day in some year.
  fileprivate func exists(inMonth month: Int) -> Bool {
    if case .number(1...) = kind { return date(inMonth: month) != nil }
    return (1...12).contains(month)
  }
}

extension PhraseScope {
  /// Returns a message for the days, without times and ends. Returns `nil` if the parts contradict each other.
  mutating func bind(
    every interval: Int, _ frequency: Recurrence.Frequency, on weekdays: Recurrence.Weekdays, from firstWeekday: UInt8,
    days: [Recurrence.Day], month: Int?, _ style: Phrase.RecurrenceStyle
  ) -> BoundMessage? {
    guard (1...999).contains(interval) else { return nil }
    let isWithinMonth = !days.isEmpty || month != nil
    // In a daily, weekly, or monthly rule, weekdays alone mean these days of every week.
    if interval == 1, !weekdays.isEmpty, !isWithinMonth, frequency.isOfDays {
      return bind(weekly: weekdays, from: firstWeekday, style)
    }
    let count = Value.number(ExactDecimal(interval))
    guard weekdays.isEmpty else {
      guard frequency == .weekly, !isWithinMonth else { return nil }
      let total = Value.number(ExactDecimal(weekdays.rawValue.nonzeroBitCount))
      let weekdays = bind(weekdays: weekdays, from: firstWeekday)
      let every = bind(every: interval, frequency)
      return bind(
        .everyWeeksOn, (.every, .phrase(every)), (.count, count), (.weekdays, .phrase(weekdays)), (.total, total))
    }
    switch frequency.kind {
    case .monthly where month == nil && !days.isEmpty:
      let total = Value.number(ExactDecimal(days.count))
      guard let days = bind(monthDays: days) else { return nil }
      if interval == 1 { return bind(.monthlyOn, (.days, .phrase(days)), (.total, total)) }
      let every = bind(every: interval, frequency)
      return bind(.everyMonthsOn, (.every, .phrase(every)), (.count, count), (.days, .phrase(days)), (.total, total))
    case .yearly where isWithinMonth:
      guard let month, days.allSatisfy({ $0.exists(inMonth: month) }) else { return nil }
      if days.count == 1, let date = days[0].date(inMonth: month) {
        let said = bind(monthDay: date)
        let every = bind(every: interval, frequency)
        return bind(.everyYearsOn, (.every, .phrase(every)), (.count, count), (.date, .phrase(said)))
      }
      let total = Value.number(ExactDecimal(days.count))
      guard !days.isEmpty, let days = bind(monthDays: days) else { return nil }
      let name = Value.phrase(bind(BuiltInMessage.month(month)))
      let every = bind(every: interval, frequency)
      return bind(
        .everyYearsOnDays, (.every, .phrase(every)), (.count, count), (.days, .phrase(days)), (.month, name),
        (.total, total))
    default:
      return isWithinMonth ? nil : bind(every: interval, frequency)
    }
  }

  private mutating func bind(every interval: Int, _ frequency: Recurrence.Frequency) -> BoundMessage {
    bind(.every, lasting: interval, frequency.period)
  }

  private mutating func bind(
    weekly days: Recurrence.Weekdays, from firstWeekday: UInt8, _ style: Phrase.RecurrenceStyle
  ) -> BoundMessage {
    if days == .all { return bind(.every, lasting: 1, .day) }
    if days == .mondayToFriday { return bind(.recurrenceWeekdays, style) }
    if days == .weekend { return bind(.recurrenceWeekends, style) }
    let weekdays = bind(weekdays: days, from: firstWeekday)
    guard style == .automatic else { return weekdays }
    return bind(
      .everyWeekdays, (.weekdays, .phrase(weekdays)), (.count, .number(ExactDecimal(days.rawValue.nonzeroBitCount))))
  }

  /// Returns a message for days with a common name, such as weekdays. In the style `days`, some languages omit "every
  /// week".
  private mutating func bind(_ days: BuiltInMessage, _ style: Phrase.RecurrenceStyle) -> BoundMessage {
    bind(days, preferring: style == .automatic ? nil : "days")
  }

  private mutating func bind(weekdays: Recurrence.Weekdays, from firstWeekday: UInt8) -> BoundMessage {
    bind(listOfWords: WeekdayNames(of: weekdays, from: firstWeekday, in: table))
  }

  private mutating func bind(monthDays days: [Recurrence.Day]) -> BoundMessage? {
    var values: [Value] = []
    values.reserveCapacity(days.count)
    for day in days {
      switch day.kind {
      case .number(-1): values.append(.phrase(bind(.monthDayLast)))
      case .number(let number):
        guard (1...31).contains(number) else { return nil }
        values.append(.phrase(bind(.monthDay, (.day, .identifier(Int(number))))))
      case .weekday(let weekday, let place):
        guard (0..<7).contains(weekday), place == -1 || (1...5).contains(place) else { return nil }
        let name = Value.phrase(bind(BuiltInMessage.weekday(Int(weekday))))
        values.append(
          .phrase(
            place == -1
              ? bind(.monthWeekdayLast, (.weekday, name))
              : bind(.monthWeekday, (.place, .number(ExactDecimal(Int(place)))), (.weekday, name))))
      }
    }
    return bind(list: values, type: .and)
  }

  /// Adds the times of day to a rule.
  mutating func bind(
    _ rule: BoundMessage, at times: BoundMessage, count: Int, from earliest: Recurrence.Time
  ) -> BoundMessage {
    let total = Value.number(ExactDecimal(count))
    return bind(
      .recurrenceAt, atHour: earliest.hour, (.rule, .phrase(rule)), (.times, .phrase(times)), (.total, total))
  }

  fileprivate mutating func bind(times: [Recurrence.Time], _ hourCycle: HourCycle) -> BoundMessage {
    // A single time, which is the most common case, needs no list.
    if times.count == 1 { return bind(hour: times[0].hour, minute: times[0].minute, hourCycle) }
    var values: [Value] = []
    values.reserveCapacity(times.count)
    for time in times.sorted() {
      values.append(.phrase(bind(hour: time.hour, minute: time.minute, hourCycle)))
    }
    return bind(list: values, type: .and)
  }
}

/// The names of weekdays in the order of the user's week, created on access.
private struct WeekdayNames: RandomAccessCollection {
  private let table: LocaleTable
  /// The numbers of the days, four bits each.
  private let days: UInt32
  let startIndex = 0
  let endIndex: Int

  init(of weekdays: Recurrence.Weekdays, from first: UInt8, in table: LocaleTable) {
    // The first day of the user's week has the lowest bit.
    var (days, count, first) = (UInt32(0), 0, UInt32(first))
    var rest = weekdays.bits(from: first)
    // Keeps adjacent days together across the end of a week, such as Friday, Saturday, and Sunday.
    if rest & 0x41 == 0x41, rest != 0x7F {
      let last = UInt32((~(rest &<< 25)).leadingZeroBitCount)
      first = (first &+ 7 &- last) % 7
      rest = weekdays.bits(from: first)
    }
    while rest != 0 {
      let day = UInt32(rest.trailingZeroBitCount) &+ first
      days |= (day < 7 ? day : day &- 7) &<< UInt32(count &* 4)
      count &+= 1
      rest &= rest &- 1
    }
    (self.table, self.days, endIndex) = (table, days, count)
  }

  subscript(index: Int) -> Value {
    let number = days &>> UInt32(index &* 4) & 15
    let message = BuiltInMessage.weekdayMonday.message &+ Int32(number)
    return .phrase(
      BoundMessage(pattern: table.record(of: message).value, message: message, frame: .empty))
  }
}

extension Recurrence.Weekdays {
  /// Returns the weekdays as bits. The lowest bit is the day `first`.
  fileprivate func bits(from first: UInt32) -> UInt32 {
    let bits = UInt32(rawValue)
    return (bits &>> first | bits &<< (7 &- first)) & 0x7F
  }
}
