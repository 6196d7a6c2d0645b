// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText
@testable import SpokenTextReminders

// A text message is read and not heard, and it has lines. In goldens each line but the first begins with ⏎, and behind ‖ stand
// its encoding, its units, its segments and what was left out. The dots of what is cut are written as one here.
extension Catalogue {
  private static let reminderTasks: [(name: String, task: TextReminder.Task)] = [
    ("medication", .medication()), ("morning", .medication(.morning)), ("noon", .medication(.noon)),
    ("evening", .medication(.evening)), ("night", .medication(.night)), ("dinner", .text("Cook dinner")),
  ]

  static func reminders(_ probe: Probe) -> [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, task) in reminderTasks {
      samples += [
        reminder(name, TextReminder(to: "Grandma", task)),
        reminder("\(name) in full", TextReminder(to: "Grandma", task, limit: .characters(1000))),
        reminder("\(name) in a segment", TextReminder(to: "Grandma", task, limit: .segments(1))),
        reminder("\(name) from Maya", TextReminder(to: "", task, replies: [.done], from: .named("Maya"))),
      ]
    }
    samples += [
      reminder("without cues", TextReminder(to: "Grandma", .medication(), hasCues: false)),
      reminder("without a sender", TextReminder(to: "Grandma", .medication(), from: nil)),
      reminder("help first", TextReminder(to: "Grandma", .medication(), replies: [.help, .help, .done])),
      reminder("a name of marks", TextReminder(to: "Zofia “Zosia” Woźniak’s", .medication())),
      reminder("a long title", TextReminder(to: "Grandma", .text(longTitle))),
      reminder(
        "a long name and title", TextReminder(to: longTitle, .text(longTitle), limit: .segments(1))),
    ]
    return samples
  }

  private static let longTitle =
    "Call the pharmacy about the new prescription, ask whether it goes with the tablets of last week, and write down what "
    + "they say so that we can go through all of it together on Sunday when everybody is here, after the walk and before lunch"

  private static func reminder(_ name: String, _ reminder: TextReminder) -> GoldenSample {
    GoldenSample("reminder \(name)") { speaker in
      let message = speaker.textMessage(reminder)
      let omitted =
        message.omitted.isEmpty ? "" : ", without \(message.omitted.map(\.description).joined(separator: " "))"
      let size = message.size
      return Utterance(
        message.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ⏎ ")
          .split(separator: " ").joined(separator: " ").replacing("...", with: "…")
          + " ‖ \(size.encoding), \(size.units) in \(size.segments)\(omitted)\(message.fits ? "" : ", does not fit")")
    }
  }
}
