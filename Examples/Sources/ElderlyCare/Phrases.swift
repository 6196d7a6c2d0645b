import SpokenText

/// The app's own messages, worded in `Locales`.
extension Phrase {
  static func profile(of name: String) -> Phrase { message("profile-of", ["name": .text(name)]) }
  static func profilePhoto(of name: String) -> Phrase { message("profile-photo-of", ["name": .text(name)]) }
  static func tasks(of name: String) -> Phrase { message("tasks-of", ["name": .text(name)]) }
  static let createNewProfile = message("create-new-profile")
  static let createProfile = message("create-profile")

  static func task(_ title: String, for name: String) -> Phrase {
    message("task-for", ["task": .text(title), "name": .text(name)])
  }
  static func overdueTask(_ task: Phrase) -> Phrase { message("overdue-task", ["task": task]) }
  static func lastCompleted(_ ago: Phrase) -> Phrase { message("last-completed", ["ago": ago]) }
  static let requestClarification = message("request-clarification")
  static let approveResponse = message("approve-response")

  static func sendMedicationReminder(to name: String) -> Phrase {
    message("send-medication-reminder", ["name": .text(name)])
  }
  static func sendReminder(to name: String) -> Phrase { message("send-reminder", ["name": .text(name)]) }
  static let reminderTime = message("reminder-time")

  static func photoResponse(from name: String, for task: String) -> Phrase {
    message("photo-response", ["name": .text(name), "task": .text(task)])
  }
  static func photo(of name: String, showing task: String) -> Phrase {
    message("photo-showing", ["name": .text(name), "task": .text(task)])
  }
  static let cooking = message("cooking-illustration")

  static let dashboardTab = message("tab-dashboard")
  static let galleryTab = message("tab-gallery")
  static let habitsTab = message("tab-habits")
}

/// The names of the parts of labels, and of the fields of forms.
extension Phrase.Field {
  static let taskTitle = Self("task")
  static let selectProfile = Self("select-profile")
  static let profileName = Self("profile-name")
  static let relationship = Self("relationship")
}

extension Phrase.Hint {
  static let requestClarification = say(.message("request-clarification.hint"))
  static let approveResponse = say(.message("approve-response.hint"))
  static let sendReminder = say(.message("send-reminder.hint"))
  static let reminderTime = say(.message("reminder-time.hint"))

  static let dashboardTab = say(.message("tab-dashboard.hint"))
  static let galleryTab = say(.message("tab-gallery.hint"))
  static let habitsTab = say(.message("tab-habits.hint"))

  static let profileName = say(.message("profile-name.hint"))
  static let phoneNumber = say(.message("phone-hint"))
  static let relationship = say(.message("relationship.hint"))
}

extension Phrase.Problem {
  static let invalidPhoneFormat = message("invalid-phone-format")
  /// The message did not go out.
  static let reminderNotSent = message("problem-reminder")
}
