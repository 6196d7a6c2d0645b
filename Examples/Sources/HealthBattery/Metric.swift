// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Something that is measured of the user, and what it does to life.
struct Metric: Sendable, Identifiable {
  /// What is measured.
  enum Kind: String, Sendable {
    case steps, exercise, sleep, restingHeartRate

    /// "Steps".
    var name: Phrase {
      switch self {
      case .steps: .steps
      case .exercise: .exercise
      case .sleep: .sleep
      case .restingHeartRate: .restingHeartRate
      }
    }

    /// "Steps today".
    var today: Phrase {
      switch self {
      case .steps: .stepsToday
      case .exercise: .exerciseToday
      case .sleep: .sleepToday
      case .restingHeartRate: .restingHeartRateToday
      }
    }

    /// What its card opens: "detailed step analysis".
    var analysis: Phrase.Hint {
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
    var phrase: Phrase {
      switch self {
      case .steps(let count): .count(count, .step)
      // No exercise at all is "0 minutes": an empty span is said in seconds.
      case .minutes(0): .message("unit-minute", ["count": .number(0)])
      case .minutes(let minutes): .duration(seconds: minutes * 60)
      case .beatsPerMinute(let beats): .beatsPerMinute(beats)
      }
    }
  }

  var kind: Kind
  /// Nil where the user's devices have told nothing.
  var reading: Reading?
  /// Nil where one day is too little to tell.
  var impact: LifeImpact?

  var id: String { kind.rawValue }

  /// "8,547 steps, gaining 12 minutes"; "8,547 steps"; nil without a reading.
  private var value: Phrase? {
    guard let impact else { return reading?.phrase }
    return reading.map { .reading($0.phrase, impact: impact.phrase) }
  }

  /// A row of the list: "Steps: 8,547 steps", with the hint "Double tap to view step details".
  var row: SpokenCard {
    SpokenCard(.field(named: kind.name, reading?.phrase ?? .noReading), traits: .button)
      .hint(.details(ofMetric: kind.name))
  }
}

extension Metric: Spoken {
  /// A card of the dashboard: "Steps today", value "8,547 steps, gaining 12 minutes", with the hint "Double tap to view
  /// detailed step analysis".
  var spoken: SpokenCard {
    .metric(kind.today, value, traits: .button).hint(kind.analysis)
  }
}
