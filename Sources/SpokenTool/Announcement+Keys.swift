// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Announcement: StandaloneKind {
  static let kindName = "announcement"

  static let summary = "an announcement, with its priority, notification, and focus"

  static let examples = [
    [#"{"kind": "error", "problem": "select-answer"}"#, "--priority", "high"],
    ["Filter panel opened", "--focus", "filter_name"],
  ]

  static let foreignKeys: Set = [Common.context.key.name]

  static var blank: Announcement { Announcement(.nothing) }

  func said(by speaker: Speaker) -> Answer.Said { .announcement(speaker.say(self)) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var said: Phrase? = phrase
    var notification: Notification?
    try keys.phrase("phrase", &said, orWordOf: nil, "the text to announce", place: .required)
    try keys.choice("priority", &priority, Priority.named, "the urgency (default: default)", place: .named)
    try keys.choice(
      "notification", &notification, Notification.named.map { ($0.name, $0.value) },
      "the notification to post (default: layoutChanged with a focus, otherwise announcement)", place: .named)
    var text = focus ?? ""
    try keys.text("focus", &text, "the identifier of the element to focus", place: .named)
    self = Announcement(said ?? .nothing, priority: priority, notification: notification, focus: text)
  }
}
