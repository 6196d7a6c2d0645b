// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a trend.
struct TrendKind: PhraseKind {
  var trend = Phrase.Trend.steady

  static let name = "trend"
  static let summary = "a trend, such as 'Trending up' or 'Above average'"
  static let examples = [["rising"], ["above-average"], ["new-high"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("trend", &trend, Phrase.Trend.named, "the trend", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(trend.message, preferring: trend.speed))
  }
}

extension Phrase {
  /// The trend of a value, or its comparison with others.
  public struct Trend: Sendable, Hashable {
    fileprivate let message: BuiltInMessage
    /// The attribute of the message for the speed, or `nil`.
    fileprivate let speed: String?

    private init(_ message: BuiltInMessage, _ speed: String? = nil) { (self.message, self.speed) = (message, speed) }

    /// The value increases, "Trending up".
    public static let rising = Trend(.trendRising)
    /// The value decreases, "Trending down".
    public static let falling = Trend(.trendFalling)
    /// The value increases fast, "Rising fast".
    public static let risingFast = Trend(.trendRising, "fast")
    /// The value decreases fast, "Falling fast".
    public static let fallingFast = Trend(.trendFalling, "fast")
    /// The value increases slowly, "Rising slowly".
    public static let risingSlowly = Trend(.trendRising, "slowly")
    /// The value decreases slowly, "Falling slowly".
    public static let fallingSlowly = Trend(.trendFalling, "slowly")
    /// The value varies little, "Steady".
    public static let steady = Trend(.trendSteady)
    /// The value is the same as before, "Unchanged".
    public static let unchanged = Trend(.trendUnchanged)
    /// The value is above the average, "Above average".
    public static let aboveAverage = Trend(.trendAboveAverage)
    /// The value is below the average, "Below average".
    public static let belowAverage = Trend(.trendBelowAverage)
    /// The value is at the average, "Average".
    public static let average = Trend(.trendAverage)
    /// The value is the highest so far, "New high".
    public static let newHigh = Trend(.trendNewHigh)
    /// The value is the lowest so far, "New low".
    public static let newLow = Trend(.trendNewLow)

    static let named: [(name: String, value: Trend)] = [
      ("rising", .rising), ("falling", .falling), ("rising-fast", .risingFast),
      ("falling-fast", .fallingFast), ("rising-slowly", .risingSlowly), ("falling-slowly", .fallingSlowly),
      ("steady", .steady), ("unchanged", .unchanged),
      ("above-average", .aboveAverage), ("below-average", .belowAverage), ("average", .average), ("new-high", .newHigh),
      ("new-low", .newLow),
    ]
  }

  /// Returns a phrase for a trend, such as "Trending up", "Above average", or "New high".
  public static func trend(_ trend: Trend) -> Phrase { TrendKind(trend: trend).phrase }
}
