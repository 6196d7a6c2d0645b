// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// The steps of one day, which is a point of the chart.
struct DailySteps: Sendable {
  var weekday: Weekday
  var steps: Int

  /// The number of steps, such as "6,100 steps". Zero is read as "0 steps", like the other numbers.
  private var count: Phrase { .count(steps, .step, zero: .digits) }

  /// The steps and the day, such as "6,100 steps on Sunday".
  var onDay: Phrase { .steps(count, on: weekday.name) }
}

extension DailySteps: Spoken {
  /// The day, such as "Thursday: 11,950 steps".
  var spoken: SpokenCard { SpokenCard(.field(named: weekday.name, count)) }
}
