// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase that compares two chart series.
struct ChartComparisonKind: PhraseKind {
  var first = ChartSeries()
  var second = ChartSeries()
  /// The period of the second series, if both are the same series at different times.
  var baseline: Phrase.Baseline?

  static let name = "chartComparison"
  static let summary =
    "a comparison of two series or periods, such as 'Average 9,204 steps. Up 12 percent from last week'"
  static let examples = [
    ["9", "12", "15", "--name", "Maya", "--other-name", "Omar"]
      + ["8", "12", "14"].flatMap { ["--other-values", $0] },
    ["9", "12", "15", "--from", "last-week"] + ["8", "10", "14"].flatMap { ["--other-values", $0] },
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.series(&first)
    try keys.seriesStyle(&first)
    try keys.seriesName(&first)
    try keys.series(&second, prefix: "other", isRequired: false)
    try keys.seriesName(&second, key: "otherName")
    try keys.choice(
      "from", &baseline, Phrase.Baseline.named, "the earlier period, if the other values are from one", place: .named)
    self = ChartComparisonKind(first, second, baseline)
  }

  init() {}

  /// Creates a comparison. Both series are read in the style of the first one.
  init(_ first: ChartSeries, _ second: ChartSeries, _ baseline: Phrase.Baseline?) {
    (self.first, self.second, self.baseline) = (first, second, baseline)
    self.second.style = first.style
    self.second.precision = first.precision
  }

  var size: PhraseSize { PhraseSize(containing: first.size, second.size) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard first.hasValues, second.hasValues else {
      let first = first.named(ifBlank: 1).name.compose(with: speaker, in: &scope)
      let second = second.named(ifBlank: 2).name.compose(with: speaker, in: &scope)
      return .phrase(scope.bind(.chartCompareNone, (.first, first), (.second, second)))
    }
    let sentences = baseline.map { periods($0) } ?? names()
    let (said, faults) = speaker.join(sentences, keepsLastStop: false, usesFallback: scope.usesFallback)
    for fault in faults { scope.report(fault) }
    return said.map { .utterance(scope.keep($0)) } ?? .silence
  }

  // MARK: Two periods

  private func periods(_ baseline: Phrase.Baseline) -> [Phrase] {
    // Only the averages are needed, so no trend is computed.
    let (mine, theirs) = (SeriesStatistics(first.values) { nil }, SeriesStatistics(second.values) { nil })
    let average = ChartSentence(content: .averageOfDays, series: first, statistics: mine).phrase
    let name: [Phrase] = first.name.isSilent ? [] : [first.name]
    return name + [average, change(from: theirs.exactAverage, to: mine.exactAverage, baseline)]
  }

  private func change(from old: ExactDecimal, to new: ExactDecimal, _ baseline: Phrase.Baseline) -> Phrase {
    let difference = new - old
    if first.style.template.isKind(PercentKind.self) {
    } else if !old.isNegative, !old.isZero {
      return .change(difference.quotient(dividingBy: old), from: baseline)
    }
    // A percentage of a percentage is hard to understand, and a percentage of zero doesn't exist.
    guard !difference.isZero else { return .change(0, from: baseline) }
    let amount = first.style.differencePhrase(
      difference.magnitude.rounded(toSignificantDigits: 2).withoutTrailingZeros)
    return difference.isNegative ? .decrease(of: amount, from: baseline) : .increase(of: amount, from: baseline)
  }

  // MARK: Two names

  /// Returns sentences with both averages, the series that is more often higher, and the largest difference.
  private func names() -> [Phrase] {
    let (first, second) = (first.named(ifBlank: 1), second.named(ifBlank: 2))
    let averages = [first, second].map { ChartSeriesKind(series: $0).phrase }
    let pairs = first.pairs(with: second)
    let isOfAll = pairs.count == max(first.presentCount, second.presentCount)
    guard isOfAll || pairs.count > 1 else { return averages }
    var (higher, lower) = (0, 0)
    var differences = first
    differences.values = Array(repeating: .notANumber, count: first.values.count)
    for (index, other) in pairs {
      let order = first.values[index].compared(with: second.values[other])
      if order > 0 { higher += 1 } else if order < 0 { lower += 1 }
      differences.values[index] = (first.values[index] - second.values[other]).magnitude
    }
    let ratio = ChartRatio(
      first: first.name, second: second.name, higher: higher, lower: lower, total: pairs.count, isOfAll: isOfAll
    ).phrase
    guard higher + lower > 0, pairs.count > 1 else { return averages + [ratio] }
    let largest = SeriesStatistics(differences.values) { nil }
    return averages + [
      ratio, ChartSentence(content: .difference, series: differences, statistics: largest).phrase,
    ]
  }
}

