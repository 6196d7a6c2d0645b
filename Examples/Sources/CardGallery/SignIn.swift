import SpokenText

/// The form to sign in with.
struct SignIn: Sendable {
  /// How many characters a password has at least.
  static let minimumLength = 8

  var email: String
  /// What is wrong with it; said below the field: "Error: Invalid email address".
  var emailProblem: FormProblem?

  /// "Email address", value "Empty".
  func emailField(by speaker: Speaker) -> SpokenElement { .formField(.emailAddress, value: email, by: speaker) }

  /// "Password", with the hint "Minimum 8 characters"; what is in it is the screen reader's to hide.
  func passwordField(by speaker: Speaker) -> SpokenElement {
    .formField(.password, value: nil, by: speaker) { speaker in
      speaker.say(.minimumLength, ["count": .number(Self.minimumLength)])
    }
  }

  /// "Sign in", with the hint "Double tap to sign in with entered credentials".
  func button(by speaker: Speaker) -> SpokenElement {
    SpokenElement(label: speaker.say(.signIn), hint: speaker.hint(outcome: .signInHint), traits: .button)
  }
}
