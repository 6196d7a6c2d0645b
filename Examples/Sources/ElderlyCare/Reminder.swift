// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextReminders

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

  /// What goes out: "Hi Grandma! … Time for your morning medication. … Reply with: DONE …", in at most two segments. It is in
  /// the language of the one who gets it: say it by a speaker of that.
  func textMessage(_ title: String) -> TextReminder {
    switch kind {
    case .medication: TextReminder(to: profile.name, .medication(.morning))
    case .other: TextReminder(to: profile.name, .text(title))
    }
  }

  /// Announced while it goes out: "Sending".
  var sending: Announcement { .loading(.sending) }

  /// Announced when it is out: "Sent to Grandma".
  var sent: Announcement { .done(.sent(to: profile.name)) }

  /// "Select reminder time", value "8:00 AM", with the hint "Choose when to send the daily reminder".
  var timePicker: SpokenCard {
    SpokenCard(.reminderTime, traits: .adjustable).value(.time(time)).hint(.reminderTime)
  }
}
