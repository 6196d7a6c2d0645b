// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the time of an event.
struct EventKind: PhraseKind {
  var event = Phrase.Event.arrival
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true
  var style = Phrase.EventStyle.distance
  /// The maximum number of units of the distance.
  var maximumUnitCount: UInt8 = 1

  private static let unitCounts = 1...4

  fileprivate static func clamped(_ unitCount: Int) -> UInt8 {
    UInt8(min(max(unitCount, unitCounts.lowerBound), unitCounts.upperBound))
  }

  static let name = "event"
  static let summary = "the time of an event, such as 'Arrives in 12 minutes'"
  static let examples = [
    ["arrival", "2026-11-20T17:12:00-05:00"] + Phrase.exampleClock,
    ["end", "2026-11-20T17:30:00-05:00", "--style", "date"] + Phrase.exampleClock,
    ["expiry", "2026-11-23", "--style", "both"] + Phrase.exampleClock,
    ["closing", "2026-11-22T21:10:00-05:00", "--units", "3"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("event", &event, Phrase.Event.named, "the event", place: .required)
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
    try keys.choice(
      "style", &style, [("distance", .distance), ("date", .date), ("both", .both)],
      "the wording: the time until then, the date and time, or both for today and for dates after tomorrow",
      place: .named)
    var units = maximumUnitCount == 1 ? nil : Int(maximumUnitCount)
    try keys.wholeNumber(
      "units", &units, in: Self.unitCounts, "the maximum number of units of the time until then (default: 1)",
      place: .named)
    maximumUnitCount = UInt8(units ?? 1)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    // Reads the clock once, because two readings could fall on different days.
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
      when = exactDistance(from: now, in: &scope) ?? scope.bind(distance: distance)
    case .both where days == 0 && includesTime:
      let ahead = scope.bind(distance: distance)
      let time = scope.bind(time: moment, speaker.hourCycle)
      when = scope.bind(.eventBoth, preferring: "time", (.distance, .phrase(ahead)), (.time, .phrase(time)))
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

  /// Returns the distance in several units, such as "in 2 days, 4 hours, and 10 minutes". Returns `nil` if one unit or
  /// days without a time were asked for.
  private func exactDistance(from now: Instant, in scope: inout PhraseScope) -> BoundMessage? {
    guard includesTime, maximumUnitCount > 1 else { return nil }
    let seconds = ExactDecimal(instant.secondsSinceEpoch) - ExactDecimal(now.secondsSinceEpoch)
    let duration = scope.bind(duration: seconds.magnitude, units: Int(maximumUnitCount))
    let count = SpanUnit.leadingCount(of: seconds.magnitude.integerPart ?? 0)
    return scope.bind(
      seconds.isNegative ? .elapsedDuration : .aheadDuration, (.duration, .phrase(duration)), (.count, count))
  }
}

extension Phrase {
  /// The kind of event at a moment.
  public struct Event: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case arrival, departure, start, end, expiry, opening, closing }

    let kind: Kind

    /// An arrival, such as "Arrives in 12 minutes", "Arriving now", or "Arrived 5 minutes ago".
    public static var arrival: Event { Event(kind: .arrival) }
    /// A departure, such as "Departs in 3 minutes", "Departing now", or "Departed 5 minutes ago".
    public static var departure: Event { Event(kind: .departure) }
    /// A start, such as "Starts in 10 minutes", "Starting now", or "Started 5 minutes ago".
    public static var start: Event { Event(kind: .start) }
    /// An end, such as "Ends today at 5:00 PM", "Ending now", or "Ended 5 minutes ago".
    public static var end: Event { Event(kind: .end) }
    /// An expiry, such as "Expires in 3 days, on November 23", "Expiring now", or "Expired 5 minutes ago".
    public static var expiry: Event { Event(kind: .expiry) }
    /// An opening, such as "Opens in 10 minutes", "Opening now", or "Opened 5 minutes ago".
    public static var opening: Event { Event(kind: .opening) }
    /// A closing, such as "Closes in 30 minutes", "Closing now", or "Closed 5 minutes ago".
    public static var closing: Event { Event(kind: .closing) }
  }

  /// The style of an event's time.
  public struct EventStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case distance, date, both }

    let kind: Kind

    /// The time until or since the event, such as "Arrives in 12 minutes". Future times are rounded. Past minutes are
    /// truncated. Less than two minutes before the event, it includes seconds, such as "Expires in 10 seconds".
    /// Arrivals and departures don't, because their times aren't that exact.
    public static var distance: EventStyle { EventStyle(kind: .distance) }
    /// The day and time, such as "Ends today at 5:00 PM".
    public static var date: EventStyle { EventStyle(kind: .date) }
    /// The distance and the day, such as "Expires in 3 days, on November 23". For today, it is the distance and the time,
    /// such as "Arrives in 5 minutes, at 9:52 PM". For yesterday and tomorrow, it is ``date``.
    public static var both: EventStyle { EventStyle(kind: .both) }
  }

  /// Returns a phrase for the time of an event, such as "Arrives in 12 minutes", "Departed 5 minutes ago", "Ends today
  /// at 5:00 PM", or "Expires in 3 days, on November 23".
  ///
  /// At the moment itself, the phrase is "Expiring now". Arrivals and departures change a minute before, such as
  /// "Arriving now". Years outside 1 to 9999, and speakers without a time zone, give "Date unavailable".
  ///
  /// - Parameters:
  ///   - event: The kind of event.
  ///   - moment: The time of the event.
  ///   - includesTime: `false` if the time of day doesn't matter. Until the end of its day, an event is in the future,
  ///     as in "Expires today".
  ///   - style: The style.
  ///   - maximumUnitCount: The maximum number of units of ``EventStyle/distance``, from 1 to 4. With several units, the
  ///     distance isn't rounded, as in "Closes in 2 days, 4 hours, and 10 minutes".
  public static func event(
    _ event: Event, _ moment: some SpeakableMoment, includesTime: Bool = true, style: EventStyle = .distance,
    maximumUnitCount: Int = 1
  ) -> Phrase {
    EventKind(
      event: event, instant: moment.instantForSpeech, includesTime: includesTime, style: style,
      maximumUnitCount: EventKind.clamped(maximumUnitCount)
    ).phrase
  }
}

extension Phrase.Event {
  static let named: [(name: String, value: Phrase.Event)] = [
    ("arrival", .arrival), ("departure", .departure), ("start", .start), ("end", .end), ("expiry", .expiry),
    ("opening", .opening), ("closing", .closing),
  ]

  /// `true` if the moment is known to the second.
  fileprivate var isToTheSecond: Bool { kind != .arrival && kind != .departure }

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
  /// Returns a message such as "in 45 seconds" for a moment less than two minutes ahead. Returns `nil` for other
  /// moments.
  mutating func bind(secondsTo instant: Instant, from now: Instant) -> BoundMessage? {
    let (seconds, overflow) = instant.secondsSinceEpoch.subtractingReportingOverflow(now.secondsSinceEpoch)
    guard !overflow, (1..<120).contains(seconds) else { return nil }
    return bind(.aheadDuration, (.duration, .phrase(bind(duration: ExactDecimal(seconds), units: 2))))
  }
}
