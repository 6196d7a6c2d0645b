import SpokenText

/// A medication of the user's.
struct Medication: Sendable, Identifiable {
  var id: String
  var name: String
  var dosage: Dosage?
  var isActive = true
  var schedules: [DoseSchedule] = []

  var status: Status { isActive ? .active : .inactive }

  /// The switch between the two states: "Deactivate Aspirin", or "Activate Aspirin".
  var activation: PhraseID { isActive ? .deactivate : .activate }
}

extension Medication: Spoken {
  /// "Aspirin. 500 milligrams, 2 tablets. Active. Every day at 8:00 AM and 8:00 PM", with the hint "Double tap to view
  /// details" and the actions "Delete Aspirin" and "Deactivate Aspirin".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .button) { speaker in
      name
      dosage?.said(by: speaker)
      speaker.state(status, of: .medication)
      if schedules.isEmpty { speaker.say(.noSchedule) }
      for schedule in schedules { schedule.said(by: speaker) }
    } hint: { speaker in
      speaker.hint(.details)
    } actions: { speaker in
      SpokenAction("delete", speaker.say(.delete, ["medication": .text(name)]))
      SpokenAction(isActive ? "deactivate" : "activate", speaker.say(activation, ["medication": .text(name)]))
    }
  }

  /// At the head of its details: "Aspirin. 500 milligrams, 2 tablets. Status: Active".
  func summary(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .header) { speaker in
      name
      dosage?.said(by: speaker)
      speaker.status(status, of: .medication)
    }
  }

  /// "Delete Aspirin", with the hint "Permanently removes this medication and all its data".
  func deleteButton(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.delete, ["medication": .text(name)]), hint: speaker.say(.deleteHint), traits: .button)
  }

  /// "Deactivate Aspirin", with the hint "Stops its schedules and keeps its history"; "Activate Aspirin", with the hint
  /// "Starts its schedules again".
  func activationButton(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(activation, ["medication": .text(name)]),
      hint: speaker.say(isActive ? .deactivateHint : .activateHint), traits: .button)
  }
}
