// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A filter for the doses in the history.
struct HistoryFilter: Sendable {
  /// The outcome of the doses to show, or `nil` to show all doses.
  var outcome: Dose.Outcome?
}

extension HistoryFilter: Spoken {
  /// The button "Filter doses", with the hint "Shows filter options". If a filter is set, it is, for example, "Filter:
  /// Missed", with the hint "Shows options to change or remove the filter".
  var spoken: SpokenCard {
    if let outcome {
      SpokenCard(.filter(.state(outcome.status)), traits: .button).hint(.filterChange)
    } else {
      SpokenCard(.filterDoses, traits: .button).hint(.filterDoses)
    }
  }
}
