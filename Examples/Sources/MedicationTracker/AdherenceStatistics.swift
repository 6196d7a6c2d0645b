// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// What became of the doses of some days.
struct AdherenceStatistics: Sendable {
  var taken = 0
  var missed = 0
  var skipped = 0
  var pending = 0

  /// How many of a hundred doses that were due were taken, rounded; nil where none was due.
  var rate: Int? {
    let due = taken + missed + skipped
    return due == 0 ? nil : (100 * taken + due / 2) / due
  }

  /// "Adherence: 92 percent, excellent". The word goes with the number that is heard: 90 percent and more is
  /// excellent, 75 percent and more good.
  var adherence: SpokenCard {
    guard let rate else { return SpokenCard(.empty(.dose)) }
    let grade: Phrase =
      switch rate {
      case 90...: .excellent
      case 75...: .good
      default: .needsImprovement
      }
    return SpokenCard(.field(.adherence, .graded(.percent(Double(rate) / 100), grade)))
  }

  /// "3 missed doses"; "1 missed dose"; "No missed doses".
  func count(_ outcome: Dose.Outcome) -> SpokenCard {
    let count =
      switch outcome {
      case .pending: pending
      case .taken: taken
      case .skipped: skipped
      case .missed: missed
      }
    return SpokenCard(.count(count, .dose, status: outcome.status))
  }
}
