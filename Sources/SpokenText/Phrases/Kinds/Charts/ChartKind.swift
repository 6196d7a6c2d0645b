// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the summary of a chart.
struct ChartKind: PhraseKind {
  var style = Phrase.ChartStyle.line
  var title: Phrase?
  var series = [ChartSeries()]
  var part = Part.summary

  enum Part: Sendable, Hashable { case summary, average }

  static let name = "chart"
  static let summary =
    "a summary of a chart, such as 'Line chart, 7 values. Lowest 6,100 steps on Sunday'"
  static let examples = [
    ["line", "3", "5", "4", "8", "9", "10", "12"],
    [
      "bar", "40", "25.50", "--unit", #"{"kind": "money", "amount": "0", "currency": "USD"}"#, "--at", "Food", "--at",
      "Books",
    ],
    [
      "line", "8547", "6100", "11950", "--part", "average", "--unit", #"{"kind": "count", "count": 0, "noun": "step"}"#,
    ],
    [
      "line", "8", "10", "15", "--name", "Maya", "--more",
      #"{"kind": "chartSeries", "values": [12, 11, 14], "name": "Omar"}"#,
    ],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("style", &style, Phrase.ChartStyle.named, "the style of the chart", place: .required)
    var first = series.first ?? ChartSeries()
    try keys.series(&first)
    try keys.seriesStyle(&first)
    try keys.seriesName(&first)
    var others = Array(series.dropFirst())
    try keys.moreSeries("more", &others)
    series = [first] + others
    try keys.phrase("title", &title, orWordOf: nil, "the title, spoken first", place: .named)
    try keys.choice(
      "part", &part, [("summary", .summary), ("average", .average)],
      "the full summary, or only the average and the trend",
      place: .named)
  }

  var size: PhraseSize {
    var size = PhraseSize(containing: title?.size ?? .one)
    for series in series { size.add(series.size) }
    return size
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let sentences: [Phrase]
    if let first = series.first, series.count == 1 {
      sentences = part == .average ? [headline(of: first)] : summary(of: first)
    } else {
      sentences = summaryOfSeveral
    }
    let (said, faults) = speaker.join(
      (heading.map { [$0] } ?? []) + sentences, keepsLastStop: false, usesFallback: scope.usesFallback)
    for fault in faults { scope.report(fault) }
    return said.map { .utterance(scope.keep($0)) } ?? .silence
  }

  /// The first sentence, which is the title or the name of the only series. The average has none, because the label of
  /// its element has the name.
  private var heading: Phrase? {
    title ?? (series.count == 1 && part == .summary ? series.first?.name : nil)
  }

  // MARK: Sentences

  private func summary(of series: ChartSeries) -> [Phrase] {
    let statistics = series.statistics
    func sentence(_ content: ChartSentence.Content) -> Phrase {
      ChartSentence(content: content, series: series, statistics: statistics).phrase
    }
    var sentences = [sentence(.opening(style, seriesCount: 1))]
    if let lowest = statistics.lowest, statistics.count == 1 {
      sentences.append(series.phrase(ofPoint: lowest.index))
    } else if statistics.count > 0, statistics.isConstant {
      sentences.append(sentence(.constant))
    } else if statistics.count > 0 {
      let isShare = style == .pie
      let end: ChartSentence.EndStyle = isShare ? .share : statistics.count > 2 ? .short : .whole
      sentences += [sentence(.end(isHighest: false, end)), sentence(.end(isHighest: true, end))]
      // The shares of a pie have no order, and no meaningful average.
      if end == .short { sentences.append(sentence(.average)) }
      if statistics.trend != nil, !isShare { sentences.append(sentence(.trend)) }
      if statistics.outlierCount > 1, !isShare { sentences.append(sentence(.outliers)) }
    }
    if statistics.missing > 0, statistics.count > 0 { sentences.append(sentence(.missing)) }
    return sentences
  }

  private static let mostSeries = 4

  private var summaryOfSeveral: [Phrase] {
    let joined = ChartSeries(joining: series)
    let opening = ChartSentence.Content.opening(style, seriesCount: series.count)
    var sentences = [ChartSentence(content: opening, series: joined, statistics: nil).phrase]
    sentences += series.prefix(Self.mostSeries).enumerated().map { number, series in
      ChartSeriesKind(series: series.named(ifBlank: number + 1), hasOrder: style != .pie).phrase
    }
    if series.count > Self.mostSeries {
      let more = ChartSentence.Content.moreSeries(series.count - Self.mostSeries)
      sentences.append(ChartSentence(content: more, series: joined, statistics: nil).phrase)
    }
    return sentences
  }

