import SpokenText

extension TextReminder: StandaloneKind {
  static let kindName = "reminder"

  static let summary = "a reminder by text message, which is read and not heard, and how many segments it has"

  static let examples = [
    ["Grandma", "--part", "morning"], ["Grandpa Joe", "Cook dinner", "--sender", "Maya", "--answers", "help"],
  ]

  /// It is read and not heard.
  static let foreignKeys: Set = [Common.context.key.name, Common.interaction.key.name]

  static var blank: TextReminder { TextReminder(to: "", .medication()) }

  func said(by speaker: Speaker) -> Answer.Said { .textMessage(speaker.textMessage(self)) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("name", &name, "who gets it", place: .required)
    var (title, sender) = ("", "")
    try keys.text("task", &title, "what it is time for; without it, for a medication", place: .optional)
    var part: PartOfDay?
    try keys.choice(
      "part", &part, PartOfDay.named, "the part of the day of a medication, in the place of a task", place: .named)
    task = .text(title)
    if task == .medication() {
      task = .medication(part)
    } else if part != nil {
      try keys.refuse(.either("task", "part"))
    }
    var hasSender = true
    let choices: [(name: String, value: Bool)] = [("yes", true), ("no", false)]
    try keys.text("sender", &sender, "who sends it: the family unless given", place: .named)
    try keys.choice("signature", &hasSender, choices, "whether it says who sends it", place: .named)
    self.sender = hasSender ? .named(sender) : nil
    try keys.choice(
      "answers", &replies,
      [
        ("all", [.done, .photo, .help]), ("photo", [.done, .photo]), ("help", [.done, .help]), ("done", [.done]),
      ], "what it can be answered with beside that it is done: all unless given", place: .named)
    try keys.choice("cues", &hasCues, choices, "whether it has an emoji, and dots before the answers", place: .named)
    var (segments, characters): (Int?, Int?)
    try keys.wholeNumber(
      "segments", &segments, in: 1...255, "how many segments it may have: 2 unless given", place: .named)
    try keys.wholeNumber(
      "characters", &characters, in: 1...100_000, "how many characters it may have, in the place of segments",
      place: .named)
    if segments != nil, characters != nil { try keys.refuse(.either("segments", "characters")) }
    limit = characters.map { .characters($0) } ?? .segments(segments ?? 2)
  }
}
