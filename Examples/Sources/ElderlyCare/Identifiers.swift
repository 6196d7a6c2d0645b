// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of elements for tests of the user interface.
enum Identifier {
  static let sendMedicationReminder = "Send medication reminder"
  static let createNewProfile = "Create new profile"
  static let profilePhoto = "Profile photo"
  /// The identifier of the field that gets the focus if the form has errors.
  static let profileName = "Profile name"
  static let profilePhone = "Profile phone number"
}
