// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

struct SignIn: Sendable {
  var email: String
  var emailProblem: Phrase.Problem?
  var passwordProblem: Phrase.Problem?
  var isSigningIn = false

  /// The field "Email address", with the value "Empty" and the hint "Enter your email address to sign in".
  var emailField: SpokenCard {
    .formField(.emailAddress, value: email, problem: emailProblem, id: Identifier.loginEmailField)
      .hint(.enterEmail)
  }

  /// The field "Password". It has no value, because the screen reader decides how to hide it.
  var passwordField: SpokenCard {
    .formField(.password, value: nil, problem: passwordProblem, id: Identifier.loginPasswordField)
  }

  /// The button "Sign in", with the hint "Double tap to sign in with your email and password". While the user is signed
  /// in, it is "Signing in", with the hint "Please wait".
  var button: SpokenCard {
    if isSigningIn {
      SpokenCard(.activity(.signingIn), id: Identifier.loginButton, traits: [.button, .notEnabled]).hint(.pleaseWait)
    } else {
      SpokenCard(.signIn, id: Identifier.loginButton, traits: .button).hint(.signIn)
    }
  }
}
