// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// One dose of a medication, at its scheduled time.
struct Dose: Sendable, Identifiable {
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
  /// The time when the dose was taken or skipped.
  var recordedAt: Date?

  /// Returns whether the user can still take or skip the dose.
  var isOpen: Bool { outcome == .pending || outcome == .missed }
}

extension Dose: Spoken {
  /// The dose on the schedule of its day, such as "Aspirin. Scheduled for 8:00 AM. Taken at 8:12 AM" with the value
  /// "Status: Taken". Open doses have the actions "Mark Aspirin as taken" and "Skip Aspirin".
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

  /// The dose in the history, such as "Aspirin. Scheduled for yesterday at 8:00 PM. Skipped at 10:30 PM" with the value
  /// "Status: Skipped".
  var historyRow: SpokenCard {
    SpokenCard {
      medication
      Phrase.scheduled(on: .dateTime(scheduledAt))
      recorded
    }
    .value(.status(outcome.status, of: .dose))
  }

  /// The outcome with its time, such as "Taken at 8:12 AM". On another day, it includes the date, as in "Taken November
  /// 1 at 12:05 AM".
  private var recorded: Phrase? {
    guard let recordedAt else { return nil }
    let isThatDay = SampleMoment.calendar.isDate(recordedAt, inSameDayAs: scheduledAt)
    return switch outcome {
    case .taken: isThatDay ? .taken(.time(recordedAt)) : .taken(on: .dateTime(recordedAt))
    case .skipped: isThatDay ? .skipped(.time(recordedAt)) : .skipped(on: .dateTime(recordedAt))
    case .pending, .missed: nil
    }
  }

  /// The button "Mark Aspirin as taken", with the hint "Records the dose as taken now".
  var takenButton: SpokenCard { SpokenCard(.markTaken(medication), traits: .button).hint(.markTaken) }

  /// The button "Skip Aspirin", with the hint "Records the dose as skipped".
  var skipButton: SpokenCard { SpokenCard(.skip(medication), traits: .button).hint(.skip) }
}
