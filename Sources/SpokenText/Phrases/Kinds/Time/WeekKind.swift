// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a week by its first day.
struct WeekKind: PhraseKind {
  var firstDay = Instant(secondsSinceEpoch: 0)

  static let name = "week"
  static let summary = "a week by its first day, such as 'Week of November 2'"
  static let examples = [["2026-11-02"] + Phrase.exampleClock, ["2025-12-29"] + Phrase.exampleClock]

  static var operandKey: OperandKey<Self>? { .moment(\.firstDay) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &firstDay, "the first day of the week", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (day, today) = speaker.civil(firstDay) else { return .phrase(scope.bind(.dateUnavailable)) }
    let date = day.year == today.year ? scope.bind(monthDay: day) : scope.bind(monthDayYear: day)
    return .phrase(scope.bind(.weekOf, (.date, .phrase(date))))
  }
}

extension Phrase {
  /// Returns a phrase for a week by its first day, such as "Week of November 2", or "Week of December 29, 2025" in
  /// another year. Years outside 1 to 9999, and speakers without a time zone, give "Date unavailable".
  ///
  /// - Parameter firstDay: The first day of the week. Regions begin their weeks on different days, so the phrase uses
  ///   the day as it is.
  public static func week(of firstDay: some SpeakableMoment) -> Phrase {
    WeekKind(firstDay: firstDay.instantForSpeech).phrase
  }
}
