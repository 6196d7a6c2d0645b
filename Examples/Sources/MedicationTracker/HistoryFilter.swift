// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Which doses the history shows.
struct HistoryFilter: Sendable {
  /// Only these; nil for all.
  var outcome: Dose.Outcome?
}

extension HistoryFilter: Spoken {
  /// "Filter doses", with the hint "Shows filter options"; where only some are shown, "Filter:
  /// Missed", with the hint "Shows options to change or remove the filter".
  var spoken: SpokenCard {
    if let outcome {
      SpokenCard(.filter(.state(outcome.status)), traits: .button).hint(.filterChange)
    } else {
      SpokenCard(.filterDoses, traits: .button).hint(.filterDoses)
    }
  }
}