  private func headline(of series: ChartSeries) -> Phrase {
    let statistics = series.statistics
    if let lowest = statistics.lowest, statistics.count == 1 { return series.phrase(ofPoint: lowest.index) }
    let content: ChartSentence.Content =
      if statistics.count == 0 { .opening(style, seriesCount: 1) } else { .headline }
    return ChartSentence(content: content, series: series, statistics: statistics).phrase
  }
}

extension Phrase {
  /// The style of a chart.
  public struct ChartStyle: Sendable, Hashable {
    let message: BuiltInMessage

    private init(_ message: BuiltInMessage) { self.message = message }

    /// A line chart, "Line chart".
    public static let line = ChartStyle(.chartLine)
    /// A bar chart, "Bar chart".
    public static let bar = ChartStyle(.chartBar)
    /// An area chart, "Area chart".
    public static let area = ChartStyle(.chartArea)
    /// A scatter chart, "Scatter chart".
    public static let scatter = ChartStyle(.chartScatter)
    /// A pie chart, "Pie chart".
    public static let pie = ChartStyle(.chartPie)
    /// A chart of another style, "Chart".
    public static let plain = ChartStyle(.chartPlain)

    static let named: [(name: String, value: ChartStyle)] = [
      ("line", .line), ("bar", .bar), ("area", .area), ("scatter", .scatter), ("pie", .pie), ("plain", .plain),
    ]
  }

  static func chartStyle(_ style: ChartStyle) -> Phrase { .message(PhraseID(style.message)) }

  /// Returns a phrase for the summary of a chart.
  ///
  /// An example is "Line chart, 7 values from November 14 to 20. Lowest 6,100 steps on Sunday. Highest 11,950 on
  /// Thursday. Average 9,204 steps. Trending up".
  ///
  /// - The first sentence names the style, the number of values, and the range.
  /// - The **lowest** and the **highest** value are read with their places. A value that repeats has a count instead,
  ///   such as "Lowest 0, 3 times". If all values are equal, the sentence is "Every value is 5 steps". A single value
  ///   is read as a point, such as "Thursday: 11,950 steps". A pie chart has the "Smallest" and the "Largest" share,
  ///   and no average, trend, or unusual values.
  /// - The **average** is read for three or more values. It is rounded to a power of ten that is at most a tenth of the
  ///   range, but keeps at least two digits. Durations are rounded to whole minutes, hours, or days, and money to its
  ///   smallest unit.
  /// - The **trend** is read for five or more values, except over categories. It uses a Mann-Kendall test with a
  ///   variance that allows for autocorrelation. The significance level is 5 percent, or 10 for five and six values.
  ///   The change must also reach the median distance of the values from their median. Otherwise, the sentence is "No
  ///   clear trend". Of random series, fewer than 5 in 100 get a trend, or 9 in 100 with five values.
  /// - **Unusual** values are read for seven or more values. Their modified z-score exceeds 3.5 (Iglewicz and Hoaglin
  ///   1993). Examples are "Highest 40, unusually high" and "3 unusual values".
  /// - **Missing** values are counted, such as "2 values missing". Without any value, the phrase is "Line chart, no
  ///   data".
  ///
  /// - Parameters:
  ///   - style: The style of the chart.
  ///   - series: The values.
  ///   - title: The title of the chart, as the first sentence. The default is the name of the series.
  /// - Complexity: O(*n*), or O(*n* log *n*) for dates or numbers that aren't in order.
  public static func chart(_ style: ChartStyle, _ series: ChartSeries, title: Phrase? = nil) -> Phrase {
    chart(style, [series], title: title)
  }

  /// Returns a phrase for a chart of several series.
  ///
  /// An example is "Line chart, 2 series from November 14 to 20. Steps: Average 9,204 steps, trending up. Goal: Every
  /// value is 10,000 steps". The first four series are described, and the others are counted. Series without a name are
  /// numbered.
  ///
  /// - Parameters:
  ///   - style: The style of the chart.
  ///   - series: The series.
  ///   - title: The title of the chart, as the first sentence.
  public static func chart(_ style: ChartStyle, _ series: [ChartSeries], title: Phrase? = nil) -> Phrase {
    ChartKind(style: style, title: title, series: series.isEmpty ? [ChartSeries()] : series).phrase
  }

  /// Returns a phrase for the average and trend of a chart, for the value of an accessibility element.
  ///
  /// For values on consecutive days, it is "7-day average: 9,204 steps, trending up". Otherwise, it is "Average 9,204
  /// steps, trending up". A single value is read with its place, such as "Thursday: 11,950 steps". Without values, the
  /// phrase is "Line chart, no data". For the rules of the average and trend, see
  /// ``chart(_:_:title:)-(_,ChartSeries,_)``.
  public static func chartAverage(_ style: ChartStyle, _ series: ChartSeries) -> Phrase {
    ChartKind(style: style, series: [series], part: .average).phrase
  }
}