extension ChartSeries {
  fileprivate var presentCount: Int { values.count { $0.isFinite } }

  /// Returns the indices of values that both series have at the same place, such as the same day.
  fileprivate func pairs(with other: ChartSeries) -> [(Int, Int)] {
    func indices<Place: Hashable>(_ mine: [Place], _ theirs: [Place]) -> [(Int, Int)] {
      if mine == theirs { return Array(zip(mine.indices, mine.indices)) }
      let places = Dictionary(zip(theirs, theirs.indices)) { first, _ in first }
      return mine.enumerated().compactMap { index, place in places[place].map { (index, $0) } }
    }
    let pairs =
      switch (places, other.places) {
      case (.dates(let mine), .dates(let theirs)): indices(mine, theirs)
      case (.categories(let mine), .categories(let theirs)): indices(mine, theirs)
      case (.numbers(let mine), .numbers(let theirs)):
        indices(mine.map(\.withoutTrailingZeros), theirs.map(\.withoutTrailingZeros))
      default: Array(zip(values.indices, other.values.indices))
      }
    return pairs.filter { mine, theirs in
      values.indices.contains(mine) && other.values.indices.contains(theirs) && values[mine].isFinite
        && other.values[theirs].isFinite
    }
  }
}

/// A sentence about the series that is more often higher, for ``ChartComparisonKind``.
private struct ChartRatio: PhraseKind {
  var first = Phrase.nothing
  var second = Phrase.nothing
  var higher = 0
  var lower = 0
  var total = 0
  /// `true` if every value has a counterpart in the other series. The sentence can then contain "always".
  var isOfAll = false

  static let name = "chartRatio"
  static let summary = "the series of two that is higher more often"
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {}

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard higher != lower else {
      return .phrase(scope.bind(higher == 0 && isOfAll ? .chartCompareSame : .chartCompareEven))
    }
    let name = (higher > lower ? first : second).compose(with: speaker, in: &scope)
    let most = max(higher, lower)
    if most == total, isOfAll { return .phrase(scope.bind(.chartCompareAlways, (.name, name))) }
    return .phrase(
      scope.bind(
        .chartCompareMore, (.name, name), (.count, .number(ExactDecimal(most))),
        (.total, .number(ExactDecimal(total)))))
  }
}

extension Phrase {
  /// Returns a phrase that compares two series.
  ///
  /// An example is "Maya: Average 9,204 steps, trending up. Omar: Average 8,866 steps, no clear trend. Maya is higher 5
  /// times out of 7. Largest difference 3,000 steps on Thursday".
  ///
  /// - Values at the same moment, category, or number are compared. Series without places are compared by index.
  /// - If one series lacks a value of the other, the phrase never contains the word "always". If only one of several
  ///   values can be compared, the phrase has the averages alone.
  /// - Both series use the style of the first.
  /// - Series without a name are numbered.
  /// - If a series has no values, the phrase is "Maya and Omar: Nothing to compare".
  public static func chartComparison(_ series: ChartSeries, with other: ChartSeries) -> Phrase {
    ChartComparisonKind(series, other, nil).phrase
  }

  /// Returns a phrase that compares a series in two periods, such as "7-day average: 9,204 steps. Up 12 percent from
  /// last week".
  ///
  /// The phrase compares averages, because the sum of an unfinished period would be lower. Percentages are compared by
  /// their difference. For example, 40 and 45 percent are "Up 5 percentage points". If the earlier average is zero or
  /// negative, the difference is in the unit of the series.
  ///
  /// - Parameters:
  ///   - series: The values of the current period.
  ///   - other: The values of the earlier period.
  ///   - baseline: The name of the earlier period.
  public static func chartComparison(
    _ series: ChartSeries, with other: ChartSeries, from baseline: Baseline
  ) -> Phrase {
    ChartComparisonKind(series, other, baseline).phrase
  }
}
