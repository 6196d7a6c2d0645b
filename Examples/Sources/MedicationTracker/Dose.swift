import Foundation
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
  /// On the schedule of its day: "Aspirin. Scheduled: 8:00 AM. Taken: 8:12 AM", value "Status: Taken"; while it is
  /// open, with the actions "Mark Aspirin as taken" and "Skip Aspirin".
  var spoken: SpokenCard {
    SpokenCard {
      medication
      Phrase.field(named: .state(.scheduled, of: .dose), .time(scheduledAt))
      Phrase.field(named: .state(outcome.status, of: .dose), recordedAt.map { .time($0) })
    }
    .value(.status(outcome.status, of: .dose))
    .actions {
      if isOpen {
        SpokenAction("taken", .markTaken(medication))
        SpokenAction("skip", .skip(medication))
      }
    }
  }

  /// Among those of other days: "Aspirin. Scheduled: Yesterday at 8:00 PM. Skipped: Yesterday at 10:30 PM", value
  /// "Status: Skipped".
  var historyRow: SpokenCard {
    SpokenCard {
      medication
      Phrase.field(named: .state(.scheduled, of: .dose), .dateTime(scheduledAt))
      Phrase.field(named: .state(outcome.status, of: .dose), recordedAt.map { .dateTime($0) })
    }
    .value(.status(outcome.status, of: .dose))
  }

  /// Announced when something became of it: "Aspirin: Taken".
  var announcement: Announcement {
    Announcement(.field(named: .text(medication), .state(outcome.status, of: .dose)))
  }

  /// "Mark Aspirin as taken", with the hint "Records the dose as taken now".
  var takenButton: SpokenCard { SpokenCard(.markTaken(medication), traits: .button).hint(.markTaken) }

  /// "Skip Aspirin", with the hint "Records that the dose was left out on purpose".
  var skipButton: SpokenCard { SpokenCard(.skip(medication), traits: .button).hint(.skip) }
}
