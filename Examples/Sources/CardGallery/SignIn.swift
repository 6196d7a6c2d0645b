// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

struct SignIn {
  /// The minimum number of characters in a password.
  static let minimumLength = 8

  var email: String
  /// The error below the email field, such as "Error: Invalid email address".
  var emailProblem: Phrase.Problem?

  /// The field for the email address, read as "Email address" with the value "Empty".
  var emailField: SpokenCard { .formField(.emailAddress, value: email) }

  /// The field "Password", with the hint "Minimum 8 characters". It has no value, because the screen reader decides how
  /// to hide it.
  var passwordField: SpokenCard { .formField(.password, value: nil).hint(.minimumLength(Self.minimumLength)) }

  /// The button "Sign in", with the hint "Double tap to sign in with the credentials you entered".
  var button: SpokenCard { .button(.signIn, hint: .signIn) }
}
