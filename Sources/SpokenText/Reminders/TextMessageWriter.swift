/// Words a reminder as a text message, shorter and shorter until it fits.
struct TextMessageWriter {
  private let reminder: TextReminder
  private let speaker: Speaker
  private let keywords: [TextMessage.Keyword]
  /// The answers with their meanings: "DONE - if you've taken it".
  private let options: [String]
  private let reply: String
  private let signature: String?
  private let name: String
  private let title: String

  init(_ reminder: TextReminder, by speaker: Speaker) {
    self.reminder = reminder
    self.speaker = speaker
    var replies: [TextReminder.Reply] = []
    for reply in (reminder.replies.contains(.done) ? [] : [.done]) + reminder.replies where !replies.contains(reply) {
      replies.append(reply)
    }
    func say(_ id: PhraseID) -> Phrase { .message(id) }
    keywords = replies.map { reply in
      TextMessage.Keyword(reply: reply, word: speaker.say(say(reply.keyword), context: .inline).text)
    }
    options = replies.map { reply in
      let arguments: Phrase.Arguments = [
        "keyword": say(reply.keyword), "meaning": say(reply.meaning(of: reminder.task)),
      ]
      return speaker.say(.message(PhraseID(.reminderOption), arguments), context: .inline).text
    }
    self.reply = speaker.say(say(PhraseID(.reminderReply))).text
    signature = reminder.sender.map { sender in
      let phrase: Phrase =
        sender.name.map { .message(PhraseID(.reminderSignature), ["who": .text($0)]) }
        ?? .message("reminder-signature.alone")
      return "- " + speaker.say(phrase).text
    }
    name = Self.cut(reminder.name, to: reminder.limit.mostUnits)
    if case .text(let text) = reminder.task.kind {
      title = Self.cut(text, to: reminder.limit.mostUnits)
    } else {
      title = ""
    }
  }

  /// A text without what cannot fit anyhow, so that a book as a title costs no more than a page: so many letters, none with
  /// more than a dozen marks.
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

  /// The message with the least left out of it that fits.
  func message() -> TextMessage {
    var omitted: [TextMessage.Omission] = []
    if name != reminder.name { omitted.append(.restOfName) }
    if case .text(let text) = reminder.task.kind, title != text { omitted.append(.restOfTask) }
    var draft = draft(omitted)
    guard !reminder.limit.holds(draft) else { return message(draft, omitted) }
    for omission in omissions {
      omitted.append(omission)
      draft = self.draft(omitted)
      if reminder.limit.holds(draft) { return message(draft, omitted) }
    }
    return shortened(omitted)
  }

  /// What can be given up whole, what is missed least first.
  private var omissions: [TextMessage.Omission] {
    var all: [TextMessage.Omission] = reminder.hasCues ? [.cues] : []
    all.append(.blankLines)
    if signature != nil { all.append(.sender) }
    if keywords.contains(where: { $0.reply == .photo }) { all.append(.photo) }
    if keywords.contains(where: { $0.reply == .help }) { all.append(.help) }
    return all
  }

  /// The message with an end of the title left out, and if that is not enough of the name too.
  private func shortened(_ omitted: [TextMessage.Omission]) -> TextMessage {
    var omitted = omitted
    func omit(_ omission: TextMessage.Omission) { if !omitted.contains(omission) { omitted.append(omission) } }
    var titleCount: Int?
    // The dots for the rest are three letters: what is hardly longer stays as it is.
    if title.utf16.count > Self.least + 3 {
      omit(.restOfTask)
      if let count = longest(from: Self.least, to: title.count - 1, { draft(omitted, title: $0) }) {
        return message(draft(omitted, title: count), omitted)
      }
      titleCount = min(Self.least, title.count)
    }
    guard name.utf16.count > 4 else {
      let count = titleCount.map { longest(from: 1, to: $0) { draft(omitted, title: $0) } ?? 1 }
      return message(draft(omitted, title: count), omitted)
    }
    omit(.restOfName)
    if let count = longest(from: 1, to: name.count - 1, { draft(omitted, title: titleCount, name: $0) }) {
      return message(draft(omitted, title: titleCount, name: count), omitted)
    }
    let count = titleCount.map { longest(from: 1, to: $0) { draft(omitted, title: $0, name: 1) } ?? 1 }
    return message(draft(omitted, title: count, name: 1), omitted)
  }

  /// How much of a title stays before a name is shortened.
  private static let least = 12

  /// The largest count whose draft fits; nil where not even the least does.
  private func longest(from least: Int, to most: Int, _ draft: (Int) -> String) -> Int? {
    guard least <= most, reminder.limit.holds(draft(least)) else { return nil }
    var (low, high) = (least, most)
    while low < high {
      let middle = (low + high + 1) / 2
      if reminder.limit.holds(draft(middle)) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func message(_ text: String, _ omitted: [TextMessage.Omission]) -> TextMessage {
    let left = keywords.filter { keyword in
      !(keyword.reply == .photo && omitted.contains(.photo) || keyword.reply == .help && omitted.contains(.help))
    }
    return TextMessage(
      text: text, size: TextMessageSize(text), omitted: omitted.sorted(by: TextMessage.Omission.isMissedLess),
      keywords: left, fits: reminder.limit.holds(text))
  }

  // MARK: The layout

  /// The message without what is left out, with so many letters of the title and of the name.
  private func draft(_ omitted: [TextMessage.Omission], title: Int? = nil, name: Int? = nil) -> String {
    let hasCues = reminder.hasCues && !omitted.contains(.cues)
    let isShort = (task: omitted.contains(.restOfTask), name: omitted.contains(.restOfName))
    let greeting = greeting(Self.shortened(self.name, to: name, isShort.name))
    let task = task(Self.shortened(self.title, to: title, isShort.task))
    var answers: [String] = []
    for (keyword, option) in zip(keywords, options) {
      if keyword.reply == .photo, omitted.contains(.photo) { continue }
      if keyword.reply == .help, omitted.contains(.help) { continue }
      answers.append((hasCues ? "• " : "") + option)
    }
    var blocks = [hasCues ? greeting + " 👋" : greeting, task, ([reply] + answers).joined(separator: "\n")]
    if let signature, !omitted.contains(.sender) { blocks.append(signature) }
    let text = blocks.joined(separator: omitted.contains(.blankLines) ? "\n" : "\n\n")
    let plain = GSMAlphabet.plain(text)
    return TextMessageSize(plain).encoding == .gsm7 ? plain : text
  }

  private func greeting(_ name: String) -> String {
    let phrase: Phrase =
      TextCleaning.isBlank(name)
      ? .message("reminder-greeting.alone") : .message(PhraseID(.reminderGreeting), ["name": .text(name)])
    return speaker.say(phrase).text
  }

  private func task(_ title: String) -> String {
    let phrase: Phrase =
      switch reminder.task.kind {
      case .medication(let part): .message(part?.message ?? PhraseID(.reminderMedication))
      case .text: .message(PhraseID(.reminderTask), ["task": .text(title)])
      }
    return speaker.say(phrase).text
  }

  /// The beginning of a text, as whole letters, up to a space where one is near, with dots for the rest.
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
