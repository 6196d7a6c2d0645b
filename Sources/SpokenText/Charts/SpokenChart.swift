// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A chart as it is said: what it is called, how it is drawn, its series and its axes. A value in no language, which a
/// ``Speaker`` describes for a screen reader.
///
/// ```swift
/// let chart = SpokenChart(.stepsTrend, .line, x: .day, y: .steps, steps)
/// speaker.say(chart).value?.text                       // "7-day average: 9,200 steps, trending up"
/// speaker.describe(chart).summary.text                 // "Line chart, 7 values from November 14 to 20. …"
/// view.accessibilityChartDescriptor = AXChartDescriptor(speaker.describe(chart))
/// ```
public struct SpokenChart: Sendable, Hashable {
  /// An axis: what it measures, and what of it is drawn.
  public struct Axis: Sendable, Hashable {
    /// What it measures: "Steps", "Day".
    public var title: Phrase
    /// From where to where it goes; nil for what the values take up. Dates count in seconds since 1970.
    public var range: ClosedRange<ExactDecimal>?
    /// Where its grid lines are; nil for round numbers, for dates those of the values, at most ten of either.
    public var gridlines: [ExactDecimal]?

    /// An axis by its title.
    public init(
      _ title: Phrase, range: ClosedRange<ExactDecimal>? = nil, gridlines: [ExactDecimal]? = nil
    ) {
      (self.title, self.range, self.gridlines) = (title, range, gridlines)
    }
  }

  /// What it is called.
  public var title: Phrase
  /// How it is drawn.
  public var style: Phrase.ChartStyle
  /// Where the values stand: days, categories, numbers.
  public var x: Axis
  /// What the values are.
  public var y: Axis
  /// The values; all of them said and placed as the first.
  public var series: [ChartSeries]

  /// Creates a chart of one series.
  ///
  /// - Parameters:
  ///   - title: The title of the chart, such as "Steps trend".
  ///   - style: How it is drawn.
  ///   - x: The title of the axis of places, such as "Day". To set its range or its grid lines, use the property ``x``.
  ///   - y: The title of the axis of values, such as "Steps".
  ///   - series: The values.
  public init(_ title: Phrase, _ style: Phrase.ChartStyle, x: Phrase, y: Phrase, _ series: ChartSeries) {
    self.init(title, style, x: x, y: y, [series])
  }

  /// Creates a chart of several series. See ``init(_:_:x:y:_:)-(_,_,_,_,ChartSeries)``.
  public init(_ title: Phrase, _ style: Phrase.ChartStyle, x: Phrase, y: Phrase, _ series: [ChartSeries]) {
    (self.title, self.style, self.x, self.y, self.series) = (title, style, Axis(x), Axis(y), series)
  }

  /// All it shows, see ``Phrase/chart(_:_:title:)-(_,ChartSeries,_)``; without the title, for which the name of a single
  /// series would stand.
  public var summary: Phrase {
    guard series.count == 1, var only = series.first, !title.isSilent else { return .chart(style, series) }
    only.name = .nothing
    return .chart(style, only)
  }
}

extension SpokenChart: Spoken {
  /// An element: its title, and as its value the average and where it goes, of several series all it shows. A chart without
  /// a title is called for how it is drawn.
  public var spoken: SpokenCard {
    let value = series.count == 1 ? Phrase.chartAverage(style, series[0]) : summary
    return SpokenCard(title.isSilent ? .chartStyle(style) : title).value(value)
  }
}
