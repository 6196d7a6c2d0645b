// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// What was spent on food, day by day.
struct Spending: Sendable {
  /// A day of the chart; nil where the day is not over.
  struct Day: Sendable {
    var date: Instant
    var amount: ExactDecimal?
  }

  var days: [Day]

  var series: ChartSeries {
    ChartSeries(.spending, of: days, date: { $0.date }, value: { $0.amount }).said(as: .money(.usd))
  }

  /// All that Apple's chart descriptors need.
  var chart: SpokenChart {
    SpokenChart(.spending, .bar, x: .calendarSpan(.this, .week), y: .spending, series)
  }

  /// What it shows, for those who do not see it: "Chart summary", value "Bar chart, 6 values from …".
  var summary: SpokenCard { SpokenCard(.chartSummary, traits: .staticText).value(chart.summary) }
}
