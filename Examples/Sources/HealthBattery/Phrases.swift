import SpokenText

/// The app's own messages, worded in `Locales`.
extension Phrase {
  static let healthBattery = message("health-battery")
  static let impactBattery = message("impact-battery")
  static func battery(at level: Double) -> Phrase { message("battery-at", ["share": .percent(level)]) }
  static func batteryUpdated(to level: Double) -> Phrase { message("battery-updated", ["share": .percent(level)]) }
  static func charged(_ level: Double) -> Phrase { message("charged", ["share": .percent(level)]) }
  static func low(_ level: Double) -> Phrase { message("charged.low", ["share": .percent(level)]) }
  static func charge(_ charge: Phrase, impact: Phrase) -> Phrase {
    message("charge-and-impact", ["charge": charge, "impact": impact])
  }
  static let goodImpact = message("impact-good")
  static let noImpact = message("impact-none")
  static let poorImpact = message("impact-poor")

  static func gaining(_ time: Phrase) -> Phrase { message("gaining", ["time": time]) }
  static func gainingPerDay(_ time: Phrase) -> Phrase { message("gaining.per-day", ["time": time]) }
  static func losing(_ time: Phrase) -> Phrase { message("losing", ["time": time]) }
  static func losingPerDay(_ time: Phrase) -> Phrase { message("losing.per-day", ["time": time]) }
  static let neitherGainingNorLosing = message("no-time")

  static let steps = message("metric-steps")
  static let stepsToday = message("metric-steps.today")
  static let exercise = message("metric-exercise")
  static let exerciseToday = message("metric-exercise.today")
  static let sleep = message("metric-sleep")
  static let sleepToday = message("metric-sleep.today")
  static let restingHeartRate = message("metric-heart")
  static let restingHeartRateToday = message("metric-heart.today")
  static func beatsPerMinute(_ count: Int) -> Phrase { message("beats-per-minute", ["count": .number(count)]) }
  static let noReading = message("no-reading")
  static func reading(_ reading: Phrase, impact: Phrase) -> Phrase {
    message("reading-and-impact", ["reading": reading, "impact": impact])
  }

  static func completedToday(_ steps: Int) -> Phrase {
    message("completed-today", ["done": .count(steps, .step), "count": .number(steps)])
  }
  static let stepsGoal = message("steps-goal")
  static let stepsGoalCompleted = message("steps-goal.completed")
  static func toGo(_ steps: Int) -> Phrase {
    message("to-go", ["left": .count(steps, .step), "count": .number(steps)])
  }
  static let recommendations = message("recommendations")

  static let stepsTrend = message("steps-trend")
  static func average(ofDays days: Int) -> Phrase { message("days-average", ["days": .number(days)]) }
  static func average(_ average: Phrase, trend: Phrase) -> Phrase {
    message("average-and-trend", ["average": average, "trend": trend])
  }
  static let rising = message("trend-rising")
  static func risingChart(_ days: Phrase) -> Phrase { message("trend-rising.chart", ["days": days]) }
  static let falling = message("trend-falling")
  static func fallingChart(_ days: Phrase) -> Phrase { message("trend-falling.chart", ["days": days]) }
  static let steady = message("trend-steady")
  static func steadyChart(_ days: Phrase) -> Phrase { message("trend-steady.chart", ["days": days]) }
  static let chartSummary = message("chart-summary")
  static func steps(_ steps: Phrase, on day: Phrase) -> Phrase {
    message("steps-on-day", ["steps": steps, "day": day])
  }

  static let questionnaireProgress = message("questionnaire-progress")
  static let exerciseQuestion = message("question-exercise")
  static let exerciseQuestionText = message("question-exercise.text")
  static let smokingQuestion = message("question-smoking")
  static let smokingQuestionText = message("question-smoking.text")
  static let never = message("answer-never")
  static let onceAWeek = message("answer-once-a-week")
  static let severalTimesAWeek = message("answer-several-times-a-week")
  static let everyDay = message("answer-every-day")
  static let yes = message("answer-yes")
  static let no = message("answer-no")
  static let continueToDashboard = message("continue-to-dashboard")

  static let healthMetrics = message("health-metrics")
  static let metricDetails = message("metric-details")
  static let done = message("done")
  static let dashboardTab = message("tab-dashboard")
  static let settingsTab = message("tab-settings")
}

/// The names of the parts of labels.
extension Phrase.Field {
  static let lowest = Self("lowest")
  static let highest = Self("highest")
}

extension Phrase.Activity {
  static let calculating = Self("calculating")
}

extension Phrase.Hint {
  static let healthImpact = say(.message("health-battery.hint"))
  static let impactLevel = say(.message("battery-at.hint"))
  static let healthMetrics = outcome("open-health-metrics")

  static let stepsAnalysis = outcome("metric-steps.analysis")
  static let exerciseAnalysis = outcome("metric-exercise.analysis")
  static let sleepAnalysis = outcome("metric-sleep.analysis")
  static let restingHeartRateAnalysis = outcome("metric-heart.analysis")
  static func details(ofMetric name: Phrase) -> Self { outcome("open-metric-details", ["metric": name]) }
  static let stepDetails = outcome("open-step-details")
  /// "Opens exercise recommendations", without the gesture.
  static let exerciseRecommendations = say(.hint(.outcome("open-exercise-recommendations"), by: .outcome))

  static let stepsTrend = say(.message("steps-trend.hint"))
  static func selectFrom(options count: Int) -> Self {
    say(.message("select-from-options", ["count": .number(count)]))
  }

  static let dashboardTab = say(.message("tab-dashboard.hint"))
  static let settingsTab = say(.message("tab-settings.hint"))
}
