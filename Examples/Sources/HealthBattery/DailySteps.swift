// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// A point of the chart.
struct DailySteps: Sendable {
  var weekday: Weekday
  var steps: Int

  /// "6,100 steps", and "0 steps": among numbers none is a number too.
  private var count: Phrase { .count(steps, .step, zero: .digits) }

  /// "6,100 steps on Sunday".
  var onDay: Phrase { .steps(count, on: weekday.name) }
}

extension DailySteps: Spoken {
  /// "Thursday: 11,950 steps".
  var spoken: SpokenCard { SpokenCard(.field(named: weekday.name, count)) }
}
