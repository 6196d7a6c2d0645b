// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “Health battery”
  ///
  /// The name of the battery on the dashboard; its hint.
  static let healthBattery: Phrase = .message("health-battery")

  /// “Health impact battery”
  ///
  /// The name of the battery in the details.
  static let impactBattery: Phrase = .message("impact-battery")

  /// “75 percent charged, good health impact”
  ///
  /// How full the battery is, and what life as it is now does to it.
  ///
  /// ```ftl
  /// { $charge }, { $impact }
  /// ```
  ///
  /// - Parameters:
  ///   - charge: how full it is, from above.
  ///   - impact: one of the impacts below.
  static func charge(_ charge: Phrase, impact: Phrase) -> Phrase {
    .message("charge-and-impact", ["charge": charge, "impact": impact])
  }

  /// “75 percent charged, good health impact”
  ///
  /// Behind how full the battery is.
  static let goodImpact: Phrase = .message("impact-good")

  /// “1 percent, low, no health impact”
  ///
  /// Behind how full the battery is.
  static let noImpact: Phrase = .message("impact-none")

  /// “20 percent, low, poor health impact”
  ///
  /// Behind how full the battery is.
  static let poorImpact: Phrase = .message("impact-poor")

  /// “8,547 steps, gaining 12 minutes”
  ///
  /// ```ftl
  /// gaining { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a span of time.
  static func gaining(_ time: Phrase) -> Phrase {
    .message("gaining", ["time": time])
  }

  /// ```ftl
  /// gaining { $time } per day
  /// ```
  ///
  /// - Parameters:
  ///   - time: a span of time.
  static func gainingPerDay(_ time: Phrase) -> Phrase {
    .message("gaining.per-day", ["time": time])
  }

  /// “5 hours and 20 minutes, losing 45 minutes”
  ///
  /// ```ftl
  /// losing { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a span of time.
  static func losing(_ time: Phrase) -> Phrase {
    .message("losing", ["time": time])
  }

  /// ```ftl
  /// losing { $time } per day
  /// ```
  ///
  /// - Parameters:
  ///   - time: a span of time.
  static func losingPerDay(_ time: Phrase) -> Phrase {
    .message("losing.per-day", ["time": time])
  }

  /// “8 hours, no time gained or lost”
  ///
  /// In place of a span of time.
  static let neitherGainingNorLosing: Phrase = .message("no-time")

  /// “Steps”
  ///
  /// What is measured; what the card of one day is called; and what happens when that card is used.
  static let steps: Phrase = .message("metric-steps")

  /// “steps today”
  static let stepsToday: Phrase = .message("metric-steps.today")

  /// “Exercise”
  ///
  /// As above.
  static let exercise: Phrase = .message("metric-exercise")

  /// “exercise today”
  static let exerciseToday: Phrase = .message("metric-exercise.today")

  /// “Sleep”
  ///
  /// As above.
  static let sleep: Phrase = .message("metric-sleep")

  /// “sleep last night”
  static let sleepToday: Phrase = .message("metric-sleep.today")

  /// “Resting heart rate”
  ///
  /// As above.
  static let restingHeartRate: Phrase = .message("metric-heart")

  /// “resting heart rate today”
  static let restingHeartRateToday: Phrase = .message("metric-heart.today")

  /// “58 beats per minute”
  ///
  /// A heart rate.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] { $count } beat per minute
  ///    *[other] { $count } beats per minute
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many beats in a minute.
  static func beatsPerMinute(_ count: some BinaryInteger & SpeakableNumber) -> Phrase {
    .message("beats-per-minute", ["count": .number(count)])
  }

  /// “8,547 steps, gaining 12 minutes”
  ///
  /// The value of a card.
  ///
  /// ```ftl
  /// { $reading }, { $impact }
  /// ```
  ///
  /// - Parameters:
  ///   - reading: so many steps, a span of time, or a heart rate.
  ///   - impact: the time gained or lost, from above.
  static func reading(_ reading: Phrase, impact: Phrase) -> Phrase {
    .message("reading-and-impact", ["reading": reading, "impact": impact])
  }

  /// “Resting heart rate: No data”
  ///
  /// In place of what was measured.
  static let noReading: Phrase = .message("no-reading")

  /// “Steps goal”
  ///
  /// The number of steps that the user wants to do in a day; and what is said once it is reached.
  static let stepsGoal: Phrase = .message("steps-goal")

  /// “steps goal completed”
  static let stepsGoalCompleted: Phrase = .message("steps-goal.completed")

  /// “Recommendations”
  ///
  /// A button.
  static let recommendations: Phrase = .message("recommendations")

  /// “Steps trend”
  ///
  /// The name of the chart, and its hint. The screen reader says itself that it is a chart or an
  /// image.
  static let stepsTrend: Phrase = .message("steps-trend")

  /// “7-day average: 9,200 steps, trending up”
  ///
  /// The name of a field, in front of a number of steps.
  ///
  /// ```ftl
  /// { $days }-day average
  /// ```
  ///
  /// - Parameters:
  ///   - days: how many days the average is of, 2 to 7.
  static func average(ofDays days: some BinaryInteger & SpeakableNumber) -> Phrase {
    .message("days-average", ["days": .number(days)])
  }

  /// “9,200 steps, trending up”
  ///
  /// Behind the name of that field.
  ///
  /// ```ftl
  /// { $average }, { $trend }
  /// ```
  ///
  /// - Parameters:
  ///   - average: so many steps.
  ///   - trend: one of the trends below.
  static func average(_ average: Phrase, trend: Phrase) -> Phrase {
    .message("average-and-trend", ["average": average, "trend": trend])
  }

  /// “9,200 steps, trending up”
  ///
  /// Where the line of the chart goes: behind an average, and as a sentence of its own.
  static let rising: Phrase = .message("trend-rising")

  /// ```ftl
  /// chart shows upward trend over { $days }
  /// ```
  ///
  /// - Parameters:
  ///   - days: so many days, 2 to 7.
  static func risingChart(_ days: Phrase) -> Phrase {
    .message("trend-rising.chart", ["days": days])
  }

  /// “1,833 steps, trending down”
  ///
  /// As above.
  static let falling: Phrase = .message("trend-falling")

  /// ```ftl
  /// chart shows downward trend over { $days }
  /// ```
  ///
  /// - Parameters:
  ///   - days: so many days, 2 to 7.
  static func fallingChart(_ days: Phrase) -> Phrase {
    .message("trend-falling.chart", ["days": days])
  }

  /// “8,274 steps, steady”
  ///
  /// As above.
  static let steady: Phrase = .message("trend-steady")

  /// ```ftl
  /// chart shows a steady trend over { $days }
  /// ```
  ///
  /// - Parameters:
  ///   - days: so many days, 2 to 7.
  static func steadyChart(_ days: Phrase) -> Phrase {
    .message("trend-steady.chart", ["days": days])
  }

  /// “Chart summary”
  ///
  /// What the chart shows, in words.
  static let chartSummary: Phrase = .message("chart-summary")

  /// “6,100 steps on Sunday”
  ///
  /// Some languages ask for the case "on" of the day here, see `weekday-monday` of the library: "w
  /// niedzielę".
  ///
  /// ```ftl
  /// { $steps } on { $day }
  /// ```
  ///
  /// - Parameters:
  ///   - steps: so many steps.
  ///   - day: a day of the week.
  static func steps(_ steps: Phrase, on day: Phrase) -> Phrase {
    .message("steps-on-day", ["steps": steps, "day": day])
  }

  /// “Questionnaire progress, 3 of 5”
  ///
  /// How many of the questions are answered, or which one is asked.
  static let questionnaireProgress: Phrase = .message("questionnaire-progress")

  /// “Exercise frequency question”
  ///
  /// What a question is about; and the question.
  static let exerciseQuestion: Phrase = .message("question-exercise")

  /// “how often do you exercise?”
  static let exerciseQuestionText: Phrase = .message("question-exercise.text")

  /// “Smoking question”
  ///
  /// As above.
  static let smokingQuestion: Phrase = .message("question-smoking")

  /// “do you smoke?”
  static let smokingQuestionText: Phrase = .message("question-smoking.text")

  /// “Never”
  ///
  /// An answer to how often one exercises.
  static let never: Phrase = .message("answer-never")

  /// “Once a week”
  ///
  /// As above.
  static let onceAWeek: Phrase = .message("answer-once-a-week")

  /// “Several times a week”
  ///
  /// As above.
  static let severalTimesAWeek: Phrase = .message("answer-several-times-a-week")

  /// “Every day”
  ///
  /// As above.
  static let everyDay: Phrase = .message("answer-every-day")

  /// “Yes”
  ///
  /// An answer to whether one smokes.
  static let yes: Phrase = .message("answer-yes")

  /// “No”
  ///
  /// As above.
  static let no: Phrase = .message("answer-no")

  /// “Continue to dashboard”
  ///
  /// A button below the last question.
  static let continueToDashboard: Phrase = .message("continue-to-dashboard")

  /// “Health metrics”
  ///
  /// The heading of a list.
  static let healthMetrics: Phrase = .message("health-metrics")

  /// “Metric details”
  ///
  /// The heading of what is opened over a list.
  static let metricDetails: Phrase = .message("metric-details")

  /// “Done”
  ///
  /// A button that leads back to the list.
  static let done: Phrase = .message("done")

  /// “Dashboard”
  ///
  /// The name of a tab, and its hint.
  static let dashboardTab: Phrase = .message("tab-dashboard")

  /// “Settings”
  ///
  /// The name of a tab, and its hint.
  static let settingsTab: Phrase = .message("tab-settings")
}

