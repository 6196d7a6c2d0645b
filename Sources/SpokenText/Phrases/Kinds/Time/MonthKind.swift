// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a month or a year.
struct MonthKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  var isYear = false

  static let name = "month"
  static let summary = "a month or a year, such as 'March', 'March 2024', or '2024'"
  static let examples = [
    ["2026-03-05"] + Phrase.exampleClock, ["2024-03-05"] + Phrase.exampleClock,
    ["2024-03-05", "--style", "year"] + Phrase.exampleClock,
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
    try keys.choice(
      "style", &isYear, [("month", false), ("year", true)],
      "the style: the month, with the year unless it is the current one, or the year",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (moment, today) = speaker.civil(instant) else { return .phrase(scope.bind(.dateUnavailable)) }
    if isYear { return .phrase(scope.bind(year: moment.year)) }
    return .phrase(scope.bind(month: moment, saysYear: moment.year != today.year))
  }
}

extension Phrase {
  /// Returns a phrase for a month, such as "March", or "March 2024" in another year. Years outside 1 to 9999, and
  /// speakers without a time zone, give "Date unavailable".
  public static func month(_ moment: some SpeakableMoment) -> Phrase {
    MonthKind(instant: moment.instantForSpeech).phrase
  }

  /// Returns a phrase for a year, such as "2024".
  public static func year(_ moment: some SpeakableMoment) -> Phrase {
    MonthKind(instant: moment.instantForSpeech, isYear: true).phrase
  }
}

extension PhraseScope {
  mutating func bind(month date: CivilDateTime, saysYear: Bool) -> BoundMessage {
    let month = bind(BuiltInMessage.month(date.month))
    guard saysYear else { return month }
    return bind(.monthYear, (.month, .phrase(month)), (.year, .identifier(Int(date.year))))
  }

  mutating func bind(year: Int64) -> BoundMessage { bind(.yearAlone, (.year, .identifier(Int(year)))) }
}
