// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Two series beside each other.
struct ChartComparisonKind: PhraseKind {
  var first = ChartSeries()
  var second = ChartSeries()
  /// What the second is, where both are the same over two periods.
  var baseline: Phrase.Baseline?

  static let name = "chartComparison"
  static let summary =
    "a comparison of two series or periods, such as 'Average 9,200 steps. Up 12 percent from last week'"
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

  /// Both are said as the first.
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

  /// The average, and by how much it is another one than before.
  private func periods(_ baseline: Phrase.Baseline) -> [Phrase] {
    // Their averages alone: no trend is asked for.
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
    // Hundredths of hundredths are understood by nobody, and of nothing there are none.
    guard !difference.isZero else { return .change(0, from: baseline) }
    let amount = first.style.differencePhrase(
      difference.magnitude.rounded(toSignificantDigits: 2).withoutTrailingZeros)
    return difference.isNegative ? .decrease(of: amount, from: baseline) : .increase(of: amount, from: baseline)
  }

  // MARK: Two names

  /// Both averages, which of them is higher more often, and where they differ most.
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
  /// How many values are there.
  fileprivate var presentCount: Int { values.count { $0.isFinite } }

  /// The values of both that stand at the same place and are there, by their indices: in the order of this series.
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

/// Which of two series is higher more often: no kind that can be asked for, a part of ``ChartComparisonKind``.
private struct ChartRatio: PhraseKind {
  var first = Phrase.nothing
  var second = Phrase.nothing
  /// How often the first is higher.
  var higher = 0
  /// How often the second is.
  var lower = 0
  var total = 0
  /// Whether no value of either is without one of the other. Otherwise nothing can be said to be always so.
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
  /// Two series beside each other: "Maya: Average 9,200 steps, trending up. Omar: Average 8,900 steps, no clear trend. Maya is
  /// higher 5 times out of 7. Largest difference 3,000 steps on Thursday".
  ///
  /// Values are compared that stand at the same place: at the same moment, in the same category, at the same number; of
  /// series without places, one by one. Where one has values that the other lacks, nothing is said to be always so, and
  /// where only one of several can be compared, nothing but the averages. Both are said as the first is. Series without a
  /// name are numbered; where one has no values, there is "Maya and Omar: Nothing to compare".
  public static func chartComparison(_ series: ChartSeries, with other: ChartSeries) -> Phrase {
    ChartComparisonKind(series, other, nil).phrase
  }

  /// One series over two periods: "7-day average: 9,200 steps. Up 12 percent from last week".
  ///
  /// The averages are compared, so that a period that has just begun is no less for that. Percentages are compared by their
  /// difference, 40 and 45 percent are "Up 5 percentage points"; so are averages where that of the other period is zero or
  /// below, in their own unit.
  ///
  /// - Parameters:
  ///   - series: The values of the present period.
  ///   - other: Those of the other one.
  ///   - baseline: What that is.
  public static func chartComparison(
    _ series: ChartSeries, with other: ChartSeries, from baseline: Baseline
  ) -> Phrase {
    ChartComparisonKind(series, other, baseline).phrase
  }
}
