// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextReminders

/// A message that reminds a person of a task.
struct Reminder: Sendable {
  enum Kind: Sendable {
    case medication, other
  }

  var kind: Kind
  var profile: Profile
  /// The time of day when the message is sent. The date is ignored.
  var time: Date

  /// The button that sends the message now, such as "Send medication reminder to Grandma" with the hint "Sends an SMS
  /// reminder immediately".
  var sendButton: SpokenCard {
    let button =
      switch kind {
      case .medication:
        SpokenCard.button(.sendMedicationReminder(to: profile.name), id: Identifier.sendMedicationReminder)
      case .other:
        SpokenCard.button(.sendReminder(to: profile.name))
      }
    return button.hint(.sendReminder)
  }

  /// Returns the text message, such as "Hi Grandma! … Time for your morning medication. … Reply with: DONE …". It has
  /// at most two segments. Write it with a speaker for the recipient's language.
  func textMessage(_ title: String) -> TextReminder {
    switch kind {
    case .medication: TextReminder(to: profile.name, .medication(.morning))
    case .other: TextReminder(to: profile.name, .text(title))
    }
  }

  /// The announcement "Sending", while the message is sent.
  var sending: Announcement { .loading(.sending) }

  /// The announcement after the message is sent, such as "Sent to Grandma".
  var sent: Announcement { .done(.sent(to: profile.name)) }

  /// The control "Select reminder time", with a value such as "8:00 AM" and the hint "Choose when to send the daily
  /// reminder".
  var timePicker: SpokenCard {
    SpokenCard(.reminderTime, traits: .adjustable).value(.time(time)).hint(.reminderTime)
  }
}
