// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The spoken phrases of an app as lines of text.
struct Transcript: CustomStringConvertible {
  private var lines: [String] = []

  init(_ listening: Listening) {
    lines.append("\(listening.app), in \(listening.language)")
    for screen in listening.screens {
      lines += ["", "  \(screen.name): \(screen.title.text)" + (screen.isModal ? "  [modal]" : "")]
      for heard in screen.heard {
        switch heard {
        case .element(let element): add(element)
        case .announcement(let announcement): add(announcement)
        }
      }
    }
    lines.append("")
  }

  private mutating func add(_ element: SpokenElement) {
    guard !element.isHidden else { return }
    lines.append("    \(element.label?.text ?? "")" + (element.role.isEmpty ? "" : "  [\(element.role)]"))
    if let value = element.value { lines.append("      = \(value.text)") }
    if let hint = element.hint { lines.append("      ~ \(hint.text)") }
    for action in element.actions { lines.append("      > \(action.name.text)") }
  }

  private mutating func add(_ announcement: SpokenAnnouncement) {
    let text = announcement.utterance.text.isEmpty ? "" : " \(announcement.utterance.text)"
    let notification = announcement.notification == .announcement ? "" : "  [\(announcement.notification)]"
    let focus = announcement.focus.map { " → \($0)" } ?? ""
    lines.append("    \(announcement.priority == .high ? "!!" : "!")\(text)\(notification)\(focus)")
  }

  var description: String { lines.joined(separator: "\n") }
}
