// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where a value goes, or how it stands beside others.
struct TrendKind: PhraseKind {
  var trend = Phrase.Trend.steady

  static let name = "trend"
  static let summary = "a trend, such as 'Trending up' or 'Above average'"
  static let examples = [["rising"], ["above-average"], ["new-high"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("trend", &trend, Phrase.Trend.named, "the trend", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .phrase(scope.bind(trend.message)) }
}

extension Phrase {
  /// Where a value goes, or how it stands beside others.
  public struct Trend: Sendable, Hashable {
    let message: BuiltInMessage

    private init(_ message: BuiltInMessage) { self.message = message }

    /// "Trending up".
    public static let rising = Trend(.trendRising)
    /// "Trending down".
    public static let falling = Trend(.trendFalling)
    /// "Rising fast".
    public static let risingFast = Trend(.trendRisingFast)
    /// "Falling fast".
    public static let fallingFast = Trend(.trendFallingFast)
    /// "Steady".
    public static let steady = Trend(.trendSteady)
    /// "Unchanged".
    public static let unchanged = Trend(.trendUnchanged)
    /// "Above average".
    public static let aboveAverage = Trend(.trendAboveAverage)
    /// "Below average".
    public static let belowAverage = Trend(.trendBelowAverage)
    /// "Average".
    public static let average = Trend(.trendAverage)
    /// "New high".
    public static let newHigh = Trend(.trendNewHigh)
    /// "New low".
    public static let newLow = Trend(.trendNewLow)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: Trend)] = [
      ("rising", .rising), ("falling", .falling), ("rising-fast", .risingFast),
      ("falling-fast", .fallingFast), ("steady", .steady), ("unchanged", .unchanged),
      ("above-average", .aboveAverage), ("below-average", .belowAverage), ("average", .average), ("new-high", .newHigh),
      ("new-low", .newLow),
    ]
  }

  /// Where a value goes, or how it stands beside others: "Trending up", "Above average", "New high".
  public static func trend(_ trend: Trend) -> Phrase { TrendKind(trend: trend).phrase }
}
