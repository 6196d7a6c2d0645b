import SpokenText

/// The form for a new profile.
struct ProfileForm: Sendable {
  var name: String
  var phoneNumber: String
  var relationship: String
  var nameProblem: FormProblem?
  var phoneProblem: FormProblem?
  var isCreating = false

  /// "Profile name. Required", value "Empty", with the hint "Enter your loved one's name".
  func nameField(by speaker: Speaker) -> SpokenElement {
    .formField(.profileName, value: name, isRequired: true, problem: nameProblem, by: speaker) { speaker in
      speaker.say(.profileNameHint)
    }
  }

  /// "Phone number", with the hint "Enter phone number with country code"; with a problem, "Phone number. Error: Invalid
  /// phone number format".
  func phoneField(by speaker: Speaker) -> SpokenElement {
    .formField(.phoneNumber, value: phoneNumber, problem: phoneProblem, by: speaker) { speaker in
      speaker.say(.phoneHint)
    }
  }

  /// Below the field: "Invalid phone number. Must start with plus sign and country code".
  func phoneAdvice(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .staticText) { speaker in
      speaker.error(.invalid(.phoneNumber), isMarked: false)
      speaker.error(.phoneFormat, isMarked: false)
    }
  }

  /// "Your relationship", with the hint "For example, grandmother, father, friend".
  func relationshipField(by speaker: Speaker) -> SpokenElement {
    .formField(.relationship, value: relationship, by: speaker) { speaker in
      speaker.say(.relationshipHint)
    }
  }

  /// "Create profile"; while that goes on "Creating profile", and it cannot be used.
  func button(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: isCreating ? speaker.loading(.creatingProfile) : speaker.say(.createProfile),
      traits: isCreating ? [.button, .notEnabled] : .button)
  }
}

extension FormProblem {
  /// "Invalid phone number format".
  static let invalidPhoneFormat: FormProblem = .phrase("invalid-phone-format")
}
