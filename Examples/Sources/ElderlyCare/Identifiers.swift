// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What tests of the user interface find elements by.
enum Identifier {
  static let sendMedicationReminder = "Send medication reminder"
  static let createNewProfile = "Create new profile"
  static let profilePhoto = "Profile photo"
  /// Where the focus goes when a form is wrong.
  static let profileName = "Profile name"
  static let profilePhone = "Profile phone number"
}
