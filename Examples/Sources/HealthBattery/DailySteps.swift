import SpokenText

/// A point of the chart.
struct DailySteps: Sendable {
  var weekday: Weekday
  var steps: Int

  /// "6,100 steps", and "0 steps": among numbers none is a number too.
  private var count: Argument { .count(steps, .step, zero: .digits) }

  /// "6,100 steps on Sunday".
  var onDay: Argument { .phrase(.stepsOnDay, ["steps": count, "day": .phrase(weekday.phrase)]) }
}

extension DailySteps: Spoken {
  /// "Thursday: 11,950 steps".
  func spoken(by speaker: Speaker) -> SpokenElement {
    SpokenElement(label: speaker.field(weekday.phrase, count))
  }
}

/// A day of the week.
enum Weekday: String, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The name of the day, which the library has.
  var phrase: PhraseID {
    switch self {
    case .monday: "weekday-monday"
    case .tuesday: "weekday-tuesday"
    case .wednesday: "weekday-wednesday"
    case .thursday: "weekday-thursday"
    case .friday: "weekday-friday"
    case .saturday: "weekday-saturday"
    case .sunday: "weekday-sunday"
    }
  }
}
