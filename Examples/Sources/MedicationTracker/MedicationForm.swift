import SpokenText

/// The form for a new medication.
struct MedicationForm: Sendable {
  var name: String
  var strength: String
  var nameProblem: FormProblem?

  /// "Name. Required", value "Empty"; with a problem, "Name. Required. Error: Name is required".
  func nameField(by speaker: Speaker) -> SpokenElement {
    .formField(.name, value: name, isRequired: true, problem: nameProblem, by: speaker)
  }

  /// "Strength", value "Empty", with the hint "For example, 500 milligrams".
  func strengthField(by speaker: Speaker) -> SpokenElement {
    .formField(.strength, value: strength, by: speaker) { speaker in
      speaker.say(.strengthHint, ["strength": .phrase(.milligrams, ["count": 500])])
    }
  }
}
