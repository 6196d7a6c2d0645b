import SpokenText

/// Something that is measured of the user, and what it does to life.
struct Metric: Sendable, Identifiable {
  /// What is measured.
  enum Kind: String, Sendable {
    case steps, exercise, sleep, restingHeartRate

    /// "Steps".
    var name: PhraseID {
      switch self {
      case .steps: .steps
      case .exercise: .exercise
      case .sleep: .sleep
      case .restingHeartRate: .restingHeartRate
      }
    }

    /// "Steps today".
    var today: PhraseID {
      switch self {
      case .steps: .stepsToday
      case .exercise: .exerciseToday
      case .sleep: .sleepToday
      case .restingHeartRate: .restingHeartRateToday
      }
    }

    /// What its card opens: "detailed step analysis".
    var analysis: PhraseID {
      switch self {
      case .steps: .stepsAnalysis
      case .exercise: .exerciseAnalysis
      case .sleep: .sleepAnalysis
      case .restingHeartRate: .restingHeartRateAnalysis
      }
    }
  }

  /// What was measured.
  enum Reading: Sendable {
    case steps(Int)
    case minutes(Int)
    case beatsPerMinute(Int)

    /// "8,547 steps", "7 hours and 20 minutes", "58 beats per minute".
    var argument: Argument {
      switch self {
      case .steps(let count): .count(count, .step)
      // No exercise at all is "0 minutes": an empty span is said in seconds.
      case .minutes(0): .phrase("duration-minutes", ["count": 0])
      case .minutes(let minutes): .duration(seconds: minutes * 60)
      case .beatsPerMinute(let beats): .phrase(.beatsPerMinute, ["count": .number(beats)])
      }
    }

    /// The same by itself.
    func said(by speaker: Speaker) -> Utterance {
      switch self {
      case .steps(let count): speaker.count(count, .step)
      case .minutes(0): speaker.say("duration-minutes", ["count": 0])
      case .minutes(let minutes): speaker.duration(seconds: minutes * 60)
      case .beatsPerMinute(let beats): speaker.say(.beatsPerMinute, ["count": .number(beats)])
      }
    }
  }

  var kind: Kind
  /// Nil where the user's devices have told nothing.
  var reading: Reading?
  /// Nil where one day is too little to tell.
  var impact: LifeImpact?

  var id: String { kind.rawValue }

  /// "8,547 steps, gaining 12 minutes"; "8,547 steps"; "Health data unavailable".
  private func value(by speaker: Speaker) -> Utterance {
    guard let reading else { return speaker.notice(.noHealthData) }
    guard let impact else { return reading.said(by: speaker) }
    return speaker.say(.readingAndImpact, ["reading": reading.argument, "impact": impact.argument])
  }

  /// A row of the list: "Steps: 8,547 steps", with the hint "Double tap to view steps details".
  func row(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.field(kind.name, reading?.argument ?? .phrase("empty-health-data")),
      hint: speaker.hint(outcome: .openMetricDetails, ["metric": .phrase(kind.name)]), traits: .button)
  }
}

extension Metric: Spoken {
  /// A card of the dashboard: "Steps today", value "8,547 steps, gaining 12 minutes", with the hint "Double tap to view
  /// detailed step analysis".
  func spoken(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(kind.today), value: value(by: speaker), hint: speaker.hint(outcome: kind.analysis),
      traits: .button)
  }
}
