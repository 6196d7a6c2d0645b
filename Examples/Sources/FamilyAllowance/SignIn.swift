import SpokenText

/// The form to sign in with.
struct SignIn: Sendable {
  var email: String
  var emailProblem: FormProblem?
  var passwordProblem: FormProblem?
  var isSigningIn: Bool

  init(
    email: String, emailProblem: FormProblem? = nil, passwordProblem: FormProblem? = nil, isSigningIn: Bool = false
  ) {
    self.email = email
    self.emailProblem = emailProblem
    self.passwordProblem = passwordProblem
    self.isSigningIn = isSigningIn
  }

  /// "Email address", value "Empty", with the hint "Enter your email address to sign in".
  func emailField(by speaker: Speaker) -> SpokenElement {
    .formField(
      .emailAddress, value: email, problem: emailProblem, identifier: Identifier.loginEmailField, by: speaker
    ) { speaker in
      speaker.say(.enterEmail)
    }
  }

  /// "Password"; what is in it is the screen reader's to hide.
  func passwordField(by speaker: Speaker) -> SpokenElement {
    .formField(
      .password, value: nil, problem: passwordProblem, identifier: Identifier.loginPasswordField, by: speaker)
  }

  /// "Sign in", with the hint "Double tap to sign in with your email and password"; while it goes on "Signing in",
  /// with the hint "Please wait".
  func button(by speaker: Speaker) -> SpokenElement {
    speaker.element(
      identifier: Identifier.loginButton, traits: isSigningIn ? [.button, .notEnabled] : .button
    ) { speaker in
      isSigningIn ? speaker.loading(.signingIn) : speaker.say(.signIn)
    } hint: { speaker in
      isSigningIn ? speaker.say(.waitHint) : speaker.hint(.signIn)
    }
  }
}
