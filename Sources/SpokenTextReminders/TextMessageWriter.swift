// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Writes a reminder as a text message, and omits parts until it fits.
struct TextMessageWriter {
  private let reminder: TextReminder
  private let speaker: Speaker
  private let answers: [Answer]
  private let reply: String
  private let signature: String?
  private let name: String
  private let title: String

  /// A reply with its description.
  private struct Answer {
    var keyword: TextMessage.Keyword
    /// The word with its meaning, such as "DONE - if you've taken it".
    var option: String

    /// The omission that removes this reply, or `nil` if the reply always stays.
    var omission: TextMessage.Omission? {
      switch keyword.reply {
      case .photo: .photo
      case .help: .help
      default: nil
      }
    }
  }

  init(_ reminder: TextReminder, by speaker: Speaker) {
    self.reminder = reminder
    self.speaker = speaker
    var replies: [TextReminder.Reply] = []
    for reply in (reminder.replies.contains(.done) ? [] : [.done]) + reminder.replies where !replies.contains(reply) {
      replies.append(reply)
    }
    func say(_ id: String) -> Phrase { .message(PhraseID(library: id)) }
    answers = replies.map { reply in
      let arguments: Phrase.Arguments = [
        "keyword": say(reply.keyword), "meaning": say(reply.meaning(of: reminder.task)),
      ]
      return Answer(
        keyword: .init(reply: reply, word: speaker.say(say(reply.keyword), context: .inline).text),
        option: speaker.say(.message(PhraseID(library: "reminder-option"), arguments), context: .inline).text)
    }
    self.reply = speaker.say(say("reminder-reply")).text
    signature = reminder.sender.map { sender in
      let phrase: Phrase =
        sender.name.map { .message(PhraseID(library: "reminder-signature"), ["who": .text($0)]) }
        ?? .message(PhraseID(library: "reminder-signature.alone"))
      return "- " + speaker.say(phrase).text
    }
    name = Self.cut(reminder.name, to: reminder.limit.mostUnits)
    title = Self.cut(reminder.task.title, to: reminder.limit.mostUnits)
  }

  /// Returns the first letters of a text, each with at most a dozen code points. This bounds the time for long texts,
  /// because the rest can't fit.
  private static func cut(_ text: String, to units: Int) -> String {
    let mostMarks = 12
    var cut = ""
    for letter in text.prefix(units) {
      if letter.unicodeScalars.count <= mostMarks {
        cut.append(letter)
      } else {
        cut.unicodeScalars.append(contentsOf: letter.unicodeScalars.prefix(mostMarks))
      }
    }
    return cut
  }

  /// Returns the message with the fewest omissions that fits.
  func message() -> TextMessage {
    var omitted: Set<TextMessage.Omission> = []
    if name != reminder.name { omitted.insert(.restOfName) }
    if title != reminder.task.title { omitted.insert(.restOfTask) }
    var message = message(without: omitted)
    for omission in omissions {
      guard !message.fits else { return message }
      omitted.insert(omission)
      message = self.message(without: omitted)
    }
    return message.fits ? message : shortened(omitted)
  }

  /// The parts that can be omitted completely, least important first.
  private var omissions: [TextMessage.Omission] {
    var all: [TextMessage.Omission] = reminder.hasCues ? [.cues] : []
    all.append(.blankLines)
    if signature != nil { all.append(.sender) }
    return all + [.photo, .help].filter { omission in answers.contains { $0.omission == omission } }
  }

