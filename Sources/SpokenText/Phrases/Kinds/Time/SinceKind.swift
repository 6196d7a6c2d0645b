// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the start of a state.
struct SinceKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var precision = Phrase.SincePrecision.day

  static let name = "since"
  static let summary = "a start, such as 'Since March' or 'Since yesterday'"
  static let examples = [
    ["2026-03-05", "--precision", "month"] + Phrase.exampleClock, ["2026-11-19"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
    try keys.choice(
      "precision", &precision, [("day", .day), ("time", .time), ("month", .month), ("year", .year)],
      "the precision; the time is said only for today", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    if precision.kind == .day || precision.kind == .time, moment.dayNumber > today.dayNumber {
      // Reads "Starts tomorrow", because "Since tomorrow" would be wrong.
      let start = EventKind(event: .start, instant: instant, includesTime: false, style: .date)
      return start.compose(with: speaker, in: &scope)
    }
    switch precision.kind {
    case .time where moment.dayNumber == today.dayNumber:
      let time = scope.bind(time: moment, speaker.hourCycle)
      return .phrase(scope.bind(.sinceTime, (.time, .phrase(time))))
    case .day, .time:
      let date = scope.bind(date: moment, today: today, style: NearDateStyle.near)
      return .phrase(scope.bind(.sinceDay, (.date, .phrase(date))))
    case .month:
      let month = scope.bind(month: moment, saysYear: moment.year != today.year)
      return .phrase(scope.bind(.sinceMonth, (.month, .phrase(month))))
    case .year:
      return .phrase(scope.bind(.sinceMonth, (.month, .phrase(scope.bind(year: moment.year)))))
    }
  }
}

extension Phrase {
  /// The precision of a start.
  public struct SincePrecision: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case time, day, month, year }

    let kind: Kind

    /// The time, such as "Since 9:00 AM". Days other than today use ``day``.
    public static var time: SincePrecision { SincePrecision(kind: .time) }
    /// The day, such as "Since yesterday", "Since Tuesday", or "Since November 3".
    public static var day: SincePrecision { SincePrecision(kind: .day) }
    /// The month, such as "Since March", or "Since March 2024" in another year.
    public static var month: SincePrecision { SincePrecision(kind: .month) }
    /// The year, such as "Since 2024".
    public static var year: SincePrecision { SincePrecision(kind: .year) }
  }

  /// Returns a phrase for the start of a state, such as "Since yesterday", "Since March", or "Since 2024".
  ///
  /// Years outside 1 to 9999, and speakers without a time zone, give "Date unavailable".
  public static func since(_ moment: some SpeakableMoment, precision: SincePrecision = .day) -> Phrase {
    SinceKind(instant: moment.instantForSpeech, precision: precision).phrase
  }
}
