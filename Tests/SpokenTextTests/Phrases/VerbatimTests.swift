// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Words of the source code, which are the same in every language.
@Suite struct VerbatimTests {
  private static let name = "Maya"

  @Test(arguments: ["en", "pl", "ja"] as [LanguageTag])
  func wordsAreTheSameInEveryLanguage(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    #expect(speaker.say(.verbatim("Reminders")).text == "Reminders")
    #expect(speaker.say(SpokenCard { "Reminders" }).label?.text == "Reminders")
  }

  @Test func onlyLettersOfTheSourceCodeCount() {
    let name = Self.name
    #expect(Phrase.verbatim("Reminders").verbatimTexts == ["Reminders"])
    #expect(Phrase.verbatim("Orders of \(name)").verbatimTexts == ["Orders of Maya"])
    #expect(Phrase.verbatim("\(name) \(name)").verbatimTexts == [])
    #expect(Phrase.verbatim("–").verbatimTexts == [])
    #expect(Phrase.text("Reminders").verbatimTexts == [])
    #expect(Phrase.verbatim("Reminders") == .text("Reminders"))
  }

  @Test func wordsAreFoundInsideOfPhrases() {
    let words = Phrase.verbatim("Blue")
    #expect(Phrase.field(.category, words).verbatimTexts == ["Blue"])
    #expect(Phrase.field(named: words, .number(1)).verbatimTexts == ["Blue"])
    #expect(Phrase.list([.text(Self.name), words]).verbatimTexts == ["Blue"])
    #expect(Phrase.message("x", ["who": words, "n": .number(1)]).verbatimTexts == ["Blue"])
    #expect(Phrase.marked(words, .emphasis).importance(.essential).verbatimTexts == ["Blue"])
    #expect(Phrase.Hint.say(words).verbatimTexts == ["Blue"])
    let chart = SpokenChart(words, .line, x: .verbatim("Day"), y: .balance(Money(1, .usd)), ChartSeries(values: [1]))
    #expect(chart.verbatimTexts == ["Blue", "Day"])
  }

  /// A line of a card is data if it is a variable, and verbatim if it is a literal.
  @Test func linesOfCardsAreToldApart() {
    let name = Self.name
    let missing: String? = nil
    let card = SpokenCard {
      name
      "Room"
      "\(name) \(name)"
      missing
    }
    #expect(card.label.map(\.verbatimTexts) == [[], ["Room"], []])
  }
}
