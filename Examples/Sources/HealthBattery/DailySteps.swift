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

/// A day of the week.
enum Weekday: String, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// "Friday": the library has the names of the days.
  var name: Phrase {
    switch self {
    case .monday: .message("weekday-monday")
    case .tuesday: .message("weekday-tuesday")
    case .wednesday: .message("weekday-wednesday")
    case .thursday: .message("weekday-thursday")
    case .friday: .message("weekday-friday")
    case .saturday: .message("weekday-saturday")
    case .sunday: .message("weekday-sunday")
    }
  }
}
