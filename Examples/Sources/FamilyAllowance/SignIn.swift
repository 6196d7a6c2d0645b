// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The form to sign in with.
struct SignIn: Sendable {
  var email: String
  var emailProblem: Phrase.Problem?
  var passwordProblem: Phrase.Problem?
  var isSigningIn = false

  /// "Email address", value "Empty", with the hint "Enter your email address to sign in".
  var emailField: SpokenCard {
    .formField(.emailAddress, value: email, problem: emailProblem, id: Identifier.loginEmailField)
      .hint(.enterEmail)
  }

  /// "Password"; what is in it is the screen reader's to hide.
  var passwordField: SpokenCard {
    .formField(.password, value: nil, problem: passwordProblem, id: Identifier.loginPasswordField)
  }

  /// "Sign in", with the hint "Double tap to sign in with your email and password"; while it goes on "Signing in",
  /// with the hint "Please wait".
  var button: SpokenCard {
    if isSigningIn {
      SpokenCard(.activity(.signingIn), id: Identifier.loginButton, traits: [.button, .notEnabled]).hint(.pleaseWait)
    } else {
      SpokenCard(.signIn, id: Identifier.loginButton, traits: .button).hint(.signIn)
    }
  }
}
