// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a due date.
struct DueKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true
  var style = Phrase.DueStyle.date

  static let name = "due"
  static let summary = "a due date, such as 'Due today at 6:00 PM' or 'Overdue by 2 hours'"
  static let examples = [
    ["2026-11-20T18:00:00-05:00"] + Phrase.exampleClock,
    ["2026-11-21"] + Phrase.exampleClock,
    ["2026-11-23", "--style", "distance"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
    try keys.choice(
      "style", &style, [("date", .date), ("distance", .distance)],
      "the wording of a future date: the date, or the time until then",
      place: .named)
  }

  var phrase: Phrase { .due(instant, includesTime: includesTime, style: style) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(boundMessage(by: speaker, in: &scope))
  }

  private func boundMessage(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    // Reads the clock once, because two readings could fall on different days.
    let now = speaker.reference.instant
    guard let moment = CivilDateTime(instant, in: speaker.zone), let today = CivilDateTime(now, in: speaker.zone),
      let distance = speaker.distance(to: instant, from: now, includesTime: includesTime)
    else { return scope.bind(.dateUnavailable) }
    let days = moment.dayNumber - today.dayNumber
    guard includesTime else {
      switch days {
      case 0: return scope.bind(.dueToday)
      case 1: return scope.bind(.dueTomorrow)
      case ..<0: return scope.bind(overdueBy: distance)
      default: break
      }
      if style == .distance { return scope.bind(due: distance) }
      let date = scope.bind(date: moment, today: today, style: .near)
      return scope.bind(.dueDate, (.date, .phrase(date)))
    }
    if style == .distance || distance.unit == .now, let ahead = scope.bind(secondsTo: instant, from: now) {
      return scope.bind(.dueAhead, (.distance, .phrase(ahead)))
    }
    if distance.unit == .now { return scope.bind(.dueNow) }
    guard distance.isAhead else { return scope.bind(overdueBy: distance) }
    if style == .distance { return scope.bind(due: distance) }
    if moment.ends(today) { return scope.bind(.dueMidnight) }
    let date = days > 1 ? scope.bind(date: moment, today: today, style: .near) : nil
    if let date, days > 6 { return scope.bind(.dueDate, (.date, .phrase(date))) }
    let time = Value.phrase(scope.bind(time: moment, speaker.hourCycle))
    if let date { return scope.bind(.dueDateAt, (.date, .phrase(date)), (.time, time)) }
    return scope.bind(days == 1 ? .dueTomorrowAt : .dueTodayAt, (.time, time))
  }
}

extension Phrase {
  /// The style of a due date in the future.
  public struct DueStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case date, distance }

    let kind: Kind

    /// The date, such as "Due tomorrow at 9:00 AM" or "Due Tuesday, November 24 at 9:00 AM". A date at least a week
    /// ahead has no time, such as "Due December 24".
    public static var date: DueStyle { DueStyle(kind: .date) }

    /// The rounded time left, such as "Due in 3 days". Below two minutes, it includes seconds.
    public static var distance: DueStyle { DueStyle(kind: .distance) }
  }

  /// Returns a phrase for a due date, such as "Due today at 6:00 PM", "Due December 24", "Due in 45 seconds", or
  /// "Overdue by 2 hours".
  ///
  /// In the last minute before the due moment, the phrase has the seconds in every style. In the minute after it, the
  /// phrase is "Due now".
  ///
  /// - Parameters:
  ///   - moment: The due moment.
  ///   - includesTime: `false` if the time of day doesn't matter. The item is due until the end of the day, as in "Due
  ///     today".
  ///   - style: The style of a moment in the future. A past moment is always read as a distance.
  public static func due(_ moment: some SpeakableMoment, includesTime: Bool = true, style: DueStyle = .date) -> Phrase {
    Phrase(DueKind(instant: moment.instantForSpeech, includesTime: includesTime, style: style))
  }
}

extension Speaker {
  /// Returns the text for a due date, such as "Due today at 6:00 PM". See ``Phrase/due(_:includesTime:style:)``.
  public func due(
    _ moment: some SpeakableMoment, includesTime: Bool = true, style: Phrase.DueStyle = .date,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DueKind(instant: moment.instantForSpeech, includesTime: includesTime, style: style)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  fileprivate mutating func bind(due distance: TimeDistance) -> BoundMessage {
    let ahead = bind(distance: distance)
    return bind(.dueAhead, (.distance, .phrase(ahead)))
  }

  fileprivate mutating func bind(overdueBy distance: TimeDistance) -> BoundMessage {
    let duration = bind(length: distance)
    return bind(.overdueBy, (.duration, .phrase(duration)))
  }
}
