// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// An example app that shows the user's health as a battery, which steps, sleep, and exercise charge.
public let healthBattery = App(
  "health-battery", resources: .module,
  screens: [
    Screen(
      "questionnaire", titled: .questionnaireProgress,
      question(SampleHealth.exerciseQuestion)
        + [.announcement("question came", SampleHealth.exerciseQuestion.arrival)]),
    Screen(
      "unanswered-question", titled: .questionnaireProgress,
      question(SampleHealth.smokingQuestion)
        + [
          .element("error", AnnouncedCard.error(.selectAnswer)),
          .element("continue", .button(.continueToDashboard, id: Identifier.continueToDashboard)),
          .announcement("error announced", AnnouncedCard.error(.selectAnswer).announcement),
        ]),
    Screen(
      "calculating", titled: .healthBattery,
      [
        .element("calculating", .activity(.calculating)),
        .announcement("calculating announced", .loading(.calculating)),
      ] + error("timeout", .timeout)),
    Screen(
      "dashboard", titled: .dashboardTab,
      [heading(.dashboardTab), .element("battery", SampleHealth.battery)]
        + SampleHealth.metrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.steps)]
        + tabs
        + updated(SampleHealth.battery)),
    Screen(
      "dashboard-of-a-quiet-day", titled: .dashboardTab,
      [heading(.dashboardTab), .element("battery", SampleHealth.lowBattery)]
        + SampleHealth.quietMetrics.map { .element($0.id, $0) }
        + [.element("day", SampleHealth.noSteps)]
        + tabs
        + updated(SampleHealth.lowBattery)),
    Screen(
      "metrics", titled: .healthMetrics,
      [
        Item.element("battery", SampleHealth.battery.small).leading,
        heading(.healthMetrics),
      ]
        + SampleHealth.metrics.map { .element($0.id, $0.row) }),
    Screen(
      "metrics-of-a-quiet-day", titled: .healthMetrics,
      [
        heading(.healthMetrics),
        .element("losing battery", SampleHealth.lowBattery.small),
        .element("battery losing less", SampleHealth.fadingBattery.small),
        .element("battery gaining a minute", SampleHealth.steadyBattery.small),
        .element("flat battery", SampleHealth.flatBattery.small),
      ]
        + SampleHealth.quietMetrics.map { .element($0.id, $0.row) }),
    Screen(
      "metric-details", titled: .metricDetails, isModal: true,
      [
        done,
        heading(.metricDetails),
        battery("battery", SampleHealth.battery),
        .element("goal", SampleHealth.steps.progress),
      ]
        + chart(SampleHealth.week)
        + [
          .element(
            "recommendations", .button(.recommendations, hint: .exerciseRecommendations)),
          .announcement("goal reached", Announcement(.stepsGoalCompleted)),
          .announcement("came", .screenChanged()),
        ]),
    Screen(
      "other-metric-details", titled: .metricDetails, isModal: true,
      [
        done,
        heading(.metricDetails),
        battery("low battery", SampleHealth.lowBattery),
        .element("one step to go", SampleHealth.almostThere.progress),
        .element("goal reached", SampleHealth.goalReached.progress),
      ]
        + chart(SampleHealth.fallingDays)),
    Screen(
      "flat-metric-details", titled: .metricDetails, isModal: true,
      [done, heading(.metricDetails), battery("flat battery", SampleHealth.flatBattery)]),
    Screen("second-day", titled: .stepsTrend, [heading(.stepsTrend)] + chart(SampleHealth.steadyDays)),
    Screen("first-day", titled: .stepsTrend, [heading(.stepsTrend)] + chart(SampleHealth.oneDay)),
    Screen(
      "no-health-data", titled: .stepsTrend,
      [heading(.stepsTrend)]
        + chart(SampleHealth.noDays)
        + [
          .announcement("nothing announced", AnnouncedCard.notice(.noHealthData).announcement),
          .element("connection", AnnouncedCard.notice(.noConnection)),
          .announcement("connection lost", .connectionLost()),
        ]
        + error("access", .noHealthAccess)
        + error("system", .stepsUnreadable)),
  ])

private func heading(_ name: Phrase) -> Item { .element("heading", .heading(name, level: .h1)) }

private let done = Item.element("done", .button(.done)).leading

/// Returns a battery. A color shows its level and effect, so they are checked in its text.
private func battery(_ name: String, _ battery: ImpactBattery) -> Item {
  .element(name, battery.summary).showing(battery.chargeAndImpact)
}

private func question(_ question: Question) -> [Item] {
  [Item.element("progress", question.progress).leading, .element("question", question)]
    + question.options.map { .element($0.id, question.option($0)) }
}

private func chart(_ chart: StepsChart) -> [Item] {
  [.element("chart", chart)]
    + [.chart("chart descriptor", chart.descriptor)]
    + chart.days.map { .element($0.weekday.rawValue, $0) }
    + [.element("chart summary", chart.summary)]
}

private func error(_ name: String, _ problem: Phrase.Problem) -> [Item] {
  let error = AnnouncedCard.error(problem)
  return [.element(name, error), .announcement("\(name) announced", error.announcement)]
}

/// Returns the announcement after a battery was charged from zero.
private func updated(_ battery: ImpactBattery) -> [Item] {
  battery.update(since: 0).map { [.announcement("updated", $0)] } ?? []
}

private let tabs: [Item] = [
  .element("dashboard tab", .tab(.dashboardTab, isSelected: true).hint(.dashboardTab)),
  .element("settings tab", .tab(.settingsTab).hint(.settingsTab)),
]
