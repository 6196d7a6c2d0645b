// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the last time of an action.
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
  /// An action whose last time is read.
  public struct LastAction: Sendable, Hashable {
    fileprivate let message: BuiltInMessage

    /// An update, such as "Last updated 5 minutes ago".
    public static var updated: LastAction { LastAction(message: .lastUpdated) }
    /// A completion, such as "Last completed 2 hours ago".
    public static var completed: LastAction { LastAction(message: .lastCompleted) }
    /// An activity, such as "Last active 2 hours ago".
    public static var active: LastAction { LastAction(message: .lastActive) }
    /// A use, such as "Last used 2 hours ago".
    public static var used: LastAction { LastAction(message: .lastUsed) }
    /// A sync, such as "Last synced 2 hours ago".
    public static var synced: LastAction { LastAction(message: .lastSynced) }
    /// A save, such as "Last saved today at 3:00 PM".
    public static var saved: LastAction { LastAction(message: .lastSaved) }

    fileprivate static let named: [(name: String, value: LastAction)] = [
      ("updated", .updated), ("completed", .completed), ("active", .active), ("used", .used), ("synced", .synced),
      ("saved", .saved),
    ]
  }

  /// Returns a phrase for the time since the last action, such as "Last updated 5 minutes ago" or "Last completed
  /// yesterday".
  ///
  /// A moment up to five minutes ahead counts as now, because clocks of devices differ. The phrase is "Date
  /// unavailable" for later moments, for years below 1, and for a speaker without a time zone.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - moment: The time of the action.
  ///   - includesTime: `false` if the time of day doesn't matter. The phrase then counts days, as in "Last completed
  ///     today".
  public static func last(_ action: LastAction, _ moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    LastKind(action: action, instant: moment.instantForSpeech, includesTime: includesTime).phrase
  }

  /// Returns a phrase for the date of the last action, such as "Last updated today at 8:00 AM".
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - moment: The time of the action.
  ///   - includesTime: `false` to read the day alone, such as "Last updated Tuesday".
  public static func last(_ action: LastAction, on moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    LastKind(action: action, instant: moment.instantForSpeech, includesTime: includesTime, saysDate: true).phrase
  }
}
