// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func charts(_ probe: Probe) -> [GoldenSample] {
    let counts = ["chart-values", "chart-series-count", "chart-missing", "chart-outliers", "chart-series-more"].flatMap
    {
      forms(of: $0, key: $0, counting: "count", numbers: .whole, probe)
    }
    let days = forms(
      of: "chart-average-days", key: "chart-average-days", counting: "count", numbers: .whole,
      with: ["value": .number(3)], probe)
    let times = forms(
      of: "chart-compare-more", key: "chart-compare-more", counting: "count", numbers: .whole,
      with: ["name": .text("Maya"), "total": .number(100)], probe)
    return chartSummaries + chartPlaces + chartAverages + chartsOfSeveral + chartComparisons + chartPoints
      + monthsAndYears + counts + days + times
  }

  /// The week of PHRASES.md: a value a day, to the reference's own.
  static let week = (14...20).map { moment("2026-11-\($0)T12:00-05:00") }

  static let steps: [Int?] = [7350, 6100, 8420, 9480, 10_230, 11_950, 10_900]

  /// A series over days, one value for each.
  static func series(
    _ name: Phrase, _ dates: [Instant], _ values: [Int?], _ style: ChartSeries.ValueStyle = .number
  ) -> ChartSeries {
    ChartSeries(name, of: zip(dates, values), date: { $0.0 }, value: { $0.1 }).said(as: style)
  }

  /// The same without a name.
  static func series(
    _ dates: [Instant], _ values: [Int?], _ style: ChartSeries.ValueStyle = .number
  ) -> ChartSeries { series(.nothing, dates, values, style) }

  static func categories(_ values: [(Phrase, ExactDecimal)], _ style: ChartSeries.ValueStyle = .number) -> ChartSeries {
    ChartSeries(of: values, category: { $0.0 }, value: { $0.1 }).said(as: style)
  }

  static func row(_ values: [ExactDecimal], _ style: ChartSeries.ValueStyle = .number) -> ChartSeries {
    ChartSeries(values: values).said(as: style)
  }

  private static let chartSummaries: [GoldenSample] = {
    let styles = Phrase.ChartStyle.named.map { name, style in
      GoldenSample.phrase("\(name) of nothing", .chart(style, ChartSeries()))
    }
    let week = Self.week
    return styles + [
      .phrase("steps of a week", .chart(.line, series(week, steps, .count(.step)))),
      .phrase(
        "steps of a week, with a title", .chart(.line, series(week, steps, .count(.step)), title: .text("Altitude"))),
      .phrase("steps of a week, with a name", .chart(.line, series(.text("Maya"), week, steps, .count(.step)))),
      .phrase("falling", .chart(.line, series(week, [120, 118, 115, 111, 109, 104, 101], .measure(.beatPerMinute)))),
      .phrase("no clear trend", .chart(.line, series(week, [3, 9, 4, 8, 3, 7, 6], .measure(.kilometer)))),
      .phrase("gaps", .chart(.line, series(week, [7350, nil, 8420, nil, 10_230, 11_950, 10_900], .count(.step)))),
      .phrase("one gap", .chart(.line, series(week, [7350, nil, 8420], .count(.step)))),
      .phrase("only gaps", .chart(.line, series(week, [nil, nil], .count(.step)))),
      .phrase("one value", .chart(.bar, series(week, [7350], .count(.step)))),
      .phrase("two values", .chart(.bar, series(week, [7350, 6100], .count(.step)))),
      .phrase("constant", .chart(.area, series(week, [5, 5, 5], .count(.dose)))),
      .phrase("constant money", .chart(.area, series(week, [1, 1], .money(.usd)))),
      .phrase("several lowest", .chart(.bar, series(week, [0, 4, 0, 3, 0, 5, 6], .count(.workout)))),
      .phrase("two highest", .chart(.bar, series(week, [9, 4, 1, 3, 2, 9, 6], .count(.workout)))),
      .phrase("unusually high", .chart(.bar, series(week, [9, 8, 10, 9, 11, 95, 10], .duration))),
      .phrase("unusually low", .chart(.bar, series(week, [90, 84, 95, 91, 2, 87, 92], .measure(.kilometer)))),
      .phrase(
        "unusual values", .chart(.line, row([5, 6, 5, 7, 6, 60, 5, 6, 61, 7, 5, 6, 59, 6].map { $0 }))),
      .phrase("row", .chart(.line, row([3, 5, 4, 8, 9, 10, 12]))),
      .phrase(
        "categories",
        .chart(
          .pie, categories([(.text("Altitude"), 40), (.text("Maya"), "25.50"), (.text("Omar"), 31)], .money(.usd)))),
      .phrase(
        "categories shares",
        .chart(
          .pie, categories([(.text("Altitude"), "0.4"), (.text("Maya"), "0.25"), (.text("Omar"), "0.35")], .percent))),
      .phrase(
        "categories in bars",
        .chart(
          .bar, categories([(.text("Altitude"), 40), (.text("Maya"), "25.50"), (.text("Omar"), 31)], .money(.usd)))),
      .phrase(
        "categories shares in bars",
        .chart(.bar, categories([(.text("Altitude"), "0.4"), (.text("Maya"), "0.25")], .percent))),
      .phrase("categories blank", .chart(.bar, categories([(.text(" "), 40), (.text(" "), 25)]))),
      .phrase("shares without names", .chart(.pie, row([40, 25], .count(.step)))),
      .phrase("shares alike", .chart(.pie, row([40, 25, 25, 40], .count(.step)))),
      .phrase("shares of days", .chart(.pie, series(week, [9, 8, 10, 9, 11, 95, 10], .count(.step)))),
      .phrase("shares of two days", .chart(.pie, series(Array(week.suffix(2)), [3, 5]))),
      .phrase(
        "shares of months",
        .chart(.pie, series([week[0], moment("2026-03-05T12:00Z")], [3, 5], .count(.step)).dated(.month))),
      .phrase("below zero", .chart(.line, series(week, [-5, -3, 4, 2, 6], .measure(.degreeCelsius)))),
    ]
  }()

  /// From where to where, and where the lowest and the highest are.
  private static let chartPlaces: [GoldenSample] = {
    func days(_ from: String, _ to: String) -> Phrase {
      .chart(.line, series([moment("\(from)T12:00-05:00"), moment("\(to)T12:00-05:00")], [3, 5]))
    }
    func numbers(_ numbers: [ExactDecimal], _ style: ChartSeries.ValueStyle) -> Phrase {
      let values: [ExactDecimal] = [3, 5, 4]
      return .chart(
        .scatter,
        ChartSeries(of: zip(numbers, values), number: { $0.0 }, value: { $0.1 })
          .said(as: .measure(.beatPerMinute), at: style))
    }
    func dated(_ precision: ChartSeries.DatePrecision, _ dates: [String]) -> Phrase {
      .chart(.bar, series(dates.map { moment("\($0)-05:00") }, [3, 5, 4], .count(.message)).dated(precision))
    }
    let ranges: [(String, ChartSeries.ValueStyle)] = [
      ("numbers", .number), ("percent", .percent), ("USD", .money(.usd)), ("kilometers", .measure(.kilometer)),
      ("doses", .count(.dose)), ("seconds", .duration), ("unread", .like(.count(0, .message, status: .unread))),
      ("a week", .like(.money(Money(0, .usd), per: .week))),
    ]
    return [
      .phrase("days of one month", days("2026-11-02", "2026-11-09")),
      .phrase("days of two months", days("2026-09-01", "2026-10-31")),
      .phrase("days ahead", days("2026-11-20", "2026-12-24")),
      .phrase("days from the first", days("2026-11-01", "2026-11-30")),
      .phrase("days of one month of another year", days("2024-05-01", "2024-05-07")),
      .phrase("days of another year", days("2024-05-01", "2024-06-30")),
      .phrase("days of two years", days("2025-12-30", "2026-01-02")),
      .phrase("one day", days("2026-11-20", "2026-11-20")),
      .phrase("days unknown", .chart(.line, series([moment("0000-01-01T00:00Z")], [3, 5].map { $0 }))),
      .phrase(
        "days unknown, two",
        .chart(.line, series([moment("0000-01-01T00:00Z"), moment("0000-01-09T00:00Z")], [3, 5]))),
      .phrase("times", dated(.automatic, ["2026-11-20T09:00", "2026-11-20T10:30", "2026-11-20T14:00"])),
      .phrase("moments", dated(.automatic, ["2026-11-17T09:00", "2026-11-17T21:00", "2026-11-20T14:00"])),
      .phrase("moments near", dated(.moment, ["2026-11-19T09:00", "2026-11-19T21:00", "2026-11-20T14:00"])),
      .phrase("moments apart", dated(.moment, ["2026-11-03T09:00", "2026-11-05T21:00", "2026-11-20T14:00"])),
      .phrase("one time", dated(.time, ["2026-11-20T09:00", "2026-11-20T09:00", "2026-11-20T09:00"])),
      .phrase("months", dated(.month, ["2026-01-15T12:00", "2026-02-15T12:00", "2026-03-15T12:00"])),
      .phrase("months of years", dated(.month, ["2025-08-15T12:00", "2025-10-15T12:00", "2026-03-15T12:00"])),
      .phrase("one month", dated(.month, ["2026-03-01T12:00", "2026-03-15T12:00", "2026-03-15T12:00"])),
      .phrase("years", dated(.year, ["2024-01-15T12:00", "2025-02-15T12:00", "2026-03-15T12:00"])),
      .phrase("one year", dated(.year, ["2025-01-15T12:00", "2025-02-15T12:00", "2025-03-15T12:00"])),
      .phrase("one place", numbers([5, 5, 5], .measure(.kilometer))),
    ] + ranges.map { name, style in .phrase("over \(name)", numbers([0, 5, 10], style)) }
      + (1...12).map { month in
        let text = month < 10 ? "0\(month)" : "\(month)"
        return .phrase("in month \(text)", dated(.month, ["2026-\(text)-15T12:00", "2025-\(text)-15T12:00"]))
      }
  }()

  private static let chartAverages: [GoldenSample] = [
    .phrase("average of a week", .chartAverage(.line, series(week, steps, .count(.step)))),
    .phrase("average of three days", .chartAverage(.line, series(week, [3, 4, 9], .money(.usd)))),
    .phrase("average with gaps", .chartAverage(.line, series(week, [3, nil, 4, 9, 7, 8], .measure(.kilometer)))),
    .phrase("average of a row", .chartAverage(.line, row([3, 5, 4, 8, 9, 10, 12]))),
    .phrase("average of categories", .chartAverage(.bar, categories([(.text("Maya"), 3), (.text("Omar"), 4)]))),
    .phrase("average of one", .chartAverage(.bar, series(week, [3], .count(.dose)))),
    .phrase("average of none", .chartAverage(.bar, ChartSeries())),
    .phrase("average of a constant", .chartAverage(.bar, series(week, [3, 3, 3], .count(.dose)))),
  ]

  private static let chartsOfSeveral: [GoldenSample] = {
    let walked = series(.text("Maya"), week, steps, .count(.step))
    let goal = series(.text("Omar"), week, [10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000], .count(.step))
    return [
      .phrase("two series", .chart(.line, [walked, goal])),
      .phrase(
        "three series",
        .chart(
          .line, [series(week, [3, 4]), series(.text("Maya"), week, [nil]), series(week, [9, 7, 8, 5, 4, 3, 1])])),
      .phrase("six series", .chart(.bar, Array(repeating: row([3, 4]), count: 6))),
      .phrase("five series", .chart(.bar, Array(repeating: row([3, 4]), count: 5))),
      .phrase(
        "two over numbers", .chart(.bar, [1, 2].map { ChartSeries(values: [$0, 3], places: .numbers([2, 4])) })),
    ]
  }()

  private static let chartComparisons: [GoldenSample] = {
    let maya = series(.text("Maya"), week, [9, 12, 15, 7, 8], .measure(.kilometer))
    func omar(_ values: [Int?]) -> ChartSeries { series(.text("Omar"), week, values) }
    let names: [(String, [Int?])] = [
      ("higher", [8, 13, 11, 6, 7]), ("lower", [10, 13, 16, 6, 9]), ("always", [8, 11, 11, 6, 7]),
      ("even", [8, 11, nil, 9, 9]), ("same", [9, 12, 15, 7, 8]), ("nothing", []),
    ]
    let baselines = Phrase.Baseline.named.compactMap { name, baseline in baseline.map { (name, $0) } }
    let before = series(week, [8, 10, 14, 7, 6])
    return names.map { name, values in
      .phrase("compared \(name)", .chartComparison(maya, with: omar(values)))
    } + [
      .phrase("compared once", .chartComparison(maya, with: omar([8]))),
      .phrase("compared in part", .chartComparison(maya, with: omar([8, 11]))),
      .phrase("compared in part same", .chartComparison(maya, with: omar([9, 12]))),
      .phrase("compared without places", .chartComparison(row([3, 5, 7]), with: row([4, 4, 2]))),
      .phrase("compared nowhere", .chartComparison(maya, with: row([]))),
      .phrase(
        "compared apart",
        .chartComparison(maya, with: series(.text("Omar"), [moment("2025-11-03T12:00Z")], [3]))),
      .phrase(
        "compared categories",
        .chartComparison(
          categories([(.text("Altitude"), 40), (.text("Books"), 25)], .money(.usd)),
          with: categories([(.text("Books"), 10), (.text("Altitude"), 30)]))),
      .phrase("compared difference twice", .chartComparison(row([3, 5, 7]), with: row([1, 3, 7]))),
      .phrase("from nothing", .chartComparison(series(week, [3, 4]), with: row([]), from: .lastWeek)),
      .phrase("from zero", .chartComparison(series(week, [3, 4], .money(.usd)), with: row([0, 0]), from: .lastWeek)),
      .phrase("from zero to zero", .chartComparison(series(week, [0, 0]), with: row([0, 0]), from: .lastWeek)),
      .phrase("from the same", .chartComparison(series(week, [3, 4]), with: row([3, 4]), from: .lastWeek)),
      .phrase(
        "from more percent", .chartComparison(row(["0.4", "0.4"], .percent), with: row(["0.45"]), from: .lastMonth)),
      .phrase(
        "from one percent less",
        .chartComparison(row(["0.4", "0.4"], .percent), with: row(["0.39"]), from: .lastMonth)),
      .phrase("of percent", .chartComparison(row(["0.4", "0.5"], .percent), with: row(["0.45", "0.1"], .percent))),
      .phrase("from named", .chartComparison(maya, with: before, from: .lastYear)),
    ]
      + baselines.map { name, baseline in
        .phrase(
          "from \(name)", .chartComparison(series(week, steps, .count(.step)), with: row([8000, 8400]), from: baseline))
      }
  }()

  private static let chartPoints: [GoldenSample] = {
    let walked = series(week, steps, .count(.step))
    let gap = series(week, [nil, 3], .count(.step))
    return [
      .phrase("point", walked.phrase(ofPoint: 5)), .phrase("point today", walked.phrase(ofPoint: 6)),
      .phrase("point missing", gap.phrase(ofPoint: 0)),
      .phrase("point of a time", walked.dated(.time).phrase(ofPoint: 5)),
      .phrase("point of a moment", walked.dated(.moment).phrase(ofPoint: 5)),
      .phrase("point of a month", walked.dated(.month).phrase(ofPoint: 5)),
      .phrase("point of a year", walked.dated(.year).phrase(ofPoint: 5)),
      .phrase("point of a category", categories([(.text("Altitude"), "25.50")], .money(.usd)).phrase(ofPoint: 0)),
      .phrase("point at a number", .chartPoint(at: .measure(5, .kilometer), .measure(120, .beatPerMinute))),
      .phrase("point without a place", .chartPoint(at: .text(" "), .count(3, .dose))),
      .phrase("point without anything", .chartPoint(at: .text(" "), nil)),
      .phrase("point inline", walked.phrase(ofPoint: 6), context: .inline),
    ]
  }()

  private static let monthsAndYears: [GoldenSample] = [
    .phrase("month 2026-03", .month(moment("2026-03-05T12:00Z"))),
    .phrase("month 2024-03", .month(moment("2024-03-05T12:00Z"))),
    .phrase("month inline", .month(moment("2026-08-05T12:00Z")), context: .inline),
    .phrase("month unknown", .month(moment("0000-03-05T12:00Z"))),
    .phrase("year 2024", .year(moment("2024-03-05T12:00Z"))),
    .phrase("year unknown", .year(moment("0000-03-05T12:00Z"))),
  ]
}
