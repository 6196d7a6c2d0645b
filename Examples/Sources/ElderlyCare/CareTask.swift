// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A task with a time when it is due. The person answers it with a message or a photo.
struct CareTask: Sendable, Identifiable {
  var id: String
  var title: String
  /// The person with the task, or `nil` for a task of the family.
  var profile: Profile?
  var dueAt: Date
  var isCompleted = false
  var isOverdue = false
  /// The time when the task was last completed.
  var lastCompletedAt: Date?

  /// The identifier of the task's card, which a rotor stops at.
  var identifier: String { "task.\(id)" }

  /// The title and the person, such as "Morning medication for Grandma".
  private var titleAndName: Phrase {
    if let profile { .task(title, for: profile.name) } else { .text(title) }
  }

  /// The first element of the task's details, such as "Task: Morning medication. Due: 8:00 AM. Last completed 2 hours
  /// ago".
  var summary: SpokenCard {
    SpokenCard(traits: .staticText) {
      Phrase.field(.taskTitle, .text(title))
      Phrase.field(named: .state(.due, of: .task), .time(dueAt))
      lastCompletedAt.map { Phrase.lastCompleted(.elapsed($0)) }
    }
  }

  /// The announcement after the task is completed, such as "Morning medication: Completed".
  var completion: Announcement {
    Announcement(.field(named: .text(title), .state(.completed, of: .task)))
  }
}

extension CareTask: Spoken {
  /// The task in a list, such as "Morning medication for Grandma" with the value "Completed". A late task is, for
  /// example, "Overdue task: Afternoon walk for Grandpa Joe" with the value "Overdue by 2 hours".
  var spoken: SpokenCard {
    SpokenCard(isOverdue ? .overdueTask(titleAndName) : titleAndName, id: identifier, traits: .button)
      .value(isOverdue ? .due(dueAt) : .state(isCompleted ? .completed : .pending, of: .task))
      .hint(.taskDetails)
  }
}
