// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import Testing

@testable import HealthBattery

/// What the accessibility guide of the health battery asks for, as its README has it.
@Suite struct HealthBatteryTests {
  @Test(arguments: [
    Heard("questionnaire/progress", "Questionnaire progress", value: "3 of 5 completed"),
    Heard("questionnaire/question came", "Questionnaire progress, 3 of 5"),
    Heard(
      "questionnaire/question", "Exercise frequency question. How often do you exercise?",
      hint: "Select from 4 options below"),
    Heard("unanswered-question/question", "Smoking question. Do you smoke?", hint: "Select from 2 options below"),
    Heard("unanswered-question/error", "Error: Please select an answer to continue"),
    Heard("unanswered-question/continue", "Continue to dashboard"),
    Heard("calculating/calculating", "Calculating your health impact"),
    Heard("calculating/timeout", "Error: The calculation took too long. Try again"),
  ])
  func questionnaireScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: healthBattery) }

  @Test(arguments: [
    Heard(
      "dashboard/battery", "Health battery", value: "75 percent charged",
      hint: "Represents your current health impact"),
    Heard("dashboard/updated", "Health battery updated to 75 percent"),
    Heard(
      "dashboard/steps", "Steps today", value: "8,547 steps, gaining 12 minutes",
      hint: "Double tap to view detailed step analysis"),
    Heard(
      "dashboard/sleep", "Sleep last night", value: "5 hours and 20 minutes, losing 45 minutes",
      hint: "Double tap to view detailed sleep analysis"),
    Heard(
      "dashboard/day", "Steps today. 8,547 steps taken today", hint: "Double tap to view step details and trends"),
    Heard("dashboard/dashboard tab", "Dashboard", hint: "View your health batteries and metrics"),
    Heard(
      "dashboard-of-a-quiet-day/battery", "Health battery", value: "20 percent, low",
      hint: "Represents your current health impact"),
    Heard(
      "dashboard-of-a-quiet-day/steps", "Steps today", value: "1 step, losing 1 hour and 30 minutes",
      hint: "Double tap to view detailed step analysis"),
    Heard(
      "dashboard-of-a-quiet-day/exercise", "Exercise today", value: "0 minutes, losing 1 minute",
      hint: "Double tap to view detailed exercise analysis"),
    Heard(
      "dashboard-of-a-quiet-day/restingHeartRate", "Resting heart rate today", value: "No data",
      hint: "Double tap to view detailed heart rate analysis"),
    Heard(
      "dashboard-of-a-quiet-day/day", "Steps today. 0 steps taken today",
      hint: "Double tap to view step details and trends"),
  ])
  func dashboardScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: healthBattery) }

  @Test(arguments: [
    Heard(
      "metrics/battery", "Battery at 75 percent charge", value: "Gaining 45 minutes per day",
      hint: "Shows your current health impact level"),
    Heard("metrics/heading", "Health metrics"),
    Heard("metrics/steps", "Steps: 8,547 steps", hint: "Double tap to view step details"),
    Heard(
      "metrics/restingHeartRate", "Resting heart rate: 58 beats per minute",
      hint: "Double tap to view resting heart rate details"),
    Heard(
      "metrics-of-a-quiet-day/flat battery", "Battery at 1 percent charge", value: "No time gained or lost",
      hint: "Shows your current health impact level"),
    Heard(
      "metrics-of-a-quiet-day/restingHeartRate", "Resting heart rate: No data",
      hint: "Double tap to view resting heart rate details"),
  ])
  func metricsScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: healthBattery) }

  @Test(arguments: [
    Heard("metric-details/heading", "Metric details"),
    Heard("metric-details/done", "Done"),
    Heard(
      "metric-details/battery", "Health impact battery", value: "75 percent charged, good health impact",
      hint: "Double tap to view detailed health metrics"),
    Heard("metric-details/goal", "Step goal", value: "1,453 steps to go"),
    Heard("metric-details/goal reached", "Step goal reached"),
    Heard(
      "metric-details/chart", "Step trend", value: "7-day average: 9,200 steps, trending up",
      hint: "Chart shows step count over the past week"),
    Heard("metric-details/thursday", "Thursday: 11,950 steps"),
    Heard(
      "metric-details/chart summary", "Chart summary",
      value: "Chart shows upward trend over 7 days. Lowest: 6,100 steps on Sunday. Highest: 11,950 steps on Thursday"),
    Heard("metric-details/recommendations", "Recommendations", hint: "Opens exercise recommendations"),
    Heard("other-metric-details/one step to go", "Step goal", value: "1 step to go"),
    Heard("other-metric-details/goal reached", "Step goal reached"),
    Heard(
      "other-metric-details/chart summary", "Chart summary",
      value: "Chart shows downward trend over 3 days. Lowest: 0 steps on Friday. Highest: 4,000 steps on Wednesday"),
    Heard(
      "second-day/chart", "Step trend", value: "2-day average: 8,274 steps, steady",
      hint: "Chart shows step count over the past week"),
    Heard("first-day/chart summary", "Chart summary", value: "Friday: 8,547 steps"),
    Heard("no-health-data/nothing announced", "Health data unavailable"),
    Heard("no-health-data/connection", "No internet connection"),
    Heard("no-health-data/access", "Error: Access to your health data is off. Turn it on in Settings"),
  ])
  func metricDetailsAreHeard(_ heard: Heard) throws { try heard.compare(with: healthBattery) }

  @Test(arguments: [
    Heard(
      "dashboard/steps", "Steps today", value: "8,547 steps, gaining 12 minutes", hint: "Opens detailed step analysis"),
    Heard("dashboard/day", "Steps today. 8,547 steps taken today", hint: "Opens step details and trends"),
    Heard("metrics/steps", "Steps: 8,547 steps", hint: "Opens step details"),
    Heard(
      "metric-details/battery", "Health impact battery", value: "75 percent charged, good health impact",
      hint: "Opens detailed health metrics"),
  ])
  func withoutTheGestureAHintIsTheOutcome(_ heard: Heard) throws {
    try heard.compare(with: healthBattery, by: .outcome)
  }

  @Test func thePhrasesCompile() {
    #expect(healthBattery.overlay.diagnostics(for: "en").isEmpty)
  }

  /// A level is announced when it has changed by five percent of the whole or more.
  @Test(arguments: [(0.75, false), (0.72, false), (0.79, false), (0.7, true), (0.8, true), (0, true)])
  func smallChangesAreNotAnnounced(_ level: Double, _ isAnnounced: Bool) {
    #expect((SampleHealth.battery.update(since: level) != nil) == isAnnounced)
  }

  /// A chart has a descriptor with an axis for the days and one for the steps. Each day is a point, and also an element.
  @Test func theChartHasADescriptor() throws {
    let screen = try #require(healthBattery.screens.first { $0.name == "metric-details" })
    let chart = try #require(
      screen.items.lazy.compactMap { item in if case .chart(let chart) = item.kind { chart } else { nil } }.first)
    let description = healthBattery.speaker("en-US").describe(chart)
    #expect(description.title.text == "Step trend" && description.y.title.text == "Steps")
    #expect(description.series.map { $0.points.count } == [7] && description.series[0].isContinuous)
    #expect(description.series[0].points.map(\.label.text).contains("Thursday: 11,950 steps"))
    #expect(screen.cards.filter { SampleHealth.week.days.map(\.weekday.rawValue).contains($0.name) }.count == 7)
  }
}
