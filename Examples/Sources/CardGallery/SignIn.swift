// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The form to sign in with.
struct SignIn {
  /// How many characters a password has at least.
  static let minimumLength = 8

  var email: String
  /// What is wrong with it; said below the field: "Error: Invalid email address".
  var emailProblem: Phrase.Problem?

  /// "Email address", value "Empty".
  var emailField: SpokenCard { .formField(.emailAddress, value: email) }

  /// "Password", with the hint "Minimum 8 characters"; what is in it is the screen reader's to hide.
  var passwordField: SpokenCard { .formField(.password, value: nil).hint(.minimumLength(Self.minimumLength)) }

  /// "Sign in", with the hint "Double tap to sign in with the credentials you entered".
  var button: SpokenCard { .button(.signIn, hint: .signIn) }
}
