// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders

/// The answer to a request, with the errors that occurred.
struct Answer: Equatable {
  enum Said: Equatable {
    case phrase(Utterance)
    case card(SpokenElement)
    /// `nil` if there's nothing to announce.
    case announcement(SpokenAnnouncement?)
    case textMessage(TextMessage)
  }

  var said: Said
  /// The errors that occurred. Without errors, the list is empty for the kind `message`, and `nil` for other kinds.
  var errors: [String]?
  /// `true` if every part of the request was spoken. A part that was spoken in another language counts, too.
  var isWhole: Bool
  var notation = Notation.text
  var language: LanguageTag
  /// The errors in ``errors``, before they were converted to text.
  var faults: [SpeechFault] = []

  /// The printed form. Cards and announcements have one line for each part. A text message is followed by lines about
  /// its size.
  var text: String {
    if notation == .json {
      var bytes: [UInt8] = []
      write(to: &bytes)
      return "{\(String(decoding: bytes.dropFirst(2), as: UTF8.self))}"
    }
    switch said {
    case .phrase(let utterance): return written(utterance)
    case .card(let element): return Self.lines(lines(of: element))
    case .announcement(let announcement):
      return announcement.map { Self.lines([("announcement", written($0.utterance))] + rest(of: $0)) } ?? ""
    case .textMessage(let message):
      var lines = [("encoding", "\(message.size.encoding)"), ("units", "\(message.size.units)")]
      lines.append(("segments", "\(message.size.segments)"))
      if !message.omitted.isEmpty {
        lines.append(("omitted", message.omitted.map(\.description).joined(separator: ", ")))
      }
      if !message.fits { lines.append(("fits", "no")) }
      return message.text + "\n\n" + Self.lines(lines)
    }
  }

  private static func lines(_ rows: [(name: String, text: String)]) -> String {
    rows.map { "\($0.name): \($0.text)" }.joined(separator: "\n")
  }

  /// The parts of an announcement other than its text.
  private func rest(of announcement: SpokenAnnouncement) -> [(name: String, text: String)] {
    var rows = [("priority", "\(announcement.priority)"), ("notification", "\(announcement.notification)")]
    if let focus = announcement.focus { rows.append(("focus", focus)) }
    return rows
  }

  private func lines(of element: SpokenElement) -> [(name: String, text: String)] {
    var lines = parts(of: element).map { ($0.name, written($0.said)) }
    lines += element.actions.map { ("action \($0.id)", written($0.name)) }
    if !element.traits.isEmpty { lines.append(("traits", element.traits.description)) }
    lines += facts(of: element).map { ($0.name, $0.text) }
    for (index, child) in element.children.enumerated() {
      lines += self.lines(of: child).map { ("child \(index + 1) \($0.name)", $0.text) }
    }
    return lines
  }

  /// The properties of an element other than its text, with the names of their keys in a batch.
  private func facts(of element: SpokenElement) -> [(name: String, text: String, isNumber: Bool)] {
    var facts: [(String, String, Bool)] = []
    if element.isHidden { facts.append(("presence", "hidden", false)) }
    if let level = element.headingLevel { facts.append(("headingLevel", "\(level.rawValue)", true)) }
    if element.readingPlace != .content {
      facts.append(("readingPlace", "\(element.readingPlace)", false))
    }
    if let grouping = SpokenCard.Grouping.named.first(where: { $0.value == element.grouping }) {
      facts.append(("grouping", grouping.name, false))
    }
    return facts
  }

  private func parts(of element: SpokenElement) -> [(name: String, said: Utterance)] {
    [
      ("screenTitle", element.screenTitle), ("label", element.label), ("value", element.value), ("hint", element.hint),
    ].compactMap { name, said in said.map { (name, $0) } }
      + element.inputLabels.enumerated().map { ("inputLabel\($0 + 1)", $1) }
  }

  private func written(_ utterance: Utterance) -> String {
    notation == .ssml ? utterance.ssml(in: language) : utterance.text
  }

