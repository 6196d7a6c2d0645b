// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// A label is its parts as they are said by themselves, with the language's own joints between them.
@Suite struct LabelPropertyTests {
  private static let now = SpokenCardTests.now

  /// Phrases of every sort, those that say nothing among them.
  private static let parts: [Phrase] = [
    .text("Alice Smith"), .text("Ready?"), .text("Done."), .text("Wait…"), .text("日本。"), .text("Zürich"), .text(""),
    .text(" \n"), .nothing, .list([" "]), .sentences([]),
    .hint(.say(.text(" "))),
    .field(.category, nil), .field(.category, "Books"), .field(named: .text("Left"), .count(3, .dose)),
    .money("25.50", .usd), .money("-0.07", .eur, per: .week), .money(from: 10, to: 20, .jpy), .hiddenAmount,
    .balance(Money("125.50", .usd)), .resultingBalance(Money(-5, .pln)), .number(-8547),
    .number(1_200_000, style: .compact), .ordinal(22), .percent(0.75), .dateTime(now), .date(now, style: .full),
    .date(now, style: .dayHeader), .time(now), .elapsed(Instant(secondsSinceEpoch: 1_795_200_000)),
    .due(Instant(secondsSinceEpoch: 1_795_300_000)),
    .interval(from: now, to: Instant(secondsSinceEpoch: 1_795_219_200)),
    .duration(seconds: 5400), .progress(3, of: 5, style: .step), .progress(.indeterminate, title: .text("Survey")),
    .state(.taken, of: .dose), .status(.overdue), .count(0, .message), .count(120, .notification, limit: 99),
    .count(3, .page, status: .missed), .empty(.task), .direction(.credit),
    .list([.text("Maya"), .count(3, .dose), .text("Ida")]),
    .list([]), .error(.selectAnswer), .error(.required(.emailAddress)), .error(.text("Too late.")),
    .activity(.loadingTasks, pleaseWait: true), .hint(.details(of: "Maya"), using: .touch),
    .sentences([.text("One"), .count(2, .photo), .text("Three.")]),
    .message("progress-step", ["completed": .number(3), "total": .number(5)]),
  ]

  @Test(arguments: Speaker.languages)
  func labelsJoinTheirParts(_ language: LanguageTag) {
    let speaker = SpokenCardTests.speaker(language)
    let stop = speaker.say(.sentences([.text("A"), .text("B")])).text.dropFirst().dropLast()
    let marked = speaker.say(.sentences([.text("A!"), .text("B")])).text.dropFirst(2).dropLast()
    let numbered = speaker.say(.sentences([.text("1"), .text("B")])).text.dropFirst().dropLast()
    var random = SeededRandom(11)
    for _ in 0..<400 {
      // Each at most once, for what is said already is not said again.
      let parts = Array(Self.parts.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
      let texts = parts.map { (alone: speaker.say($0).text, inside: speaker.say($0, context: .inline).text) }
      var expected = ""
      for text in texts where !text.alone.isEmpty {
        let isDigit = expected.unicodeScalars.last.map { ("0"..."9").contains($0) } ?? false
        if let last = expected.unicodeScalars.last {
          expected += isDigit ? numbered : SentenceMark.isEnd(last) ? marked : stop
        }
        // Behind a semicolon, which stands where a full stop would make an ordinal of a digit, the sentence goes on.
        expected += isDigit && numbered.hasPrefix(";") ? text.inside : text.alone
      }
      let whole = expected
      if let last = expected.unicodeScalars.last, SentenceMark.isFullStop(last) { expected.unicodeScalars.removeLast() }
      let card = SpokenCard { parts }
      #expect(speaker.say(card).label?.text ?? "" == expected, "\(parts)")
      #expect(speaker.say(.sentences(parts)).text == expected, "\(parts)")
      // A value keeps the last full stop of a user's text, and of nothing else.
      let value = SpokenCard(.text("A")).value { parts }
      #expect(speaker.say(value).value?.text ?? "" == (parts.last?.isText == true ? whole : expected), "\(parts)")
      // A card in a card is its parts among the outer ones.
      let half = parts.count / 2
      let nested = SpokenCard {
        SpokenCard { Array(parts[..<half]) }
        SpokenCard {}.value { Array(parts[half...]) }
      }
      #expect(speaker.say(nested).label == speaker.say(card).label)
      #expect(card == SpokenCard { Array(parts) } && nested.label == card.label)
    }
  }
}
