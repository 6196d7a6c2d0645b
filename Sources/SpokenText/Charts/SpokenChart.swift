// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A chart to describe for a screen reader, independent of a language.
///
/// ```swift
/// let chart = SpokenChart(.stepsTrend, .line, x: .day, y: .steps, steps)
/// speaker.say(chart).value?.text                       // "7-day average: 9,204 steps, trending up"
/// speaker.describe(chart).summary.text                 // "Line chart, 7 values from November 14 to 20. …"
/// view.accessibilityChartDescriptor = AXChartDescriptor(speaker.describe(chart))
/// ```
public struct SpokenChart: Sendable, Hashable {
  /// An axis of a chart.
  public struct Axis: Sendable, Hashable {
    /// The title, such as "Steps" or "Day".
    public var title: Phrase
    /// The range, or `nil` for the range of the values. Dates are seconds since 1970.
    public var range: ClosedRange<ExactDecimal>?
    /// The gridlines, or `nil` for at most ten round numbers or dates.
    public var gridlines: [ExactDecimal]?

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The title, such as "Steps".
    ///   - range: The range, or `nil` for the range of the values. Dates are seconds since 1970.
    ///   - gridlines: The gridlines, or `nil` for at most ten round numbers or dates.
    public init(
      _ title: Phrase, range: ClosedRange<ExactDecimal>? = nil, gridlines: [ExactDecimal]? = nil
    ) {
      (self.title, self.range, self.gridlines) = (title, range, gridlines)
    }
  }

  /// The title.
  public var title: Phrase
  /// The style, such as a line.
  public var style: Phrase.ChartStyle
  /// The horizontal axis, such as days, categories, or numbers.
  public var x: Axis
  /// The vertical axis, with the values.
  public var y: Axis
  /// The series. All use the style of the first one. Their places must be of the same kind, such as dates.
  public var series: [ChartSeries]

  /// Creates a chart of one series.
  ///
  /// - Parameters:
  ///   - title: The title, such as "Steps trend".
  ///   - style: The style.
  ///   - x: The title of the horizontal axis, such as "Day". To set the axis's range or gridlines, use the property
  ///     ``x``.
  ///   - y: The title of the vertical axis, such as "Steps".
  ///   - series: The values.
  public init(_ title: Phrase, _ style: Phrase.ChartStyle, x: Phrase, y: Phrase, _ series: ChartSeries) {
    self.init(title, style, x: x, y: y, [series])
  }

  /// Creates a chart of several series. See ``init(_:_:x:y:_:)-(_,_,_,_,ChartSeries)``.
  public init(_ title: Phrase, _ style: Phrase.ChartStyle, x: Phrase, y: Phrase, _ series: [ChartSeries]) {
    (self.title, self.style, self.x, self.y, self.series) = (title, style, Axis(x), Axis(y), series)
  }

  /// A summary without the title (see ``Phrase/chart(_:_:title:)-(_,ChartSeries,_)``). If the chart has a title, the
  /// name of a single series is omitted, too.
  public var summary: Phrase {
    guard series.count == 1, var only = series.first, !title.isSilent else { return .chart(style, series) }
    only.name = .nothing
    return .chart(style, only)
  }
}

extension SpokenChart: Spoken {
  /// A card with the chart's title, or else its style. The value is the average and trend of a single series, or the
  /// summary of several.
  public var spoken: SpokenCard {
    let value = series.count == 1 ? Phrase.chartAverage(style, series[0]) : summary
    return SpokenCard(title.isSilent ? .chartStyle(style) : title).value(value)
  }
}
