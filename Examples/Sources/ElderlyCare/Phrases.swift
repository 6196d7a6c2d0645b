import SpokenText

/// The app's own messages; their wording stands in `Locales`.
extension PhraseID {
  static let profileOf: PhraseID = "profile-of"
  static let profilePhotoOf: PhraseID = "profile-photo-of"
  static let tasksOf: PhraseID = "tasks-of"
  static let selectProfile: PhraseID = "select-profile"
  static let createNewProfile: PhraseID = "create-new-profile"

  static let task: PhraseID = "task"
  static let taskFor: PhraseID = "task-for"
  static let overdueTask: PhraseID = "overdue-task"
  static let lastCompleted: PhraseID = "last-completed"
  static let requestClarification: PhraseID = "request-clarification"
  static let requestClarificationHint: PhraseID = "request-clarification.hint"
  static let approveResponse: PhraseID = "approve-response"
  static let approveResponseHint: PhraseID = "approve-response.hint"

  static let sendMedicationReminder: PhraseID = "send-medication-reminder"
  static let sendReminder: PhraseID = "send-reminder"
  static let sendReminderHint: PhraseID = "send-reminder.hint"
  static let reminderTime: PhraseID = "reminder-time"
  static let reminderTimeHint: PhraseID = "reminder-time.hint"

  static let photoResponse: PhraseID = "photo-response"
  static let photoShowing: PhraseID = "photo-showing"
  static let cooking: PhraseID = "cooking-illustration"

  static let dashboardTab: PhraseID = "tab-dashboard"
  static let dashboardTabHint: PhraseID = "tab-dashboard.hint"
  static let galleryTab: PhraseID = "tab-gallery"
  static let galleryTabHint: PhraseID = "tab-gallery.hint"
  static let habitsTab: PhraseID = "tab-habits"
  static let habitsTabHint: PhraseID = "tab-habits.hint"

  static let profileNameHint: PhraseID = "profile-name.hint"
  static let phoneHint: PhraseID = "phone-hint"
  static let relationshipHint: PhraseID = "relationship.hint"
  static let createProfile: PhraseID = "create-profile"
}

/// The fields of the app's forms; with their names agrees what is said of them.
extension FormField {
  static let profileName = FormField("profile-name")
  static let relationship = FormField("relationship")
}
