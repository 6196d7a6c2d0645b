import Foundation
import SpokenText

/// Something that is to be done by a certain time, and answered with a message or a photo.
struct CareTask: Sendable, Identifiable {
  var id: String
  var title: String
  /// Who it is for; nil for what the family keeps for itself.
  var profile: Profile?
  var dueAt: Date
  var isCompleted = false
  var isOverdue = false
  /// When it was last done.
  var lastCompletedAt: Date?

  /// "Morning medication for Grandma".
  private var titleAndName: Argument {
    guard let profile else { return .text(title) }
    return .phrase(.taskFor, ["task": .text(title), "name": .text(profile.name)])
  }

  /// At the head of its details: "Task: Morning medication. Due: 8:00 AM. Last completed 2 hours ago".
  func summary(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .staticText) { speaker in
      speaker.field(.task, .text(title))
      speaker.field(named: .state(.due, of: .task), .time(dueAt))
      lastCompletedAt.map { speaker.say(.lastCompleted, ["ago": .elapsed($0)]) }
    }
  }

  /// Announced when it was done: "Morning medication: Completed".
  func completion(by speaker: Speaker) -> Announcement {
    Announcement(
      speaker.field(named: .text(title), .state(.completed, of: .task)) ?? speaker.state(.completed, of: .task))
  }
}

extension CareTask: Spoken {
  /// In a list: "Morning medication for Grandma", value "Completed"; "Overdue task: Afternoon walk for Grandpa Joe",
  /// value "Overdue by 2 hours"; with the hint "Double tap to view task details".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .button) { speaker in
      if isOverdue {
        speaker.say(.overdueTask, ["task": titleAndName])
      } else if let profile {
        speaker.say(.taskFor, ["task": .text(title), "name": .text(profile.name)])
      } else {
        title
      }
    } value: { speaker in
      if isOverdue {
        speaker.due(dueAt)
      } else {
        speaker.state(isCompleted ? .completed : .pending, of: .task)
      }
    } hint: { speaker in
      speaker.hint(.taskDetails)
    }
  }
}
