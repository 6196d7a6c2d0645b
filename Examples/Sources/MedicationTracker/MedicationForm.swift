// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The form for a new medication.
struct MedicationForm: Sendable {
  var name: String
  var strength: String
  var nameProblem: Phrase.Problem?

  /// "Name. Required", value "Empty"; with a problem, "Name. Required. Error: Name is required".
  var nameField: SpokenCard { .formField(.name, value: name, isRequired: true, problem: nameProblem) }

  /// "Strength", value "Empty", with the hint "For example, 500 milligrams".
  var strengthField: SpokenCard { .formField(.strength, value: strength).hint(.exampleStrength(.milligrams(500))) }
}
