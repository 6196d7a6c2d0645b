// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The steps of several days in a row, as a line chart.
struct StepsChart: Sendable {
  /// The direction of the line.
  enum Trend: Sendable {
    case rising, falling, steady

    /// The direction after the average, such as "trending up".
    var phrase: Phrase {
      switch self {
      case .rising: .rising
      case .falling: .falling
      case .steady: .steady
      }
    }

    /// Returns the direction as a sentence, such as "Chart shows upward trend over 7 days".
    func chart(over days: Phrase) -> Phrase {
      switch self {
      case .rising: .risingChart(days)
      case .falling: .fallingChart(days)
      case .steady: .steadyChart(days)
      }
    }
  }

  /// The days, oldest first.
  var days: [DailySteps]

  private var total: Int { days.reduce(0) { $0 + $1.steps } }

  /// The change from the earlier half of the days to the later half. A change of at most a twentieth of all steps
  /// counts as steady.
  var trend: Trend {
    let half = days.count / 2
    let difference = days.suffix(half).reduce(0) { $0 + $1.steps } - days.prefix(half).reduce(0) { $0 + $1.steps }
    guard difference.magnitude * 20 > total.magnitude else { return .steady }
    return difference > 0 ? .rising : .falling
  }

  /// The days with the fewest and the most steps, or `nil` if there is only one day.
  private var extremes: (lowest: DailySteps, highest: DailySteps)? {
    guard days.count > 1, let lowest = days.min(by: { $0.steps < $1.steps }),
      let highest = days.max(by: { $0.steps < $1.steps })
    else { return nil }
    return (lowest, highest)
  }

  /// A summary of the chart in words, read as "Chart summary". The value is, for example, "Chart shows upward trend
  /// over 7 days. Lowest: 6,100 steps on Sunday. Highest: 11,950 steps on Thursday".
  var summary: SpokenCard {
    SpokenCard(.chartSummary, traits: .staticText).value {
      if let (lowest, highest) = extremes {
        trend.chart(over: .count(days.count, .day))
        Phrase.field(.lowest, lowest.onDay)
        Phrase.field(.highest, highest.onDay)
      } else {
        alone
      }
    }
  }

  /// The description of the chart for VoiceOver's audio graphs.
  var descriptor: SpokenChart {
    SpokenChart(
      .stepsTrend, .line, x: .calendarSpan(.this, .week), y: .steps,
      ChartSeries(.steps, of: days, category: { $0.weekday.name }, value: { $0.steps }).said(as: .count(.step)))
  }

  /// The summary if there is at most one day, such as "Friday: 8,547 steps" or "Health data unavailable".
  private var alone: SpokenCard { days.first?.spoken ?? SpokenCard(.notice(.noHealthData)) }
}

extension StepsChart: Spoken {
  /// The chart, read as "Step trend" with a value such as "7-day average: 9,200 steps, trending up".
  var spoken: SpokenCard {
    SpokenCard(.stepsTrend, traits: .image).value {
      if days.count > 1 {
        let average = (total + days.count / 2) / days.count
        Phrase.field(
          named: .average(ofDays: days.count), .average(.count(average, .step), trend: trend.phrase))
      } else {
        alone
      }
    }
    .hint(days.isEmpty ? nil : .stepsTrend)
  }
}
