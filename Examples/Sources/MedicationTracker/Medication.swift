// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

struct Medication: Sendable, Identifiable {
  var id: String
  var name: String
  var dosage: Dosage?
  var isActive = true
  var schedules: [DoseSchedule] = []

  var status: Phrase.Status { isActive ? .active : .inactive }

  /// The action that changes the state, such as "Deactivate Aspirin" or "Activate Aspirin".
  private var activation: Phrase { isActive ? .deactivate(name) : .activate(name) }
}

extension Medication: Spoken {
  /// The medication, such as "Aspirin. 500 milligrams, 2 tablets. Active. Every day at 8:00 AM and 8:00 PM". It has the
  /// hint "Double tap to view details" and the actions "Delete Aspirin" and "Deactivate Aspirin".
  var spoken: SpokenCard {
    SpokenCard(traits: .button) {
      name
      dosage?.phrase
      Phrase.state(status, of: .medication)
      schedules.isEmpty ? .noSchedule : Phrase.list(schedules.map(\.phrase))
    }
    .inputLabels { name }
    .hint(.details)
    .action("delete", .delete(name))
    .action(isActive ? "deactivate" : "activate", activation)
  }

  /// The first element of the details, such as "Aspirin. 500 milligrams, 2 tablets. Status: Active".
  var summary: SpokenCard {
    SpokenCard {
      name
      dosage?.phrase
      Phrase.status(status, of: .medication)
    }
    .heading(.h1)
  }

  /// The button "Delete Aspirin", with the hint "Permanently removes this medication and all its data".
  var deleteButton: SpokenCard { .button(.delete(name), hint: .deleteMedication) }

  /// The button "Deactivate Aspirin", with the hint "Stops its schedules and keeps its history". If the medication
  /// isn't active, it is "Activate Aspirin", with the hint "Starts its schedules again".
  var activationButton: SpokenCard {
    .button(activation, hint: isActive ? .deactivate : .activate)
  }
}
