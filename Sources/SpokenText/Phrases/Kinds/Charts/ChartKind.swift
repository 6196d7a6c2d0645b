// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What a chart shows.
struct ChartKind: PhraseKind {
  var style = Phrase.ChartStyle.line
  /// Said first.
  var title: Phrase?
  var series = [ChartSeries()]
  var part = Part.summary

  /// What is said of it: all of it, or its average and where it goes.
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

  /// What is said first: the title, or what the only series is called. Beside its average nobody needs that: it is the value
  /// of an element that is called so.
  private var heading: Phrase? {
    title ?? (series.count == 1 && part == .summary ? series.first?.name : nil)
  }

  // MARK: Sentences

  /// A sentence for each thing there is to tell.
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
      // What shares a circle has no order, and no average from which a share could be far.
      if end == .short { sentences.append(sentence(.average)) }
      if statistics.trend != nil, !isShare { sentences.append(sentence(.trend)) }
      if statistics.outlierCount > 1, !isShare { sentences.append(sentence(.outliers)) }
    }
    if statistics.missing > 0, statistics.count > 0 { sentences.append(sentence(.missing)) }
    return sentences
  }

  /// How many series are told apart.
  private static let mostSeries = 4

  private var summaryOfSeveral: [Phrase] {
    let joined = ChartSeries(joining: series)
    let opening = ChartSentence.Content.opening(style, seriesCount: series.count)
    var sentences = [ChartSentence(content: opening, series: joined, statistics: nil).phrase]
    sentences += series.prefix(Self.mostSeries).enumerated().map { number, series in
      ChartSeriesKind(series: series.named(ifBlank: number + 1)).phrase
    }
    if series.count > Self.mostSeries {
      let more = ChartSentence.Content.moreSeries(series.count - Self.mostSeries)
      sentences.append(ChartSentence(content: more, series: joined, statistics: nil).phrase)
    }
    return sentences
  }

  /// The average and where it goes: "7-day average: 9,200 steps, trending up".
  private func headline(of series: ChartSeries) -> Phrase {
    let statistics = series.statistics
    if let lowest = statistics.lowest, statistics.count == 1 { return series.phrase(ofPoint: lowest.index) }
    let content: ChartSentence.Content =
      if statistics.count == 0 { .opening(style, seriesCount: 1) } else { .headline }
    return ChartSentence(content: content, series: series, statistics: statistics).phrase
  }
}

extension Phrase {
  /// How a chart is drawn.
  public struct ChartStyle: Sendable, Hashable {
    let message: BuiltInMessage

    private init(_ message: BuiltInMessage) { self.message = message }

    /// "Line chart".
    public static let line = ChartStyle(.chartLine)
    /// "Bar chart".
    public static let bar = ChartStyle(.chartBar)
    /// "Area chart".
    public static let area = ChartStyle(.chartArea)
    /// "Scatter chart".
    public static let scatter = ChartStyle(.chartScatter)
    /// "Pie chart".
    public static let pie = ChartStyle(.chartPie)
    /// "Chart".
    public static let plain = ChartStyle(.chartPlain)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: ChartStyle)] = [
      ("line", .line), ("bar", .bar), ("area", .area), ("scatter", .scatter), ("pie", .pie), ("plain", .plain),
    ]
  }

  /// How a chart is drawn, by itself: "Line chart".
  static func chartStyle(_ style: ChartStyle) -> Phrase { .message(PhraseID(style.message)) }

  /// A summary of a chart, such as "Line chart, 7 values from November 14 to 20. Lowest 6,100 steps on Sunday. Highest 11,950
  /// on Thursday. Average 9,200 steps. Trending up".
  ///
  /// * The first sentence has how it is drawn, how many values there are, and from where to where.
  /// * The **lowest** and the **highest** have where they are; what is there several times, how often: "Lowest 0, 3 times".
  ///   Where all values are the same it is "Every value is 5 steps", and of a single one the point. Of a pie chart they are
  ///   the "Smallest" and the "Largest", without an average, a trend, and what stands out.
  /// * The **average** of three values and more is rounded as people say it: to a power of ten that is a tenth of the
  ///   distance from the lowest to the highest or less, and to two digits at the least; spans of time to whole minutes, hours
  ///   or days; money to its smallest unit.
  /// * The **trend** of five values and more is told by the Mann-Kendall test, at 5 percent and of five and six values
  ///   at 10, whose variance allows for values that follow each other, and which must come to more than values usually differ;
  ///   else there is "No clear trend". Of noise, fewer than 5 in 100 series are said to rise or fall, and of five values fewer
  ///   than 9. Over categories there is no trend. Of more than 128 values it is that of the means of up to 128 equal stretches.
  /// * What **stands out**, of seven values and more, is more than 3.5 times as far from the median as values are (modified
  ///   z-score, Iglewicz and Hoaglin 1993): "Highest 40, unusually high", or of several "3 unusual values".
  /// * How many values are **missing**, "2 values missing"; without any it is "Line chart, no data".
  ///
  /// It takes linear time, for values over dates or numbers that are not in order O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - style: How it is drawn.
  ///   - series: The values.
  ///   - title: What the chart is called, as a sentence before all that; without one it is the name of the series.
  public static func chart(_ style: ChartStyle, _ series: ChartSeries, title: Phrase? = nil) -> Phrase {
    chart(style, [series], title: title)
  }

  /// What a chart of several series shows: "Line chart, 2 series from November 14 to 20. Steps: Average 9,200 steps,
  /// trending up. Goal: Every value is 10,000 steps". The first four are told, then how many more there are. Series without a
  /// name are numbered.
  public static func chart(_ style: ChartStyle, _ series: [ChartSeries], title: Phrase? = nil) -> Phrase {
    ChartKind(style: style, title: title, series: series.isEmpty ? [ChartSeries()] : series).phrase
  }

  /// The average of a chart and where it goes, as the value of an element: "7-day average: 9,200 steps, trending up" of a
  /// value for each of several days in a row, else "Average 9,200 steps, trending up". Of a single value it is the point,
  /// of none "Line chart, no data". Its name is left to the element's label. See ``chart(_:_:title:)-(_,ChartSeries,_)`` for
  /// the rules.
  public static func chartAverage(_ style: ChartStyle, _ series: ChartSeries) -> Phrase {
    ChartKind(style: style, series: [series], part: .average).phrase
  }
}
