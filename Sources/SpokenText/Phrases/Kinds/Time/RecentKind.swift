// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The last so many days, or another unit of time.
struct RecentKind: PhraseKind {
  var count = 7
  var unit = Phrase.RecentUnit.days

  static let name = "recent"
  static let summary = "a period that ends now, such as 'The last 7 days'"
  static let examples = [["7"], ["30", "--unit", "minutes"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.count(&count, "the number of units")
    try keys.choice("unit", &unit, Phrase.RecentUnit.named, "the unit", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count > 0 else { return .phrase(scope.bind(.durationUnavailable)) }
    let (count, period) = count == 1 ? unit.smaller : (count, unit.period)
    return .phrase(scope.bind(.recent, lasting: count, period))
  }
}

extension Phrase {
  /// What a recent span is counted in.
  public struct RecentUnit: Sendable, Hashable {
    fileprivate let period: Phrase.Period

    /// "The last 30 minutes".
    public static var minutes: RecentUnit { RecentUnit(period: .minute) }
    /// "The last 24 hours".
    public static var hours: RecentUnit { RecentUnit(period: .hour) }
    /// "The last 7 days".
    public static var days: RecentUnit { RecentUnit(period: .day) }
    /// "The last 4 weeks".
    public static var weeks: RecentUnit { RecentUnit(period: .week) }
    /// "The last 12 months".
    public static var months: RecentUnit { RecentUnit(period: .month) }
    /// "The last 5 years".
    public static var years: RecentUnit { RecentUnit(period: .year) }

    /// One of the unit, counted in a smaller one. "The last week" could be heard as a week of the calendar.
    fileprivate var smaller: (count: Int, period: Phrase.Period) {
      switch period.kind {
      case .second, .minute, .hour: (1, period)
      case .day: (24, .hour)
      case .week: (7, .day)
      case .month: (30, .day)
      case .year: (12, .month)
      }
    }

    /// The names that data and the command line have for the units.
    fileprivate static let named: [(name: String, value: RecentUnit)] = [
      ("minutes", .minutes), ("hours", .hours), ("days", .days), ("weeks", .weeks), ("months", .months),
      ("years", .years),
    ]
  }

  /// A span of time that ends now, such as "The last 7 days". One day is said as "The last 24
  /// hours", one week as 7 days, one month as 30 days, and one year as 12 months. Less than one is "Duration unavailable".
  public static func recent(_ count: Int, _ unit: RecentUnit = .days) -> Phrase {
    RecentKind(count: count, unit: unit).phrase
  }
}
