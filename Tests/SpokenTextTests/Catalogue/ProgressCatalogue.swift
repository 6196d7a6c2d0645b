// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func progress(_ probe: Probe) -> [GoldenSample] {
    return samples(progressLines)
      + forms(
        of: "progress-completed", key: "progress-completed 6", counting: "completed", numbers: .tried(Count.others),
        with: ["total": .number(6)], probe)
      + ["progress-indeterminate", "progress-done"].flatMap {
        forms(of: $0, key: $0, counting: "value", numbers: .none, probe)
      }
  }

  private static let progressLines = """
    progress 3 of 5
    progress 7 of 8
    progress 2 of 3
    progress 4 of 6
    progress 6 of 7
    progress 8 of 9
    progress 9 of 9
    progress 8 of 10
    progress 9 of 12
    progress 3 of 5 style=completed
    progress 3 of 5 style=completed inline
    progress 3 of 5 style=step
    progress 3 of 5 style=step inline
    progress 3 of 10 style=page
    progress 3 of 5 style=question
    progress 3 of 5 style=percent
    progressInProgress
    progressInProgress inline
    progressCompleted
    progressCompleted inline
    progress 3 of 5 title=Questionnaire progress
    progress 3 of 5 style=completed title=Questionnaire progress
    progress 3 of 5 style=step title=Questionnaire progress
    progress 3 of 5 style=percent title=Questionnaire progress
    progressInProgress title=Questionnaire progress
    progressCompleted title=Questionnaire progress
    progress 3 of 5 title=iPhone
    progress 3 of 5 title=
    progress 0 of 5
    progress 0 of 0
    progress 1 of 1
    progress 5 of 5
    progress 6 of 5
    progress 0 of 5 style=completed
    progress 1 of 1 style=completed
    progress 2 of 2 style=completed
    progress 5 of 5 style=completed
    progress 1 of 1 style=step
    progress 11 of 12 style=page
    progress 21 of 22 style=question
    progress 1200 of 15000
    progress 1200 of 15000 style=completed
    progress 2.5 of 4
    progress -1 of 5
    progress -1 of 5 style=step
    progress 0 of 5 style=percent
    progress 5 of 5 style=percent
    progress 1 of 1000 style=percent
    progress 999 of 1000 style=percent
    progress 1 of 3 style=percent
    progress 6 of 5 style=percent
    progress 1 of 0 style=percent
    progress -1 of 5 style=percent
    progress unknown of 5
    progress 3 of infinity style=step
    progress unknown of 5 title=Questionnaire progress
    """
}
