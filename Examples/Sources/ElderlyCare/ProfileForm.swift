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

  /// A name is required.
  private var nameProblem: Phrase.Problem? {
    isChecked && name.allSatisfy(\.isWhitespace) ? .required(.name) : nil
  }

  /// The problem of a number that can't be called from other countries, where reminders are sent, too.
  private var phoneProblem: Phrase.Problem? {
    isChecked && !PhoneNumber.isE164(phoneNumber) ? .invalidPhoneFormat : nil
  }

  /// "Profile name. Required", value "Empty", with the hint "Enter your loved one's name".
  var nameField: SpokenCard {
    .formField(.profileName, value: name, isRequired: true, problem: nameProblem, id: Identifier.profileName)
      .hint(.profileName)
  }

  /// "Phone number", with the hint "Enter phone number with country code"; with a problem, "Phone number. Error: Invalid
  /// phone number format".
  var phoneField: SpokenCard {
    .formField(.phoneNumber, value: phoneNumber, problem: phoneProblem, id: Identifier.profilePhone)
      .hint(.phoneNumber)
  }

  /// Below the field: "Invalid phone number. Phone number must start with a plus sign and country code".
  var phoneAdvice: SpokenCard {
    SpokenCard(traits: .staticText) {
      Phrase.error(.invalid(.phoneNumber), prefixed: false)
      Phrase.error(.phoneFormat, prefixed: false)
    }
  }

  /// What is wrong, when the form was handed in: "2 errors. Name is required. Invalid phone number format", of one "Error:
  /// Invalid phone number format". The focus goes to the first field that is wrong.
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

  /// "Relationship to you", with the hint "For example, grandmother, father, friend".
  var relationshipField: SpokenCard { .formField(.relationship, value: relationship).hint(.relationship) }

  /// "Create profile"; while that goes on "Creating profile", and it cannot be used.
  var button: SpokenCard {
    if isCreating {
      SpokenCard(.activity(.creatingProfile), traits: [.button, .notEnabled])
    } else {
      .button(.createProfile)
    }
  }
}
