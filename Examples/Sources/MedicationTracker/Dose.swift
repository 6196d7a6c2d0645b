import Foundation
import SpokenText

/// A medication that is to be taken, or was, at one time.
struct Dose: Sendable, Identifiable {
  /// What became of it.
  enum Outcome: Sendable {
    case pending, taken, skipped, missed

    var status: Status {
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
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element { speaker in
      medication
      speaker.field(named: .state(.scheduled, of: .dose), .time(scheduledAt))
      speaker.field(named: .state(outcome.status, of: .dose), recordedAt.map { .time($0) })
    } value: { speaker in
      speaker.status(outcome.status, of: .dose)
    } actions: { speaker in
      if isOpen {
        SpokenAction("taken", speaker.say(.markTaken, ["medication": .text(medication)]))
        SpokenAction("skip", speaker.say(.skip, ["medication": .text(medication)]))
      }
    }
  }

  /// Among those of other days: "Aspirin. Scheduled: Yesterday at 8:00 PM. Skipped: Yesterday at 10:30 PM", value
  /// "Status: Skipped".
  func historyRow(by speaker: Speaker) -> SpokenElement {
    speaker.element { speaker in
      medication
      speaker.field(named: .state(.scheduled, of: .dose), .dateTime(scheduledAt))
      speaker.field(named: .state(outcome.status, of: .dose), recordedAt.map { .dateTime($0) })
    } value: { speaker in
      speaker.status(outcome.status, of: .dose)
    }
  }

  /// Announced when something became of it: "Aspirin: Taken".
  func announcement(by speaker: Speaker) -> Announcement {
    let status = outcome.status
    return Announcement(
      speaker.field(named: .text(medication), .state(status, of: .dose)) ?? speaker.status(status, of: .dose))
  }

  /// "Mark Aspirin as taken", with the hint "Records the dose as taken now".
  func takenButton(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.markTaken, ["medication": .text(medication)]), hint: speaker.say(.markTakenHint),
      traits: .button)
  }

  /// "Skip Aspirin", with the hint "Records that the dose was left out on purpose".
  func skipButton(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.skip, ["medication": .text(medication)]), hint: speaker.say(.skipHint), traits: .button)
  }
}
