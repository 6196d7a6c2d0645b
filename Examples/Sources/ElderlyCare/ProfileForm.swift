// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The form for a new profile.
struct ProfileForm: Sendable {
  var name: String
  var phoneNumber: String
  var relationship: String
  /// `true` after the user submitted the form. Until then, the form has no errors.
  var isChecked = false
  var isCreating = false

  /// The problem of a missing name.
  private var nameProblem: Phrase.Problem? {
    isChecked && name.allSatisfy(\.isWhitespace) ? .required(.name) : nil
  }

  /// The problem of a phone number without a country code. Reminders are also sent to other countries.
  private var phoneProblem: Phrase.Problem? {
    isChecked && !PhoneNumber.isE164(phoneNumber) ? .invalidPhoneFormat : nil
  }

  /// The field "Profile name. Required", with the value "Empty" and the hint "Enter your loved one's name".
  var nameField: SpokenCard {
    .formField(.profileName, value: name, isRequired: true, problem: nameProblem, id: Identifier.profileName)
      .hint(.profileName)
  }

  /// The field "Phone number", with the hint "Enter phone number with country code". With a problem, it is "Phone
  /// number. Error: Invalid phone number format".
  var phoneField: SpokenCard {
    .formField(.phoneNumber, value: phoneNumber, problem: phoneProblem, id: Identifier.profilePhone)
      .hint(.phoneNumber)
  }

  /// The advice below the field. It reads "Invalid phone number. Phone number must start with a plus sign and country
  /// code".
  var phoneAdvice: SpokenCard {
    SpokenCard(traits: .staticText) {
      Phrase.error(.invalid(.phoneNumber), prefixed: false)
      Phrase.error(.phoneFormat, prefixed: false)
    }
  }

  /// The announcement of the errors after the user submits the form, such as "2 errors. Name is required. Invalid phone
  /// number format". A single error is announced as, for example, "Error: Invalid phone number format". The focus moves
  /// to the first field with an error.
  var failure: Announcement? {
    var coalescer = AnnouncementCoalescer()
    for problem in [nameProblem, phoneProblem].compactMap({ $0 }) {
      _ = coalescer.add(.failed(problem), at: .zero)
    }
    guard var failure = coalescer.flush(at: .zero)?.announcement else { return nil }
    failure.notification = .layoutChanged
    failure.focus = nameProblem == nil ? Identifier.profilePhone : Identifier.profileName
    return failure
  }

  /// The field "Relationship to you", with the hint "For example, grandmother, father, friend".
  var relationshipField: SpokenCard { .formField(.relationship, value: relationship).hint(.relationship) }

  /// The button "Create profile". While the profile is created, it is "Creating profile" and disabled.
  var button: SpokenCard {
    if isCreating {
      SpokenCard(.activity(.creatingProfile), traits: [.button, .notEnabled])
    } else {
      .button(.createProfile)
    }
  }
}
