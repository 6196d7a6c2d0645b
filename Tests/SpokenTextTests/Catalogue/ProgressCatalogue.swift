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
      + partsOfThings(probe).map { completed, total, noun in
        .phrase("progress \(completed) of \(total) \(noun.name)", .progress(completed, of: total, noun))
      }
      + [
        .phrase("progress 2.5 of 4 page", .progress(2.5, of: 4, .page)),
        .phrase("progress 3 of 5 task titled", .progress(3, of: 5, .task, title: .text("Backup"))),
        .phrase("progress 3 of 5 task inline", .progress(3, of: 5, .task), context: .inline),
        .phrase("progress unknown of 5 task", .progress(Double.nan, of: 5, .task)),
      ]
      + ([.step, .page, .question, .chapter, .track, .percent] as [Phrase.ProgressStyle]).flatMap { style in
        [1, 4, 21].map { .phrase("progress \($0) style=\(style.kind) without a total", .progress($0, style: style)) }
      }
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
