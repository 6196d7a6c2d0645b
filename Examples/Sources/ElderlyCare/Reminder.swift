import Foundation
import SpokenText

/// The message that asks someone to do a task.
struct Reminder: Sendable {
  /// What it is about.
  enum Kind: Sendable {
    case medication, other
  }

  var kind: Kind
  var profile: Profile
  /// The time of day at which it is sent; its date does not count.
  var time: Date

  /// "Send medication reminder to Grandma", with the hint "Sends an SMS reminder immediately".
  func sendButton(by speaker: Speaker) -> SpokenElement {
    let isMedication = kind == .medication
    return SpokenElement(
      label: speaker.say(isMedication ? .sendMedicationReminder : .sendReminder, ["name": .text(profile.name)]),
      hint: speaker.say(.sendReminderHint), traits: .button,
      identifier: isMedication ? Identifier.sendMedicationReminder : nil)
  }

  /// "Select reminder time", value "8:00 AM", with the hint "Choose when to send the daily reminder".
  func timePicker(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.reminderTime), value: speaker.time(time), hint: speaker.say(.reminderTimeHint),
      traits: .adjustable)
  }
}
