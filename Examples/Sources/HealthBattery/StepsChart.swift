import SpokenText

/// The steps of some days in a row, drawn as a line.
struct StepsChart: Sendable {
  /// Where the line goes.
  enum Trend: Sendable {
    case rising, falling, steady

    /// Behind the average: "trending up".
    var phrase: PhraseID {
      switch self {
      case .rising: .rising
      case .falling: .falling
      case .steady: .steady
      }
    }

    /// As a sentence: "Chart shows upward trend over 7 days".
    var chartPhrase: PhraseID {
      switch self {
      case .rising: .risingChart
      case .falling: .fallingChart
      case .steady: .steadyChart
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
  func summary(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .staticText) { speaker in
      speaker.say(.chartSummary)
    } value: { speaker in
      if let (lowest, highest) = extremes {
        speaker.say(trend.chartPhrase, ["days": .count(days.count, .day)])
        speaker.field(.lowest, lowest.onDay)
        speaker.field(.highest, highest.onDay)
      } else {
        alone(by: speaker)
      }
    }
  }

  /// What there is to say where there is nothing to compare: "Friday: 8,547 steps", "Health data unavailable".
  private func alone(by speaker: Speaker) -> SpokenElement {
    days.first.map { speaker.element($0) } ?? SpokenElement(label: speaker.notice(.noHealthData))
  }
}

extension StepsChart: Spoken {
  /// "Steps trend", value "7-day average: 9,200 steps, trending up", with the hint "Chart shows step count over the past
  /// week".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .image) { speaker in
      speaker.say(.stepsTrend)
    } value: { speaker in
      if days.count > 1 {
        speaker.field(
          named: .phrase(.daysAverage, ["days": .number(days.count)]),
          .phrase(
            .averageAndTrend,
            ["average": .count((total + days.count / 2) / days.count, .step), "trend": .phrase(trend.phrase)]))
      } else {
        alone(by: speaker)
      }
    } hint: { speaker in
      speaker.say(.stepsTrendHint)
    }
  }
}
