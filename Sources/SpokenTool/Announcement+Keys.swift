import SpokenText

extension Announcement: StandaloneKind {
  static let kindName = "announcement"

  static let summary = "what is said without the listener going there, with what a screen reader is told beside it"

  static let examples = [
    [#"{"kind": "error", "problem": "select-answer"}"#, "--priority", "high"],
    ["Filter panel opened", "--focus", "filter_name"],
  ]

  static let foreignKeys: Set = [Common.context.key.name]

  static var blank: Announcement { Announcement(.nothing) }

  func said(by speaker: Speaker) -> Answer.Said { .announcement(speaker.announcing(self)) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var said: Phrase? = phrase
    var notification: Notification?
    try keys.phrase("phrase", &said, orWordOf: nil, "what is said", place: .required)
    try keys.choice("priority", &priority, Priority.named, "how urgent it is: default unless given", place: .named)
    try keys.choice(
      "notification", &notification, Notification.named.map { ($0.name, $0.value) },
      "what the screen reader is told: announcement unless given, layoutChanged where there is a focus", place: .named)
    var text = focus ?? ""
    try keys.text("focus", &text, "the identifier of the element that the focus goes to", place: .named)
    self = Announcement(said ?? .nothing, priority: priority, notification: notification, focus: text)
  }
}
