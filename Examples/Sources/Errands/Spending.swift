// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// The amounts spent on food, day by day.
struct Spending: Sendable {
  /// A day of the chart. The amount is `nil` if the day isn't over.
  struct Day: Sendable {
    var date: Instant
    var amount: ExactDecimal?
  }

  var days: [Day]

  var series: ChartSeries {
    ChartSeries(.spending, of: days, date: { $0.date }, value: { $0.amount }).said(as: .money(.usd))
  }

  /// The description of the chart for VoiceOver's audio graphs.
  var chart: SpokenChart {
    SpokenChart(.spending, .bar, x: .calendarSpan(.this, .week), y: .spending, series)
  }

  /// A summary of the chart in words, read as "Chart summary" with a value such as "Bar chart, 6 values from …".
  var summary: SpokenCard { SpokenCard(.chartSummary, traits: .staticText).value(chart.summary) }
}
