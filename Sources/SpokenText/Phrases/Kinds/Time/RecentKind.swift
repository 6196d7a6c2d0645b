// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a recent period.
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
  /// The unit of a recent period.
  public struct RecentUnit: Sendable, Hashable {
    fileprivate let period: Phrase.Period

    /// Minutes, such as "The last 30 minutes".
    public static var minutes: RecentUnit { RecentUnit(period: .minute) }
    /// Hours, such as "The last 24 hours".
    public static var hours: RecentUnit { RecentUnit(period: .hour) }
    /// Days, such as "The last 7 days".
    public static var days: RecentUnit { RecentUnit(period: .day) }
    /// Weeks, such as "The last 4 weeks".
    public static var weeks: RecentUnit { RecentUnit(period: .week) }
    /// Months, such as "The last 12 months".
    public static var months: RecentUnit { RecentUnit(period: .month) }
    /// Years, such as "The last 5 years".
    public static var years: RecentUnit { RecentUnit(period: .year) }

    /// The unit in a smaller one, such as 7 days for a week. "The last week" could mean a calendar week.
    fileprivate var smaller: (count: Int, period: Phrase.Period) {
      switch period.kind {
      case .second, .minute, .hour: (1, period)
      case .day: (24, .hour)
      case .week: (7, .day)
      case .month: (30, .day)
      case .year: (12, .month)
      }
    }

    fileprivate static let named: [(name: String, value: RecentUnit)] = [
      ("minutes", .minutes), ("hours", .hours), ("days", .days), ("weeks", .weeks), ("months", .months),
      ("years", .years),
    ]
  }

  /// Returns a phrase for a period that ends now, such as "The last 7 days".
  ///
  /// - Parameters:
  ///   - count: The number of units. A single day, week, month, or year is read in a smaller unit, such as "The last 24
  ///     hours" for a day. If the count is below 1, the phrase is "Duration unavailable".
  ///   - unit: The unit. The default is days.
  public static func recent(_ count: Int, _ unit: RecentUnit = .days) -> Phrase {
    RecentKind(count: count, unit: unit).phrase
  }
}