  /// Writes the members of a JSON object, each with a comma before it.
  func write(to bytes: inout [UInt8]) {
    switch said {
    case .phrase(let utterance):
      bytes.append(key: notation == .ssml ? "ssml" : "text")
      bytes.append(json: written(utterance))
      if notation == .json { bytes.append(spansOf: utterance) }
      if let errors { bytes.append(errors, named: "errors") }
    case .card(let element):
      write(element, to: &bytes)
      if let errors, !errors.isEmpty { bytes.append(errors, named: "errors") }
    case .announcement(let announcement):
      bytes.append(key: "announcement")
      if let announcement {
        write(announcement.utterance, to: &bytes)
        for row in rest(of: announcement) {
          bytes.append(key: row.name)
          bytes.append(json: row.text)
        }
      } else {
        bytes.append(contentsOf: "null".utf8)
      }
      if let errors, !errors.isEmpty { bytes.append(errors, named: "errors") }
    case .textMessage(let message):
      write(message, to: &bytes)
      if let errors, !errors.isEmpty { bytes.append(errors, named: "errors") }
    }
  }

  private func write(_ message: TextMessage, to bytes: inout [UInt8]) {
    bytes.append(key: "message")
    bytes.append(json: message.text)
    bytes.append(key: "encoding")
    bytes.append(json: "\(message.size.encoding)")
    bytes.append(key: "units")
    bytes.append(contentsOf: "\(message.size.units)".utf8)
    bytes.append(key: "segments")
    bytes.append(contentsOf: "\(message.size.segments)".utf8)
    bytes.append(key: "fits")
    bytes.append(contentsOf: "\(message.fits)".utf8)
    bytes.append(message.omitted.map(\.description), named: "omitted")
    bytes.append(key: "keywords")
    bytes.append(array: message.keywords) { keyword, bytes in
      bytes.append(contentsOf: #"{"reply": "#.utf8)
      bytes.append(json: keyword.reply.description)
      bytes.append(key: "word")
      bytes.append(json: keyword.word)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private func write(_ element: SpokenElement, to bytes: inout [UInt8]) {
    if element.label == nil {
      bytes.append(key: "label")
      bytes.append(contentsOf: "null".utf8)
    }
    for part in parts(of: element) {
      bytes.append(key: part.name)
      write(part.said, to: &bytes)
    }
    if !element.actions.isEmpty {
      bytes.append(key: "actions")
      bytes.append(array: element.actions) { action, bytes in
        bytes.append(contentsOf: #"{"id": "#.utf8)
        bytes.append(json: action.id)
        bytes.append(key: "name")
        write(action.name, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
      }
    }
    if !element.traits.isEmpty { bytes.append(element.traits.names, named: "traits") }
    for fact in facts(of: element) {
      bytes.append(key: fact.name)
      if fact.isNumber { bytes.append(contentsOf: fact.text.utf8) } else { bytes.append(json: fact.text) }
    }
    guard !element.children.isEmpty else { return }
    bytes.append(key: "children")
    bytes.append(array: element.children) { child, bytes in
      var members: [UInt8] = []
      write(child, to: &members)
      bytes.append(UInt8(ascii: "{"))
      bytes.append(contentsOf: members.dropFirst(2))
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private func write(_ utterance: Utterance, to bytes: inout [UInt8]) {
    guard notation == .json else { return bytes.append(json: written(utterance)) }
    bytes.append(contentsOf: #"{"text": "#.utf8)
    bytes.append(json: utterance.text)
    bytes.append(spansOf: utterance)
    bytes.append(UInt8(ascii: "}"))
  }
}

extension [UInt8] {
  fileprivate mutating func append(key name: String) {
    append(contentsOf: ", \"\(name)\": ".utf8)
  }

  fileprivate mutating func append(_ texts: [String], named name: String) {
    append(key: name)
    append(array: texts) { $1.append(json: $0) }
  }

  fileprivate mutating func append(spansOf utterance: Utterance) {
    append(key: "spans")
    append(array: utterance.spans) { $1.append(contentsOf: $0.json.description.utf8) }
  }

  fileprivate mutating func append<Item>(array: [Item], _ write: (Item, inout [UInt8]) -> Void) {
    append(UInt8(ascii: "["))
    for (index, element) in array.enumerated() {
      if index > 0 { append(contentsOf: ", ".utf8) }
      write(element, &self)
    }
    append(UInt8(ascii: "]"))
  }
}
