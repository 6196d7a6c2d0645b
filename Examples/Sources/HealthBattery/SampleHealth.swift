// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Sample health data of one user. The current time is a Friday at 5 PM.
enum SampleHealth {
  static let battery = ImpactBattery(level: 0.75, impact: LifeImpact(minutes: 45))
  static let steadyBattery = ImpactBattery(level: 0.5, impact: LifeImpact(minutes: 1))
  static let fadingBattery = ImpactBattery(level: 0.4, impact: LifeImpact(minutes: -45))
  static let lowBattery = ImpactBattery(level: 0.2, impact: LifeImpact(minutes: -65))
  /// A battery that is nearly empty and neither gains nor loses.
  static let flatBattery = ImpactBattery(level: 0.01, impact: LifeImpact(minutes: 0))

  static let metrics = [
    Metric(kind: .steps, reading: .steps(8547), impact: LifeImpact(minutes: 12)),
    Metric(kind: .exercise, reading: .minutes(30), impact: LifeImpact(minutes: 1)),
    Metric(kind: .sleep, reading: .minutes(320), impact: LifeImpact(minutes: -45)),
    // Without an effect, because one day isn't enough data.
    Metric(kind: .restingHeartRate, reading: .beatsPerMinute(58)),
  ]

  /// The values of a day on the sofa, without the watch.
  static let quietMetrics = [
    Metric(kind: .steps, reading: .steps(1), impact: LifeImpact(minutes: -90)),
    Metric(kind: .exercise, reading: .minutes(0), impact: LifeImpact(minutes: -1)),
    Metric(kind: .sleep, reading: .minutes(480), impact: LifeImpact(minutes: 0)),
    Metric(kind: .restingHeartRate),
  ]

  static let steps = StepsDay(steps: 8547, goal: 10_000)
  static let almostThere = StepsDay(steps: 9999, goal: 10_000)
  static let goalReached = StepsDay(steps: 11_950, goal: 10_000)
  static let noSteps = StepsDay(steps: 0, goal: 10_000)

  static let week = StepsChart(days: [
    DailySteps(weekday: .saturday, steps: 9200),
    DailySteps(weekday: .sunday, steps: 6100),
    DailySteps(weekday: .monday, steps: 8700),
    DailySteps(weekday: .tuesday, steps: 9600),
    DailySteps(weekday: .wednesday, steps: 10_303),
    DailySteps(weekday: .thursday, steps: 11_950),
    DailySteps(weekday: .friday, steps: 8547),
  ])
  static let fallingDays = StepsChart(days: [
    DailySteps(weekday: .wednesday, steps: 4000), DailySteps(weekday: .thursday, steps: 1500),
    DailySteps(weekday: .friday, steps: 0),
  ])
  static let steadyDays = StepsChart(days: [
    DailySteps(weekday: .thursday, steps: 8000), DailySteps(weekday: .friday, steps: 8547),
  ])
  static let oneDay = StepsChart(days: [DailySteps(weekday: .friday, steps: 8547)])
  static let noDays = StepsChart(days: [])

  static let exerciseQuestion = Question(
    number: 3, total: 5, topic: .exerciseQuestion, text: .exerciseQuestionText,
    options: [
      Question.Option(id: "never", text: .never), Question.Option(id: "once", text: .onceAWeek),
      Question.Option(id: "several", text: .severalTimesAWeek), Question.Option(id: "daily", text: .everyDay),
    ],
    answer: "several")
  static let smokingQuestion = Question(
    number: 5, total: 5, topic: .smokingQuestion, text: .smokingQuestionText,
    options: [Question.Option(id: "yes", text: .yes), Question.Option(id: "no", text: .no)])
}
