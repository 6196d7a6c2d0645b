// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The steps of some days in a row, drawn as a line.
struct StepsChart: Sendable {
  /// Where the line goes.
  enum Trend: Sendable {
    case rising, falling, steady

    /// After the average: "trending up".
    var phrase: Phrase {
      switch self {
      case .rising: .rising
      case .falling: .falling
      case .steady: .steady
      }
    }

    /// As a sentence: "Chart shows upward trend over 7 days".
    func chart(over days: Phrase) -> Phrase {
      switch self {
      case .rising: .risingChart(days)
      case .falling: .fallingChart(days)
      case .steady: .steadyChart(days)
      }
    }
  }

  /// The oldest first.
  var days: [DailySteps]

  private var total: Int { days.reduce(0) { $0 + $1.steps } }

  /// The steps of the later half against those of the earlier one: less than a twentieth of them is no trend.
  var trend: Trend {
    let half = days.count / 2
    let difference = days.suffix(half).reduce(0) { $0 + $1.steps } - days.prefix(half).reduce(0) { $0 + $1.steps }
    guard difference.magnitude * 20 > total.magnitude else { return .steady }
    return difference > 0 ? .rising : .falling
  }

  /// The days with the fewest and the most steps, where there are two days to compare.
  private var extremes: (lowest: DailySteps, highest: DailySteps)? {
    guard days.count > 1, let lowest = days.min(by: { $0.steps < $1.steps }),
      let highest = days.max(by: { $0.steps < $1.steps })
    else { return nil }
    return (lowest, highest)
  }

  /// What the line shows, for those who do not see it: "Chart summary", value "Chart shows upward trend over 7 days.
  /// Lowest: 6,100 steps on Sunday. Highest: 11,950 steps on Thursday".
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

  /// What there is to say where there is nothing to compare: "Friday: 8,547 steps", "Health data unavailable".
  private var alone: SpokenCard { days.first?.spoken ?? SpokenCard(.notice(.noHealthData)) }
}

extension StepsChart: Spoken {
  /// "Step trend", value "7-day average: 9,200 steps, trending up", with the hint "Chart shows step count over the past
  /// week"; without days there is no chart to describe.
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
