/// From when to when.
struct IntervalKind: PhraseKind {
  var start = Instant(secondsSinceEpoch: 0)
  var end = Instant(secondsSinceEpoch: 0)
  var style = Phrase.IntervalStyle.automatic

  static let name = "interval"
  static let summary = "from when to when: Today, 2:00 PM to 4:00 PM"
  static let examples = [["2026-11-20T14:00", "2026-11-20T16:00"] + Phrase.exampleClock]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("start", &start, "when it begins", place: .required)
    try keys.moment("end", &end, "when it ends", place: .required)
    try keys.choice(
      "style", &style, [("automatic", .automatic), ("times", .times), ("dates", .dates)],
      "the day and the times, or the days; the times; or the days", place: .named)
  }

  var phrase: Phrase { .interval(from: start, to: end, style: style) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (first, today) = speaker.civil(min(start, end)),
      let last = CivilDateTime(max(start, end), in: speaker.zone)
    else { return .phrase(scope.phrase(.dateUnavailable)) }
    return .phrase(scope.phrase(intervalFrom: first, to: last, today: today, style: style, speaker.hourCycle))
  }
}

extension Phrase {
  /// What an interval says of its ends.
  public struct IntervalStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, times, dates }

    let kind: Kind

    /// On one day that day and the times, "Today, 2:00 PM to 4:00 PM"; over several days the days, "November 3 to November 7".
    public static let automatic = IntervalStyle(kind: .automatic)

    /// The times: "2:00 PM to 4:00 PM"; over several days each with its day, "Today at 10:00 PM to tomorrow at 2:00 AM".
    public static let times = IntervalStyle(kind: .times)

    /// The days alone: "November 3 to November 7".
    public static let dates = IntervalStyle(kind: .dates)
  }

  /// From when to when: "Today, 2:00 PM to 4:00 PM", "November 3 to November 7".
  ///
  /// Ends in the wrong order are put in order. Between two years both are heard, "December 30, 2025 to January 2, 2026",
  /// unless both ends are within a week of today.
  public static func interval(from start: Instant, to end: Instant, style: IntervalStyle = .automatic) -> Phrase {
    Phrase(.interval(IntervalKind(start: start, end: end, style: style)))
  }
}

extension PhraseScope {
  mutating func phrase(
    intervalFrom first: CivilDateTime, to last: CivilDateTime, today: CivilDateTime, style: Phrase.IntervalStyle,
    _ hourCycle: HourCycle
  ) -> BoundMessage {
    let isOneDay = first.dayNumber == last.dayNumber
    let isNear = today.dayNumber - first.dayNumber < 7 && last.dayNumber - today.dayNumber < 7
    let alwaysYear = first.year != last.year && !isNear
    switch style.kind {
    case .dates where isOneDay:
      return phrase(date: first, today: today, style: .relative)
    case .automatic where isOneDay:
      let date = phrase(date: first, today: today, style: .relative)
      let times = phrase(timesFrom: first, to: last, hourCycle)
      return phrase(.intervalDayTimes, (.date, .phrase(date)), (.times, .phrase(times)))
    case .times where isOneDay:
      return phrase(timesFrom: first, to: last, hourCycle)
    case .times:
      let from = phrase(moment: first, today: today, alwaysYear: alwaysYear, hourCycle)
      let to = phrase(moment: last, today: today, alwaysYear: alwaysYear, hourCycle)
      return phrase(.intervalMoments, (.from, .phrase(from)), (.to, .phrase(to)))
    case .automatic, .dates:
      let from = phrase(date: first, today: today, style: .relative, alwaysYear: alwaysYear)
      let to = phrase(date: last, today: today, style: .relative, alwaysYear: alwaysYear)
      return phrase(.intervalDates, (.from, .phrase(from)), (.to, .phrase(to)))
    }
  }

  private mutating func phrase(
    timesFrom first: CivilDateTime, to last: CivilDateTime, _ hourCycle: HourCycle
  ) -> BoundMessage {
    let from = phrase(time: first, hourCycle)
    guard first.hour != last.hour || first.minute != last.minute else { return from }
    let to = phrase(time: last, hourCycle)
    return phrase(.intervalTimes, (.from, .phrase(from)), (.to, .phrase(to)))
  }
}
