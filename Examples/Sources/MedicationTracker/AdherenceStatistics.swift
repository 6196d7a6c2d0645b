// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The numbers of taken, missed, and other doses over several days.
struct AdherenceStatistics: Sendable {
  var taken = 0
  var missed = 0
  var skipped = 0
  var pending = 0

  /// The percentage of due doses that were taken, rounded, or `nil` if no dose was due.
  var rate: Int? {
    let due = taken + missed + skipped
    return due == 0 ? nil : (100 * taken + due / 2) / due
  }

  /// The percentage with a grade, such as "Adherence: 92 percent, excellent". From 90 percent, it is excellent, and
  /// from 75 percent, good.
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

  /// Returns the number of doses with an outcome, such as "3 missed doses", "1 missed dose", or "No missed doses".
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
