// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for one series of a chart.
struct ChartSeriesKind: PhraseKind {
  var series = ChartSeries()
  /// `false` for the shares of a pie chart, which have no order and no trend.
  var hasOrder = true

  static let name = "chartSeries"
  static let summary = "one series of a chart, such as 'Steps: Average 9,204 steps, trending up'"
  static let examples = [
    ["8547", "6100", "11950", "--name", "Steps", "--unit", #"{"kind": "count", "count": 0, "noun": "step"}"#]
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.series(&series)
    try keys.seriesStyle(&series)
    try keys.seriesName(&series)
  }

  var size: PhraseSize { PhraseSize(containing: series.size) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let statistics = series.statistics
    let name = series.named(ifBlank: 1).name.compose(with: speaker, in: &scope)
    guard statistics.count > 0 else { return .phrase(scope.bind(.chartSeriesEmpty, (.name, name))) }
    let average = statistics.average(series.style.averageRounding)
    let value = series.style.phrase(average).compose(with: speaker, in: &scope)
    if statistics.isConstant { return .phrase(scope.bind(.chartSeriesConstant, (.name, name), (.value, value))) }
    guard hasOrder, let trend = statistics.trend else {
      return .phrase(scope.bind(.chartSeriesAverage, (.name, name), (.value, value)))
    }
    let way = Value.phrase(scope.bind(trend.message))
    return .phrase(scope.bind(.chartSeriesTrend, (.name, name), (.value, value), (.trend, way)))
  }
}

extension Phrase {
  /// The series of a phrase, or `nil` for other phrases.
  var chartSeries: ChartSeries? { kind(as: ChartSeriesKind.self)?.series }
}

extension TrendTest.Way {
  var message: BuiltInMessage {
    switch self {
    case .rising: .trendRising
    case .falling: .trendFalling
    case .none: .chartTrendNone
    }
  }
}

extension ChartSeries {
  /// Returns the series with a name. If it has none, the name has a number, such as "Series 1".
  func named(ifBlank number: Int) -> ChartSeries {
    guard name.isSilent else { return self }
    var series = self
    series.name = .message(PhraseID(.chartSeriesNumber), ["number": .number(number)])
    return series
  }

  /// Creates a series without values from the places of all series. Ignores series with another type of places than the
  /// first.
  init(joining all: [ChartSeries]) {
    self = all.first ?? ChartSeries()
    values = []
    for series in all.dropFirst() {
      switch (places, series.places) {
      case (.dates(let mine), .dates(let theirs)): places = .dates(mine + theirs)
      case (.numbers(let mine), .numbers(let theirs)): places = .numbers(mine + theirs)
      default: break
      }
    }
    if case .dates(let dates) = places { (places, precision) = (.dates(dates.sorted()), joinedPrecision(of: all)) }
  }

  /// Returns the precision of the first series, because the joined dates can repeat.
  private func joinedPrecision(of all: [ChartSeries]) -> DatePrecision {
    guard let first = all.first, case .dates(let dates) = first.places else { return precision }
    return DatePrecision(kind: first.precision(of: dates))
  }
}
