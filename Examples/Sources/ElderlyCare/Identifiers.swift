/// What tests of the user interface find elements by.
enum Identifier {
  static let sendMedicationReminder = "Send medication reminder"
  static let createNewProfile = "Create new profile"
  static let profilePhoto = "Profile photo"
}
