// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// When something arrives, starts, ends or expires.
struct EventKind: PhraseKind {
  var event = Phrase.Event.arrival
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true
  var style = Phrase.EventStyle.distance

  static let name = "event"
  static let summary = "the time of an event, such as 'Arrives in 12 minutes'"
  static let examples = [
    ["arrival", "2026-11-20T17:12:00-05:00"] + Phrase.exampleClock,
    ["end", "2026-11-20T17:30:00-05:00", "--style", "date"] + Phrase.exampleClock,
    ["expiry", "2026-11-23", "--style", "both"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("event", &event, Phrase.Event.named, "the event", place: .required)
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
    try keys.choice(
      "style", &style, [("distance", .distance), ("date", .date), ("both", .both)],
      "the wording: the time until then, the date and time, or both for dates after tomorrow", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    // One look at the clock: two could tell two different days.
    let now = speaker.reference.instant
    guard let moment = CivilDateTime(instant, in: speaker.zone), let today = CivilDateTime(now, in: speaker.zone),
      let distance = speaker.distance(to: instant, from: now, includesTime: includesTime)
    else { return .phrase(scope.bind(.dateUnavailable)) }
    let messages = event.messages
    let days = moment.dayNumber - today.dayNumber
    if includesTime, style != .date, event.isToTheSecond, let ahead = scope.bind(secondsTo: instant, from: now) {
      return .phrase(scope.bind(messages.ahead, (.when, .phrase(ahead))))
    }
    if includesTime, distance.unit == .now, distance.isAhead || instant == now, style != .date {
      return .phrase(scope.bind(messages.now))
    }
    let isOver = includesTime ? instant < now : days < 0
    let when: BoundMessage
    switch style.kind {
    case .distance:
      when = scope.bind(distance: distance)
    case .both where abs(days) > 1:
      let ahead = scope.bind(distance: distance)
      let date = scope.bind(date: moment, today: today, style: moment.year == today.year ? .monthDay : .monthDayYear)
      when = scope.bind(.eventBoth, (.distance, .phrase(ahead)), (.date, .phrase(date)))
    default:
      when =
        includesTime && moment.ends(today)
        ? scope.bind(.momentEndOfToday)
        : scope.bind(moment: moment, today: today, includesTime: includesTime, speaker.hourCycle)
    }
    return .phrase(scope.bind(isOver ? messages.past : messages.ahead, (.when, .phrase(when))))
  }
}

extension Phrase {
  /// Something that happens at a moment.
  public struct Event: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case arrival, departure, start, end, expiry, opening, closing }

    let kind: Kind

    /// "Arrives in 12 minutes", "Arriving now", "Arrived 5 minutes ago".
    public static var arrival: Event { Event(kind: .arrival) }
    /// "Departs in 3 minutes", "Departing now", "Departed 5 minutes ago".
    public static var departure: Event { Event(kind: .departure) }
    /// "Starts in 10 minutes", "Starting now", "Started 5 minutes ago".
    public static var start: Event { Event(kind: .start) }
    /// "Ends today at 5:00 PM", "Ending now", "Ended 5 minutes ago".
    public static var end: Event { Event(kind: .end) }
    /// "Expires in 3 days, on November 23", "Expiring now", "Expired 5 minutes ago".
    public static var expiry: Event { Event(kind: .expiry) }
    /// "Opens in 10 minutes", "Opening now", "Opened 5 minutes ago".
    public static var opening: Event { Event(kind: .opening) }
    /// "Closes in 30 minutes", "Closing now", "Closed 5 minutes ago".
    public static var closing: Event { Event(kind: .closing) }
  }

  /// How it is said when something happens.
  public struct EventStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case distance, date, both }

    let kind: Kind

    /// How far it is: "Arrives in 12 minutes". What lies ahead is rounded, what is over is cut. Less than two minutes
    /// ahead are said to the second, "Expires in 10 seconds", except for arrivals and departures, which nobody knows so
    /// exactly.
    public static var distance: EventStyle { EventStyle(kind: .distance) }
    /// Its day and time: "Ends today at 5:00 PM".
    public static var date: EventStyle { EventStyle(kind: .date) }
    /// How far it is and on which day: "Expires in 3 days, on November 23". Yesterday, today and tomorrow are said as by
    /// ``date``.
    public static var both: EventStyle { EventStyle(kind: .both) }
  }

  /// When something arrives, starts, ends or expires: "Arrives in 12 minutes", "Arriving now", "Departed 5 minutes ago",
  /// "Ends today at 5:00 PM", "Expires in 3 days, on November 23".
  ///
  /// At the moment itself, the phrase is "Expiring now". Arrivals and departures are "Arriving now" from a minute before. For
  /// years below 1 and above 9999, and for a speaker without a time zone, it is "Date unavailable".
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - moment: When it does.
  ///   - includesTime: Whether the time of day counts; if not, what happens today is ahead until the day ends: "Expires
  ///     today".
  ///   - style: Whether it is said by how far it is, by its date, or by both.
  public static func event(
    _ event: Event, _ moment: some SpeakableMoment, includesTime: Bool = true, style: EventStyle = .distance
  ) -> Phrase {
    EventKind(event: event, instant: moment.instantForSpeech, includesTime: includesTime, style: style).phrase
  }
}

extension Phrase.Event {
  /// The names that data and the command line have for what happens.
  static let named: [(name: String, value: Phrase.Event)] = [
    ("arrival", .arrival), ("departure", .departure), ("start", .start), ("end", .end), ("expiry", .expiry),
    ("opening", .opening), ("closing", .closing),
  ]

  /// Whether it happens at a moment that is known to the second.
  fileprivate var isToTheSecond: Bool { kind != .arrival && kind != .departure }

  /// What is said of it before it happens, as it happens, and when it is over.
  fileprivate var messages: (ahead: BuiltInMessage, now: BuiltInMessage, past: BuiltInMessage) {
    switch kind {
    case .arrival: (.eventArrival, .eventArrivalNow, .eventArrivalPast)
    case .departure: (.eventDeparture, .eventDepartureNow, .eventDeparturePast)
    case .start: (.eventStart, .eventStartNow, .eventStartPast)
    case .end: (.eventEnd, .eventEndNow, .eventEndPast)
    case .expiry: (.eventExpiry, .eventExpiryNow, .eventExpiryPast)
    case .opening: (.eventOpening, .eventOpeningNow, .eventOpeningPast)
    case .closing: (.eventClosing, .eventClosingNow, .eventClosingPast)
    }
  }
}

extension PhraseScope {
  /// The distance to a moment that is less than two minutes ahead, to the second; nil for any other moment.
  mutating func bind(secondsTo instant: Instant, from now: Instant) -> BoundMessage? {
    let (seconds, overflow) = instant.secondsSinceEpoch.subtractingReportingOverflow(now.secondsSinceEpoch)
    guard !overflow, (1..<120).contains(seconds) else { return nil }
    return bind(.aheadDuration, (.duration, .phrase(bind(duration: ExactDecimal(seconds), units: 2))))
  }
}