  /// Returns the message with a shortened title and, if that isn't enough, a shortened name.
  private func shortened(_ omitted: Set<TextMessage.Omission>) -> TextMessage {
    var omitted = omitted
    var titleCount: Int?
    // An ellipsis takes three letters, so shortening a slightly longer title would save nothing.
    if title.utf16.count > Self.least + 3 {
      omitted.insert(.restOfTask)
      if let message = longest(from: Self.least, to: title.count - 1, { message(without: omitted, title: $0) }) {
        return message
      }
      titleCount = min(Self.least, title.count)
    }
    var nameCount: Int?
    if name.utf16.count > 4 {
      omitted.insert(.restOfName)
      let most = name.count - 1
      if let message = longest(from: 1, to: most, { message(without: omitted, title: titleCount, name: $0) }) {
        return message
      }
      nameCount = 1
    }
    guard let titleCount else { return message(without: omitted, name: nameCount) }
    return longest(from: 1, to: titleCount) { message(without: omitted, title: $0, name: nameCount) }
      ?? message(without: omitted, title: 1, name: nameCount)
  }

  /// The number of letters of the title to keep until the name is shortened, too.
  private static let least = 12

  /// Returns the longest message that fits, or `nil` if the shortest doesn't. The closure creates a message from a
  /// number of letters.
  private func longest(from least: Int, to most: Int, _ message: (Int) -> TextMessage) -> TextMessage? {
    guard least <= most else { return nil }
    var longest = message(least)
    guard longest.fits else { return nil }
    var (low, high) = (least, most)
    while low < high {
      let middle = (low + high + 1) / 2
      let longer = message(middle)
      if longer.fits { (low, longest) = (middle, longer) } else { high = middle - 1 }
    }
    return longest
  }

  // MARK: Layout

  /// Returns the message without some parts, and with a number of letters of the title and the name. If the number is
  /// `nil`, all letters stay.
  private func message(
    without omitted: Set<TextMessage.Omission>, title: Int? = nil, name: Int? = nil
  ) -> TextMessage {
    let hasCues = reminder.hasCues && !omitted.contains(.cues)
    let isShort = (task: omitted.contains(.restOfTask), name: omitted.contains(.restOfName))
    let greeting = greeting(Self.shortened(self.name, to: name, isShort.name))
    let task = task(Self.shortened(self.title, to: title, isShort.task))
    let answers = answers.filter { answer in answer.omission.map { !omitted.contains($0) } ?? true }
    let options = answers.map { (hasCues ? "• " : "") + $0.option }
    var blocks = [hasCues ? greeting + " 👋" : greeting, task, ([reply] + options).joined(separator: "\n")]
    if let signature, !omitted.contains(.sender) { blocks.append(signature) }
    var text = blocks.joined(separator: omitted.contains(.blankLines) ? "\n" : "\n\n")
    let plain = GSMAlphabet.plain(text)
    var size = TextMessageSize(plain)
    if size.encoding == .gsm7 { text = plain } else { size = TextMessageSize(text) }
    return TextMessage(
      text: text, size: size, omitted: omitted.sorted(by: TextMessage.Omission.isMissedLess),
      keywords: answers.map(\.keyword), fits: reminder.limit.holds(text, size))
  }

  private func greeting(_ name: String) -> String {
    let phrase: Phrase =
      TextCleaning.isBlank(name)
      ? .message(PhraseID(library: "reminder-greeting.alone"))
      : .message(PhraseID(library: "reminder-greeting"), ["name": .text(name)])
    return speaker.say(phrase).text
  }

  private func task(_ title: String) -> String {
    let phrase: Phrase =
      switch reminder.task.kind {
      case .medication(let part): .message(PhraseID(library: part?.message ?? "reminder-medication"))
      case .text: .message(PhraseID(library: "reminder-task"), ["task": .text(title)])
      }
    return speaker.say(phrase).text
  }

  /// Returns the beginning of a text and "...", or the whole text if `isShort` is `false`. Cuts at a space if one is
  /// near.
  private static func shortened(_ text: String, to count: Int?, _ isShort: Bool) -> String {
    guard isShort else { return text }
    var kept = text.prefix(count ?? text.count)
    if let space = kept.lastIndex(of: " "), kept.distance(from: space, to: kept.endIndex) < kept.count / 3 {
      kept = kept[..<space]
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "..."
  }
}
