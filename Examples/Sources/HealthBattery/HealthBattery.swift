import Screens
import SpokenText

/// A health battery: what steps, sleep and exercise add to life, as the charge of a battery.
public let healthBattery = App(
  "health-battery", resources: .module,
  screens: [
    Screen(
      "questionnaire",
      question(SampleHealth.exerciseQuestion)
        + [.announcement("question came", SampleHealth.exerciseQuestion.arrival)]),
    Screen(
      "unanswered-question",
      question(SampleHealth.smokingQuestion)
        + [
          .element("error", .error(.selectAnswer)),
          .element(
            "continue", SpokenCard(.continueToDashboard, id: Identifier.continueToDashboard, traits: .button)),
          .announcement("error announced", Announcement(.error(.selectAnswer), priority: .high)),
        ]),
    Screen(
      "calculating",
      [.element("calculating", .activity(.calculating))]
        + error("timeout", .timeout)),
    Screen(
      "dashboard",
      [.element("battery", SampleHealth.battery)]
        + SampleHealth.metrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.steps)]
        + tabs
        + [.announcement("updated", SampleHealth.battery.update)]),
    Screen(
      "dashboard-of-a-quiet-day",
      [.element("battery", SampleHealth.lowBattery)]
        + SampleHealth.quietMetrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.noSteps)]
        + tabs
        + [.announcement("updated", SampleHealth.lowBattery.update)]),
    Screen(
      "metrics",
      [
        .element("battery", SampleHealth.battery.small),
        .element("heading", SpokenCard(.healthMetrics, traits: .header)),
      ]
        + SampleHealth.metrics.map { .element($0.id, $0.row) }),
    Screen(
      "metrics-of-a-quiet-day",
      [
        .element("losing battery", SampleHealth.lowBattery.small),
        .element("battery losing less", SampleHealth.fadingBattery.small),
        .element("battery gaining a minute", SampleHealth.steadyBattery.small),
        .element("flat battery", SampleHealth.flatBattery.small),
      ]
        + SampleHealth.quietMetrics.map { .element($0.id, $0.row) }),
    Screen(
      "metric-details",
      [
        .element("heading", SpokenCard(.metricDetails, traits: [.header, .modal])),
        .element("done", SpokenCard(.done, traits: .button)),
        .element("battery", SampleHealth.battery.summary),
        .element("goal", SampleHealth.steps.progress),
      ]
        + chart(SampleHealth.week)
        + [
          .element(
            "recommendations", SpokenCard(.recommendations, traits: .button).hint(.exerciseRecommendations)),
          .announcement("goal reached", Announcement(.stepsGoalCompleted)),
        ]),
    Screen(
      "other-metric-details",
      [
        .element("low battery", SampleHealth.lowBattery.summary),
        .element("flat battery", SampleHealth.flatBattery.summary),
        .element("one step to go", SampleHealth.almostThere.progress),
        .element("goal reached", SampleHealth.goalReached.progress),
      ]
        + chart(SampleHealth.fallingDays)),
    Screen("second-day", chart(SampleHealth.steadyDays)),
    Screen("first-day", chart(SampleHealth.oneDay)),
    Screen(
      "no-health-data",
      chart(SampleHealth.noDays)
        + [
          .element("nothing", SpokenCard(.notice(.noHealthData), traits: .staticText)),
          .element("connection", SpokenCard(.notice(.noConnection), traits: .staticText)),
        ]
        + error("access", .noHealthAccess)
        + error("system", .stepsUnreadable)),
  ])

/// A question, and its answers.
private func question(_ question: Question) -> [Item] {
  [.element("progress", question.progress), .element("question", question)]
    + question.options.map { .element($0.id, question.option($0)) }
}

/// A chart, its points, and what they show.
private func chart(_ chart: StepsChart) -> [Item] {
  [.element("chart", chart)]
    + chart.days.map { .element($0.weekday.rawValue, $0) }
    + [.element("chart summary", chart.summary)]
}

/// What went wrong, where it is shown and as it is announced.
private func error(_ name: String, _ problem: Phrase.Problem) -> [Item] {
  [
    .element(name, .error(problem)),
    .announcement("\(name) announced", Announcement(.error(problem), priority: .high)),
  ]
}

/// The tabs below the dashboard.
private let tabs: [Item] = [
  .element("dashboard tab", SpokenCard(.dashboardTab, traits: [.button, .selected]).hint(.dashboardTab)),
  .element("settings tab", SpokenCard(.settingsTab, traits: .button).hint(.settingsTab)),
]
