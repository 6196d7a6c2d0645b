// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// When something was done last.
struct LastKind: PhraseKind {
  var action = Phrase.LastAction.updated
  var instant = Instant(secondsSinceEpoch: 0)
  var includesTime = true
  var saysDate = false

  static let name = "last"
  static let summary = "the time of the last change, such as 'Last updated 5 minutes ago'"
  static let examples = [
    ["updated", "2026-11-20T16:55:00-05:00"] + Phrase.exampleClock,
    ["completed", "2026-11-20T08:00:00-05:00", "--style", "date"] + Phrase.exampleClock,
    ["completed", "2026-11-19"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("action", &action, Phrase.LastAction.named, "the action", place: .required)
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
    try keys.choice(
      "style", &saysDate, [("distance", false), ("date", true)],
      "the wording: the time since then, or the date and time", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let now = speaker.reference.instant
    guard let past = speaker.past(instant, includesTime: includesTime),
      let moment = CivilDateTime(past, in: speaker.zone), let today = CivilDateTime(now, in: speaker.zone),
      let distance = speaker.distance(to: past, from: now, includesTime: includesTime)
    else { return .phrase(scope.bind(.dateUnavailable)) }
    let when =
      saysDate
      ? scope.bind(moment: moment, today: today, includesTime: includesTime, speaker.hourCycle)
      : scope.bind(distance: distance)
    return .phrase(scope.bind(action.message, (.when, .phrase(when))))
  }
}

extension Phrase {
  /// What was done, where it is said when that was last.
  public struct LastAction: Sendable, Hashable {
    fileprivate let message: BuiltInMessage

    /// "Last updated 5 minutes ago".
    public static var updated: LastAction { LastAction(message: .lastUpdated) }
    /// "Last completed 2 hours ago".
    public static var completed: LastAction { LastAction(message: .lastCompleted) }
    /// "Last active 2 hours ago".
    public static var active: LastAction { LastAction(message: .lastActive) }
    /// "Last used 2 hours ago".
    public static var used: LastAction { LastAction(message: .lastUsed) }
    /// "Last synced 2 hours ago".
    public static var synced: LastAction { LastAction(message: .lastSynced) }

    /// The names that data and the command line have for what was done.
    fileprivate static let named: [(name: String, value: LastAction)] = [
      ("updated", .updated), ("completed", .completed), ("active", .active), ("used", .used), ("synced", .synced),
    ]
  }

  /// The time since something was done last, such as "Last updated 5 minutes ago" or "Last completed yesterday".
  ///
  /// A moment up to five minutes ahead, by the clock of another device, counts as now. The phrase is "Date unavailable" if
  /// the moment is further ahead, if its year is below 1, or if the speaker has no time zone.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - moment: When.
  ///   - includesTime: Whether the time of day counts; if not, days are counted from today: "Last completed today".
  public static func last(_ action: LastAction, _ moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    LastKind(action: action, instant: moment.instantForSpeech, includesTime: includesTime).phrase
  }

  /// The day and the time when something was done last: "Last updated today at 8:00 AM".
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - moment: When.
  ///   - includesTime: Whether the time of day is said; if not, the day is: "Last updated Tuesday".
  public static func last(_ action: LastAction, on moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    LastKind(action: action, instant: moment.instantForSpeech, includesTime: includesTime, saysDate: true).phrase
  }
}
