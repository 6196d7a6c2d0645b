import Screens
import SpokenText

/// A health battery: what steps, sleep and exercise add to life, as the charge of a battery.
public let healthBattery = App(
  "health-battery", resources: .module,
  screens: [
    Screen(
      "questionnaire",
      question(SampleHealth.exerciseQuestion)
        + [.announcement("question came") { SampleHealth.exerciseQuestion.arrival(by: $0) }]),
    Screen(
      "unanswered-question",
      question(SampleHealth.smokingQuestion)
        + [
          .element("error") { .error(.selectAnswer, by: $0) },
          .element("continue") { speaker in
            SpokenElement(
              label: speaker.say(.continueToDashboard), traits: .button, identifier: Identifier.continueToDashboard)
          },
          .announcement("error announced") { Announcement($0.error(.selectAnswer), priority: .high) },
        ]),
    Screen(
      "calculating",
      [.element("calculating") { SpokenElement(label: $0.say(.calculating), traits: .updatesFrequently) }]
        + error("timeout", .timeout)),
    Screen(
      "dashboard",
      [.element("battery", SampleHealth.battery)]
        + SampleHealth.metrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.steps)]
        + tabs
        + [.announcement("updated") { SampleHealth.battery.update(by: $0) }]),
    Screen(
      "dashboard-of-a-quiet-day",
      [.element("battery", SampleHealth.lowBattery)]
        + SampleHealth.quietMetrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.noSteps)]
        + tabs
        + [.announcement("updated") { SampleHealth.lowBattery.update(by: $0) }]),
    Screen(
      "metrics",
      [
        .element("battery") { SampleHealth.battery.small(by: $0) },
        .element("heading") { SpokenElement(label: $0.say(.healthMetrics), traits: .header) },
      ]
        + SampleHealth.metrics.map { metric in .element(metric.id) { metric.row(by: $0) } }),
    Screen(
      "metrics-of-a-quiet-day",
      [
        .element("losing battery") { SampleHealth.lowBattery.small(by: $0) },
        .element("battery losing less") { SampleHealth.fadingBattery.small(by: $0) },
        .element("battery gaining a minute") { SampleHealth.steadyBattery.small(by: $0) },
        .element("flat battery") { SampleHealth.flatBattery.small(by: $0) },
      ]
        + SampleHealth.quietMetrics.map { metric in .element(metric.id) { metric.row(by: $0) } }),
    Screen(
      "metric-details",
      [
        .element("heading") { SpokenElement(label: $0.say(.metricDetails), traits: [.header, .modal]) },
        .element("done") { SpokenElement(label: $0.say(.done), traits: .button) },
        .element("battery") { SampleHealth.battery.summary(by: $0) },
        .element("goal") { SampleHealth.steps.goal(by: $0) },
      ]
        + chart(SampleHealth.week)
        + [
          .element("recommendations") { speaker in
            SpokenElement(
              label: speaker.say(.recommendations),
              hint: speaker.hint(outcome: .openExerciseRecommendations, by: .outcome), traits: .button)
          },
          .announcement("goal reached") { Announcement($0.say(.stepsGoalCompleted)) },
        ]),
    Screen(
      "other-metric-details",
      [
        .element("low battery") { SampleHealth.lowBattery.summary(by: $0) },
        .element("flat battery") { SampleHealth.flatBattery.summary(by: $0) },
        .element("one step to go") { SampleHealth.almostThere.goal(by: $0) },
        .element("goal reached") { SampleHealth.goalReached.goal(by: $0) },
      ]
        + chart(SampleHealth.fallingDays)),
    Screen("second-day", chart(SampleHealth.steadyDays)),
    Screen("first-day", chart(SampleHealth.oneDay)),
    Screen(
      "no-health-data",
      chart(SampleHealth.noDays)
        + [
          .element("nothing") { SpokenElement(label: $0.notice(.noHealthData), traits: .staticText) },
          .element("connection") { SpokenElement(label: $0.notice(.noConnection), traits: .staticText) },
        ]
        + error("access", .noHealthAccess)
        + error("system", .text(SampleHealth.systemMessage))),
  ])

/// A question, and its answers.
private func question(_ question: Question) -> [Item] {
  [
    .element("progress") { question.progress(by: $0) },
    .element("question", question),
  ]
    + question.options.map { option in .element(option.id) { question.option(option, by: $0) } }
}

/// A chart, its points, and what they show.
private func chart(_ chart: StepsChart) -> [Item] {
  [.element("chart", chart)]
    + chart.days.map { .element($0.weekday.rawValue, $0) }
    + [.element("chart summary") { chart.summary(by: $0) }]
}

/// What went wrong, where it is shown and as it is announced.
private func error(_ name: String, _ problem: FormProblem) -> [Item] {
  [
    .element(name) { .error(problem, by: $0) },
    .announcement("\(name) announced") { Announcement($0.error(problem), priority: .high) },
  ]
}

/// The tabs below the dashboard.
private let tabs: [Item] = [
  .element("dashboard tab") { speaker in
    SpokenElement(
      label: speaker.say(.dashboardTab), hint: speaker.say(.dashboardTabHint), traits: [.button, .selected])
  },
  .element("settings tab") { speaker in
    SpokenElement(label: speaker.say(.settingsTab), hint: speaker.say(.settingsTabHint), traits: .button)
  },
]
