// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “Grandma's profile”
  ///
  /// A picture that stands for someone, at the top of every screen.
  ///
  /// ```ftl
  /// { $name }'s profile
  /// ```
  ///
  /// - Parameters:
  ///   - name: who it is.
  static func profile(of name: String) -> Phrase {
    .message("profile-of", ["name": .text(name)])
  }

  /// “Grandma's profile photo”
  ///
  /// A photo.
  ///
  /// ```ftl
  /// { $name }'s profile photo
  /// ```
  ///
  /// - Parameters:
  ///   - name: who is in it.
  static func profilePhoto(of name: String) -> Phrase {
    .message("profile-photo-of", ["name": .text(name)])
  }

  /// “Grandma's tasks”
  ///
  /// The heading of a list.
  ///
  /// ```ftl
  /// { $name }'s tasks
  /// ```
  ///
  /// - Parameters:
  ///   - name: whose tasks they are.
  static func tasks(of name: String) -> Phrase {
    .message("tasks-of", ["name": .text(name)])
  }

  /// “Create new profile”
  ///
  /// A button.
  static let createNewProfile: Phrase = .message("create-new-profile")

  /// “Morning medication for Grandma”
  ///
  /// A task in a list, and who it is for.
  ///
  /// ```ftl
  /// { $task } for { $name }
  /// ```
  ///
  /// - Parameters:
  ///   - task: its title.
  ///   - name: who it is for.
  static func task(_ task: String, `for` name: String) -> Phrase {
    .message("task-for", ["task": .text(task), "name": .text(name)])
  }

  /// “Overdue task: Morning walk for Grandpa Joe”
  ///
  /// A task in a list that should have been done by now.
  ///
  /// ```ftl
  /// overdue task: { $task }
  /// ```
  ///
  /// - Parameters:
  ///   - task: its title, or its title and who it is for, as in the message above.
  static func overdueTask(_ task: Phrase) -> Phrase {
    .message("overdue-task", ["task": task])
  }

  /// “Last completed 2 hours ago”
  ///
  /// When a task that comes back was done.
  ///
  /// ```ftl
  /// last completed { $ago }
  /// ```
  ///
  /// - Parameters:
  ///   - ago: how long ago.
  static func lastCompleted(_ ago: Phrase) -> Phrase {
    .message("last-completed", ["ago": ago])
  }

  /// “Request clarification”
  ///
  /// A button beside an answer, and what happens when it is used.
  static let requestClarification: Phrase = .message("request-clarification")

  /// “Approve response”
  ///
  /// A button beside an answer, and what happens when it is used.
  static let approveResponse: Phrase = .message("approve-response")

  /// “Send medication reminder to Grandma”
  ///
  /// A button.
  ///
  /// ```ftl
  /// send medication reminder to { $name }
  /// ```
  ///
  /// - Parameters:
  ///   - name: who is reminded.
  static func sendMedicationReminder(to name: String) -> Phrase {
    .message("send-medication-reminder", ["name": .text(name)])
  }

  /// “Send reminder to Grandpa Joe”
  ///
  /// A button, for what is no medication; the hint is that of both.
  ///
  /// ```ftl
  /// send reminder to { $name }
  /// ```
  ///
  /// - Parameters:
  ///   - name: who is reminded.
  static func sendReminder(to name: String) -> Phrase {
    .message("send-reminder", ["name": .text(name)])
  }

  /// “Select reminder time”
  ///
  /// A control that sets a time of day, and its hint.
  static let reminderTime: Phrase = .message("reminder-time")

  /// “Photo response from Grandma for Morning medication”
  ///
  /// A photo that someone sent as an answer.
  ///
  /// ```ftl
  /// photo response from { $name } for { $task }
  /// ```
  ///
  /// - Parameters:
  ///   - name: who sent it.
  ///   - task: the title of the task that it answers.
  static func photoResponse(from name: String, `for` task: String) -> Phrase {
    .message("photo-response", ["name": .text(name), "task": .text(task)])
  }

  /// “Grandma's photo showing Morning walk completed”
  ///
  /// A photo that shows that a task is done.
  ///
  /// ```ftl
  /// { $name }'s photo showing { $task } completed
  /// ```
  ///
  /// - Parameters:
  ///   - name: who sent it.
  ///   - task: the title of the task.
  static func photo(of name: String, showing task: String) -> Phrase {
    .message("photo-showing", ["name": .text(name), "task": .text(task)])
  }

  /// “Cooking illustration”
  ///
  /// A drawing beside a task about cooking.
  static let cooking: Phrase = .message("cooking-illustration")

  /// “Dashboard”
  ///
  /// The name of a tab, and its hint.
  static let dashboardTab: Phrase = .message("tab-dashboard")

  /// “Photo gallery”
  ///
  /// The name of a tab, and its hint.
  static let galleryTab: Phrase = .message("tab-gallery")

  /// “All habits”
  ///
  /// The name of a tab, and its hint.
  static let habitsTab: Phrase = .message("tab-habits")

  /// “Create profile”
  ///
  /// A button below the form.
  static let createProfile: Phrase = .message("create-profile")
}

nonisolated extension Phrase.Field {
  /// “Select profile: Grandma”
  ///
  /// The name of a field, in front of the name of someone: a control that chooses whose tasks are
  /// shown.
  static let selectProfile = Self("select-profile")

  /// “Task: Morning medication”
  ///
  /// The name of a field, in front of the title of a task.
  static let taskTitle = Self("task")

  /// “Profile name”
  ///
  /// A field of the form, and its hint.
  static let profileName = Self("profile-name")

  /// “Your relationship”
  ///
  /// A field of the form: what the one who is cared for is to the user; and its hint.
  static let relationship = Self("relationship")
}

nonisolated extension Phrase.Problem {
  /// “Error: Invalid phone number format”
  ///
  /// Behind "Error:".
  static let invalidPhoneFormat: Self = .message("invalid-phone-format")

  /// “Error: The reminder could not be sent. Check the phone number”
  static let reminderNotSent: Self = .message("problem-reminder")
}

nonisolated extension Phrase.Hint {
  /// “ask for more details about this task”
  static let requestClarification: Self = .say(.message("request-clarification.hint"))

  /// “mark this task as completed”
  static let approveResponse: Self = .say(.message("approve-response.hint"))

  /// “sends an SMS reminder immediately”
  static let sendReminder: Self = .say(.message("send-reminder.hint"))

  /// “choose when to send the daily reminder”
  static let reminderTime: Self = .say(.message("reminder-time.hint"))

  /// “view today's tasks and responses”
  static let dashboardTab: Self = .say(.message("tab-dashboard.hint"))

  /// “view all photo responses from your loved ones”
  static let galleryTab: Self = .say(.message("tab-gallery.hint"))

  /// “manage scheduled tasks and reminders”
  static let habitsTab: Self = .say(.message("tab-habits.hint"))

  /// “enter your loved one's name”
  static let profileName: Self = .say(.message("profile-name.hint"))

  /// “Enter phone number with country code”
  ///
  /// The hint of the field for the phone number.
  static let phoneNumber: Self = .say(.message("phone-hint"))

  /// “for example, grandmother, father, friend”
  static let relationship: Self = .say(.message("relationship.hint"))
}
