// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

struct MedicationForm: Sendable {
  var name: String
  var strength: String
  var nameProblem: Phrase.Problem?

  /// The field "Name. Required", with the value "Empty". With a problem, it is "Name. Required. Error: Name is
  /// required".
  var nameField: SpokenCard { .formField(.name, value: name, isRequired: true, problem: nameProblem) }

  /// The field "Strength", with the value "Empty" and the hint "For example, 500 milligrams".
  var strengthField: SpokenCard { .formField(.strength, value: strength).hint(.exampleStrength(.milligrams(500))) }
}