nonisolated extension Phrase.Field {
  /// “Lowest: 6,100 steps on Sunday”
  ///
  /// The name of a field.
  static let lowest = Self("lowest")

  /// “Highest: 11,950 steps on Thursday”
  ///
  /// The name of a field.
  static let highest = Self("highest")
}

nonisolated extension Phrase.Activity {
  /// “Calculating your health impact”
  ///
  /// Work that goes on, before the first battery is shown.
  static let calculating = Self("calculating")
}

nonisolated extension Phrase.Problem {
  /// “Error: Access to your health data is off. Turn it on in Settings”
  static let noHealthAccess: Self = .message("problem-health-access")

  /// “Error: Calculating took too long. Try again”
  static let timeout: Self = .message("problem-timeout")

  /// “Error: Steps could not be read. Restart your watch”
  static let stepsUnreadable: Self = .message("problem-steps")
}

nonisolated extension Phrase.Hint {
  /// “represents your current health impact”
  static let healthImpact: Self = .say(.message("health-battery.hint"))

  /// “shows your current health impact level”
  static let impactLevel: Self = .say(.message("battery-at.hint"))

  /// “Double tap to view detailed health metrics”
  ///
  /// What happens when the battery is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] view detailed health metrics
  ///    *[statement] opens detailed health metrics
  /// }
  /// ```
  static let healthMetrics: Self = .outcome("open-health-metrics")

  /// ```ftl
  /// { $case ->
  ///     [infinitive] view detailed step analysis
  ///    *[statement] opens detailed step analysis
  /// }
  /// ```
  static let stepsAnalysis: Self = .outcome("metric-steps.analysis")

  /// ```ftl
  /// { $case ->
  ///     [infinitive] view detailed exercise analysis
  ///    *[statement] opens detailed exercise analysis
  /// }
  /// ```
  static let exerciseAnalysis: Self = .outcome("metric-exercise.analysis")

  /// ```ftl
  /// { $case ->
  ///     [infinitive] view detailed sleep analysis
  ///    *[statement] opens detailed sleep analysis
  /// }
  /// ```
  static let sleepAnalysis: Self = .outcome("metric-sleep.analysis")

  /// ```ftl
  /// { $case ->
  ///     [infinitive] view detailed heart rate analysis
  ///    *[statement] opens detailed heart rate analysis
  /// }
  /// ```
  static let restingHeartRateAnalysis: Self = .outcome("metric-heart.analysis")

  /// “Double tap to view steps details”
  ///
  /// What happens when a row of the list is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] view { $metric } details
  ///    *[statement] opens { $metric } details
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - metric: what is measured, from above.
  static func details(ofMetric metric: Phrase) -> Self {
    .outcome("open-metric-details", ["metric": metric])
  }

  /// “Double tap to view step details and trends”
  ///
  /// What happens when that card is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] view step details and trends
  ///    *[statement] opens step details and trends
  /// }
  /// ```
  static let stepDetails: Self = .outcome("open-step-details")

  /// “chart shows step count over the past week”
  static let stepsTrend: Self = .say(.message("steps-trend.hint"))

  /// “Select from 4 options below”
  ///
  /// The hint of a question.
  ///
  /// ```ftl
  /// { $count ->
  ///    *[other] select from { $count } options below
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many answers there are, 2 to 4.
  static func selectFrom(options count: some BinaryInteger & SpeakableNumber) -> Self {
    .say(.message("select-from-options", ["count": .number(count)]))
  }

  /// “view your health batteries and metrics”
  static let dashboardTab: Self = .say(.message("tab-dashboard.hint"))

  /// “choose what is measured”
  static let settingsTab: Self = .say(.message("tab-settings.hint"))
}
