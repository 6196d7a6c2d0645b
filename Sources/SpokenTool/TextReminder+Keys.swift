// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders

extension TextReminder: StandaloneKind {
  static let kindName = "reminder"

  static let summary = "a reminder that is sent as a text message, with its number of segments"

  static let examples = [
    ["Grandma", "--part", "morning"], ["Grandpa Joe", "Cook dinner", "--sender", "Maya", "--answers", "help"],
  ]

  /// These keys don't apply, because a text message is read and not heard.
  static let foreignKeys: Set = [Common.context.key.name, Common.interaction.key.name]

  static var blank: TextReminder { TextReminder(to: "", .medication()) }

  func said(by speaker: Speaker) -> Answer.Said { .textMessage(speaker.textMessage(self)) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("name", &name, "the name of the recipient", place: .required)
    var (title, sender) = ("", "")
    try keys.text("task", &title, "the task to remind of (default: taking a medication)", place: .optional)
    var part: PartOfDay?
    try keys.choice(
      "part", &part, PartOfDay.named, "the part of the day for a medication",
      place: .named)
    task = .text(title)
    if task == .medication() {
      task = .medication(part)
    } else if part != nil {
      try keys.refuse(.either("task", "part"))
    }
    var hasSender = true
    let choices: [(name: String, value: Bool)] = [("yes", true), ("no", false)]
    try keys.text("sender", &sender, "the name of the sender (default: the family)", place: .named)
    try keys.choice("signature", &hasSender, choices, "whether to sign the message (default: yes)", place: .named)
    self.sender = hasSender ? .named(sender) : nil
    try keys.choice(
      "answers", &replies,
      [
        ("all", [.done, .photo, .help]), ("photo", [.done, .photo]), ("help", [.done, .help]), ("done", [.done]),
      ], "the replies to offer in addition to 'done' (default: all)", place: .named)
    try keys.choice(
      "cues", &hasCues, choices, "whether to add an emoji, and bullets before the replies (default: yes)", place: .named
    )
    var (segments, characters): (Int?, Int?)
    try keys.wholeNumber(
      "segments", &segments, in: 1...255, "the maximum number of segments (default: 2)", place: .named)
    try keys.wholeNumber(
      "characters", &characters, in: 1...100_000, "the maximum number of characters, instead of segments",
      place: .named)
    if segments != nil, characters != nil { try keys.refuse(.either("segments", "characters")) }
    limit = characters.map { .characters($0) } ?? .segments(segments ?? 2)
  }
}
