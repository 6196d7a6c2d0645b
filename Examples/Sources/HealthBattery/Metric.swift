// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A health value of the user, such as steps, and its effect on life.
struct Metric: Sendable, Identifiable {
  /// The kind of value.
  enum Kind: String, Sendable {
    case steps, exercise, sleep, restingHeartRate

    var name: Phrase {
      switch self {
      case .steps: .steps
      case .exercise: .exercise
      case .sleep: .sleep
      case .restingHeartRate: .restingHeartRate
      }
    }

    /// The name for the current day, such as "Steps today".
    var today: Phrase {
      switch self {
      case .steps: .stepsToday
      case .exercise: .exerciseToday
      case .sleep: .sleepToday
      case .restingHeartRate: .restingHeartRateToday
      }
    }

    /// The result of opening the card, such as "detailed step analysis".
    var analysis: Phrase.Hint {
      switch self {
      case .steps: .stepsAnalysis
      case .exercise: .exerciseAnalysis
      case .sleep: .sleepAnalysis
      case .restingHeartRate: .restingHeartRateAnalysis
      }
    }
  }

  /// A measured value.
  enum Reading: Sendable {
    case steps(Int)
    case minutes(Int)
    case beatsPerMinute(Int)

    /// The value in words, such as "8,547 steps", "7 hours and 20 minutes", or "58 beats per minute".
    var phrase: Phrase {
      switch self {
      case .steps(let count): .count(count, .step)
      // No exercise is "0 minutes", because a duration of zero would be read in seconds.
      case .minutes(0): .message("unit-minute", ["count": .number(0)])
      case .minutes(let minutes): .duration(seconds: minutes * 60)
      case .beatsPerMinute(let beats): .beatsPerMinute(beats)
      }
    }
  }

  var kind: Kind
  /// `nil` if the user's devices have no data.
  var reading: Reading?
  /// `nil` if one day isn't enough data.
  var impact: LifeImpact?

  var id: String { kind.rawValue }

  /// The reading and its effect, such as "8,547 steps, gaining 12 minutes", or only the reading. `nil` without a
  /// reading.
  private var value: Phrase? {
    guard let impact else { return reading?.phrase }
    return reading.map { .reading($0.phrase, impact: impact.phrase) }
  }

  /// The value as a row of a list, such as "Steps: 8,547 steps" with the hint "Double tap to view step details".
  var row: SpokenCard {
    SpokenCard(.field(named: kind.name, reading?.phrase ?? .noReading), traits: .button)
      .hint(.details(ofMetric: kind.name))
  }
}

extension Metric: Spoken {
  /// The value as a card on the dashboard, such as "Steps today" with the value "8,547 steps, gaining 12 minutes".
  var spoken: SpokenCard {
    .metric(kind.today, value, traits: .button).hint(kind.analysis)
  }
}
