// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a calendar period.
struct CalendarSpanKind: PhraseKind {
  var unit = Phrase.CalendarUnit.week
  var place = Phrase.RelativePeriod.this

  static let name = "calendarSpan"
  static let summary = "a week, month, or year relative to today, such as 'This week' or 'Next month'"
  static let examples = [["week"], ["month", "--place", "next"], ["year", "--place", "last"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice(
      "unit", &unit, [("week", .week), ("month", .month), ("year", .year)], "the unit of the calendar", place: .required
    )
    try keys.choice(
      "place", &place, [("this", .this), ("last", .last), ("next", .next)], "the position relative to today",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .phrase(scope.bind(message)) }

  private var message: BuiltInMessage {
    switch (unit.kind, place.kind) {
    case (.week, .this): .weekThis
    case (.week, .last): .weekLast
    case (.week, .next): .weekNext
    case (.month, .this): .monthThis
    case (.month, .last): .monthLast
    case (.month, .next): .monthNext
    case (.year, .this): .yearThis
    case (.year, .last): .yearLast
    case (.year, .next): .yearNext
    }
  }
}

extension Phrase {
  /// A unit of the calendar, such as a week.
  public struct CalendarUnit: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case week, month, year }

    let kind: Kind

    /// Weeks, such as "This week".
    public static var week: CalendarUnit { CalendarUnit(kind: .week) }
    /// Months, such as "This month".
    public static var month: CalendarUnit { CalendarUnit(kind: .month) }
    /// Years, such as "This year".
    public static var year: CalendarUnit { CalendarUnit(kind: .year) }
  }

  /// The position of a period relative to the current one.
  public struct RelativePeriod: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case this, last, next }

    let kind: Kind

    /// The current period, such as "This week".
    public static var this: RelativePeriod { RelativePeriod(kind: .this) }
    /// The previous period, such as "Last week".
    public static var last: RelativePeriod { RelativePeriod(kind: .last) }
    /// The next period, such as "Next week".
    public static var next: RelativePeriod { RelativePeriod(kind: .next) }
  }

  /// Returns a phrase for a calendar period, such as "This week", "Next month", or "Last year".
  ///
  /// The units don't include weekdays, because "next Tuesday" is ambiguous. For a day, use ``date(_:style:)``.
  public static func calendarSpan(_ place: RelativePeriod, _ unit: CalendarUnit) -> Phrase {
    CalendarSpanKind(unit: unit, place: place).phrase
  }
}
