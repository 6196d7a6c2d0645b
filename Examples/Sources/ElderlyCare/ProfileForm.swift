import SpokenText

/// The form for a new profile.
struct ProfileForm: Sendable {
  var name: String
  var phoneNumber: String
  var relationship: String
  var nameProblem: Phrase.Problem?
  var phoneProblem: Phrase.Problem?
  var isCreating = false

  /// "Profile name. Required", value "Empty", with the hint "Enter your loved one's name".
  var nameField: SpokenCard {
    .formField(.profileName, value: name, isRequired: true, problem: nameProblem).hint(.profileName)
  }

  /// "Phone number", with the hint "Enter phone number with country code"; with a problem, "Phone number. Error: Invalid
  /// phone number format".
  var phoneField: SpokenCard {
    .formField(.phoneNumber, value: phoneNumber, problem: phoneProblem).hint(.phoneNumber)
  }

  /// Below the field: "Invalid phone number. Phone number must start with a plus sign and country code".
  var phoneAdvice: SpokenCard {
    SpokenCard(traits: .staticText) {
      Phrase.error(.invalid(.phoneNumber), prefixed: false)
      Phrase.error(.phoneFormat, prefixed: false)
    }
  }

  /// "Your relationship", with the hint "For example, grandmother, father, friend".
  var relationshipField: SpokenCard { .formField(.relationship, value: relationship).hint(.relationship) }

  /// "Create profile"; while that goes on "Creating profile", and it cannot be used.
  var button: SpokenCard {
    if isCreating {
      SpokenCard(.activity(.creatingProfile), traits: [.button, .notEnabled])
    } else {
      SpokenCard(.createProfile, traits: .button)
    }
  }
}
