// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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

  /// The identifier of the task's card, which a rotor stops at.
  var identifier: String { "task.\(id)" }

  /// "Morning medication for Grandma".
  private var titleAndName: Phrase {
    if let profile { .task(title, for: profile.name) } else { .text(title) }
  }

  /// At the head of its details: "Task: Morning medication. Due: 8:00 AM. Last completed 2 hours ago".
  var summary: SpokenCard {
    SpokenCard(traits: .staticText) {
      Phrase.field(.taskTitle, .text(title))
      Phrase.field(named: .state(.due, of: .task), .time(dueAt))
      lastCompletedAt.map { Phrase.lastCompleted(.elapsed($0)) }
    }
  }

  /// Announced when it was done: "Morning medication: Completed".
  var completion: Announcement {
    Announcement(.field(named: .text(title), .state(.completed, of: .task)))
  }
}

extension CareTask: Spoken {
  /// In a list: "Morning medication for Grandma", value "Completed"; "Overdue task: Afternoon walk for Grandpa Joe",
  /// value "Overdue by 2 hours"; with the hint "Double tap to view task details".
  var spoken: SpokenCard {
    SpokenCard(isOverdue ? .overdueTask(titleAndName) : titleAndName, id: identifier, traits: .button)
      .value(isOverdue ? .due(dueAt) : .state(isCompleted ? .completed : .pending, of: .task))
      .hint(.taskDetails)
  }
}
