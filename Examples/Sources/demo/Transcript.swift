import Screens
import SpokenText

/// What is heard in an app, screen by screen.
struct Transcript: CustomStringConvertible {
  private var lines: [String] = []

  /// Goes through an app with a speaker of a language.
  init(_ app: App, in locale: LanguageTag) {
    let speaker = app.speaker(locale)
    lines.append("\(app.name), in \(locale)")
    for screen in app.screens {
      lines += ["", "  \(screen.name)"]
      for item in screen.items {
        switch item.kind {
        case .element(let card): add(speaker.say(card))
        case .announcement(let announcement):
          if let said = speaker.announcing(announcement) { add(said) }
        }
      }
    }
    lines.append("")
  }

  private mutating func add(_ element: SpokenElement) {
    lines.append("    \(element.label?.text ?? "")" + (element.traits.isEmpty ? "" : "  [\(element.traits)]"))
    if let value = element.value { lines.append("      = \(value.text)") }
    if let hint = element.hint { lines.append("      ~ \(hint.text)") }
    for action in element.actions { lines.append("      > \(action.name.text)") }
  }

  private mutating func add(_ announcement: SpokenAnnouncement) {
    lines.append("    \(announcement.priority == .high ? "!!" : "!") \(announcement.utterance.text)")
  }

  var description: String { lines.joined(separator: "\n") }
}
