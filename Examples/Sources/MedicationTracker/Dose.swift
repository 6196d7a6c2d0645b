// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// A medication that is to be taken, or was, at one time.
struct Dose: Sendable, Identifiable {
  /// What became of it.
  enum Outcome: Sendable {
    case pending, taken, skipped, missed

    var status: Phrase.Status {
      switch self {
      case .pending: .pending
      case .taken: .taken
      case .skipped: .skipped
      case .missed: .missed
      }
    }
  }

  var id: String
  var medication: String
  var scheduledAt: Date
  var outcome: Outcome
  /// When it was taken or skipped.
  var recordedAt: Date?

  /// Whether it can still be taken or skipped.
  var isOpen: Bool { outcome == .pending || outcome == .missed }
}

extension Dose: Spoken {
  /// On the schedule of its day: "Aspirin. Scheduled for 8:00 AM. Taken at 8:12 AM", value "Status: Taken"; while it is
  /// open, with the actions "Mark Aspirin as taken" and "Skip Aspirin".
  var spoken: SpokenCard {
    SpokenCard {
      medication
      Phrase.scheduled(.time(scheduledAt))
      recorded
    }
    .inputLabels { if isOpen { medication } }
    .value(.status(outcome.status, of: .dose))
    .actions {
      if isOpen {
        SpokenAction("taken", .markTaken(medication))
        SpokenAction("skip", .skip(medication))
      }
    }
  }

  /// Among those of other days: "Aspirin. Scheduled for yesterday at 8:00 PM. Skipped at 10:30 PM", value "Status:
  /// Skipped".
  var historyRow: SpokenCard {
    SpokenCard {
      medication
      Phrase.scheduled(on: .dateTime(scheduledAt))
      recorded
    }
    .value(.status(outcome.status, of: .dose))
  }

  /// "Taken at 8:12 AM"; on another day than it was to be, "Taken November 1 at 12:05 AM".
  private var recorded: Phrase? {
    guard let recordedAt else { return nil }
    let isThatDay = SampleMoment.calendar.isDate(recordedAt, inSameDayAs: scheduledAt)
    return switch outcome {
    case .taken: isThatDay ? .taken(.time(recordedAt)) : .taken(on: .dateTime(recordedAt))
    case .skipped: isThatDay ? .skipped(.time(recordedAt)) : .skipped(on: .dateTime(recordedAt))
    case .pending, .missed: nil
    }
  }

  /// "Mark Aspirin as taken", with the hint "Records the dose as taken now".
  var takenButton: SpokenCard { SpokenCard(.markTaken(medication), traits: .button).hint(.markTaken) }

  /// "Skip Aspirin", with the hint "Records the dose as skipped".
  var skipButton: SpokenCard { SpokenCard(.skip(medication), traits: .button).hint(.skip) }
}
