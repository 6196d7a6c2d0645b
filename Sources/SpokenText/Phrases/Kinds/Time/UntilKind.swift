// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the end of a state.
struct UntilKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var state: PhraseID?
  var place = Phrase.PlaceState.none
  var includesTime = true

  static let name = "until"
  static let summary = "the end of a state, such as 'Open until 9:00 PM' or 'Valid until March 1, 2027'"
  static let examples = [
    ["2026-11-20T21:00:00-05:00", "--place", "open"] + Phrase.exampleClock,
    ["2027-03-01", "--state", "valid"] + Phrase.exampleClock,
    ["2026-11-21T09:00:00-05:00"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentOrDay("date", &instant, includesTime: &includesTime)
    try keys.word("state", &state, of: .states, "the state until then", place: .named)
    try keys.choice(
      "place", &place, [("none", .none), ("open", .open), ("closed", .closed)],
      "whether a place is open or closed until then",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    let until: BoundMessage
    let dates = moment.dateExpectedAhead(today)
    if !includesTime {
      let date = scope.bind(date: moment, today: today, style: dates)
      until = scope.bind(.untilDay, (.date, .phrase(date)))
    } else if moment.dayNumber == today.dayNumber || moment.ends(today) {
      // At the end of today, reads "midnight" instead of a time of tomorrow.
      let time = moment.ends(today) ? scope.bind(.timeMidnight) : scope.bind(time: moment, speaker.hourCycle)
      until = scope.bind(.untilTime, (.time, .phrase(time)))
    } else {
      let said = scope.bind(moment: moment, today: today, dates: dates, speaker.hourCycle)
      until = scope.bind(.untilMoment, (.when, .phrase(said)))
    }
    switch place {
    case .open: return .phrase(scope.bind(.untilOpen, (.when, .phrase(until))))
    case .closed: return .phrase(scope.bind(.untilClosed, (.when, .phrase(until))))
    case .none: break
    }
    guard let state else { return .phrase(until) }
    let word = StateKind(status: Phrase.Status(state)).compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.untilState, (.state, word), (.when, .phrase(until))))
  }
}

extension Phrase {
  /// The state of a place, or `none` to omit it.
  enum PlaceState: Sendable, Hashable { case none, open, closed }

  /// Returns a phrase for the end of a state, such as "Until 9:00 PM" today, "Until midnight", or "Until tomorrow at
  /// 9:00 AM". With a status, it is "Valid until March 1, 2027" or "Locked until 3:00 PM".
  ///
  /// A past day includes its year. Otherwise, "Valid until March 1" would sound like a day in the future.
  ///
  /// - Parameters:
  ///   - moment: The end.
  ///   - status: The status until then, if any.
  ///   - includesTime: `false` to read the day alone, such as "Until March 1, 2027".
  public static func until(_ moment: some SpeakableMoment, _ status: Status? = nil, includesTime: Bool = true) -> Phrase
  {
    UntilKind(instant: moment.instantForSpeech, state: status?.id, includesTime: includesTime).phrase
  }

  /// Returns a phrase for a place that is open until a moment, such as "Open until 9:00 PM".
  public static func open(until moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    UntilKind(instant: moment.instantForSpeech, place: .open, includesTime: includesTime).phrase
  }

  /// A phrase for a place that never closes, "Open 24 hours".
  public static var alwaysOpen: Phrase { .message(PhraseID(.openAlways)) }

  /// Returns a phrase for a place that is closed until a moment, such as "Closed until tomorrow at 9:00 AM".
  public static func closed(until moment: some SpeakableMoment, includesTime: Bool = true) -> Phrase {
    UntilKind(instant: moment.instantForSpeech, place: .closed, includesTime: includesTime).phrase
  }
}
