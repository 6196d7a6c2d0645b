// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText
@testable import SpokenTextReminders

@Suite struct TextReminderTests {
  private static func speaker(_ language: LanguageTag = "en") -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 0))
  }

  /// The guide's own template, with its signs: they make it three segments, and so they are given up.
  @Test func saysTheTemplate() {
    let reminder = TextReminder(to: "Grandma", .medication(.morning), limit: .characters(320))
    #expect(
      Self.speaker().textMessage(reminder).text == """
        Hi Grandma! 👋

        Time for your morning medication.

        Reply with:
        • DONE - if you've taken it
        • PHOTO - to send a photo
        • HELP - if you need assistance

        - Love, your family
        """)
    let whole = Self.speaker().textMessage(reminder)
    #expect(whole.omitted == [] && whole.fits && whole.size.segments == 3 && whole.size.encoding == .ucs2)
    #expect(whole.text.count <= 320)

    var short = reminder
    short.limit = .segments(2)
    let message = Self.speaker().textMessage(short)
    #expect(message.omitted == [.cues] && message.fits && message.size.encoding == .gsm7)
    #expect(message.size.segments == 1 && message.size.units == 160)
    #expect(message.text.hasPrefix("Hi Grandma!\n\nTime for your morning medication.\n\nReply with:\nDONE - if"))
    #expect(message.keywords.map(\.word) == ["DONE", "PHOTO", "HELP"])
    #expect(message.keywords.map(\.reply) == [.done, .photo, .help])
  }

  @Test func partsAreOmittedInOrder() {
    let title = "Call the pharmacy about the new prescription and ask whether it goes with the tablets"
    var reminder = TextReminder(to: "Grandma", .text(title))
    var before: [TextMessage.Omission] = []
    for characters in stride(from: 320, through: 1, by: -1) {
      reminder.limit = .characters(characters)
      let message = Self.speaker().textMessage(reminder)
      #expect(message.fits == (message.text.count <= characters))
      // What is given up stays given up where there is less room.
      #expect(message.omitted.starts(with: before), "\(characters)")
      before = message.omitted
      // The name, at least its beginning, and how to answer always stay.
      #expect(message.text.hasPrefix("Hi G") && message.text.contains("DONE - when it's done"))
      #expect(message.keywords.first?.reply == .done)
    }
    #expect(before == [.cues, .blankLines, .sender, .photo, .help, .restOfTask, .restOfName])
  }

  @Test func marksOfPrintBecomePlainWhereThatSparesRoom() {
    let french = Self.speaker("fr").textMessage(TextReminder(to: "Mamie", .medication(.morning)))
    #expect(french.size.encoding == .gsm7 && french.text.contains("C'est l'heure de vos médicaments du matin."))
    let polish = Self.speaker("pl").textMessage(TextReminder(to: "Mama", .text("Babcia’s")))
    #expect(polish.size.encoding == .ucs2 && polish.text.contains("Babcia’s"))
    let name = Self.speaker().textMessage(TextReminder(to: "“Nan” – …’s", .medication(), hasCues: false))
    #expect(name.size.encoding == .gsm7 && name.text.hasPrefix("Hi \"Nan\" - ...'s!"))
  }

  @Test func whatIsBlankIsLeftOut() {
    let speaker = Self.speaker()
    for blank in ["", " ", "\u{202E}", "\n"] {
      let message = speaker.textMessage(TextReminder(to: blank, .text(blank), from: .named(blank)))
      #expect(message.text.hasPrefix("Hi!\n\nTime for your medication.\n"))
      #expect(message.text.hasSuffix("- Love, your family"))
      #expect(message.omitted == [.cues])
    }
    let replies = TextReminder(to: "A", .medication(), replies: [], from: nil)
    #expect(speaker.textMessage(replies).keywords.map(\.reply) == [.done])
    #expect(speaker.textMessage(replies).text.hasSuffix("• DONE - if you've taken it"))
    let order = TextReminder(to: "A", .medication(), replies: [.help, .done, .help])
    #expect(speaker.textMessage(order).keywords.map(\.reply) == [.help, .done])
  }

  /// Whatever the app's user wrote, in every language: two segments are enough, the encoding is right, what is left out is
  /// not in it and all else is, and no line is the user's.
  @Test(arguments: Speaker.languages) func twoSegmentsAreAlwaysEnough(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    var random = SeededRandom(UInt64(language.description.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    let pool = [
      "a", "Maya ", "é", "ą", "👋", "👨‍👩‍👧‍👦", "€{", " ", "\n", "’", "完", "\u{202E}", "e\u{301}\u{302}", "नि", "🇵🇱", ".",
    ]
    func text(_ most: Int) -> String {
      (0..<random.below(most)).reduce(into: "") { text, _ in text += pool[random.below(pool.count)] }
    }
    for _ in 0..<60 {
      let length = [3, 30, 300][random.below(3)]
      let reminder = TextReminder(
        to: text(length), random.below(3) == 0 ? .medication(.evening) : .text(text(length)),
        from: random.below(3) == 0 ? nil : .named(text(length)))
      let message = speaker.textMessage(reminder)
      #expect(message.fits && message.size.segments <= 2 && message.text.count <= 320, "\(reminder)")
      #expect(message.size == TextMessageSize(message.text))
      #expect(!message.text.contains("{$") && !message.text.contains("\u{202E}"))
      #expect(Set(message.omitted).count == message.omitted.count)
      #expect(message.keywords.allSatisfy { message.text.contains($0.word) })
      #expect(message.keywords.contains { $0.reply == .photo } != message.omitted.contains(.photo))
      #expect(message.keywords.contains { $0.reply == .help } != message.omitted.contains(.help))
      #expect(message.text.contains("\n\n") != message.omitted.contains(.blankLines))
      #expect(message.text.contains("•") != message.omitted.contains(.cues))
      // As many lines as the template has, and no more.
      let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false).count
      let parts = 3 + message.keywords.count + (message.omitted.contains(.sender) || reminder.sender == nil ? 0 : 1)
      #expect(
        lines == parts + (message.omitted.contains(.blankLines) ? 0 : parts - message.keywords.count - 1),
        "\(message.text)")
    }
  }

  @Test func hugeTextsAreCut() {
    let huge = String(repeating: "A very long name ", count: 20_000)
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    for text in [huge, marks] {
      for limit in [TextReminder.Limit.segments(2), .segments(.max), .segments(-1), .characters(.max), .characters(0)] {
        let message = Self.speaker().textMessage(TextReminder(to: text, .text(text), limit: limit))
        #expect(!message.text.isEmpty && message.omitted.contains(.restOfName))
      }
      #expect(Self.speaker().textMessage(TextReminder(to: text, .text(text))).fits)
    }
  }
}
