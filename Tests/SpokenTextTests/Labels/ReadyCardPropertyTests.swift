// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Every combination of missing parts of every card that comes ready, in every language.
@Suite struct ReadyCardPropertyTests {
  @Test(arguments: DeepCheck.languages)
  func everyCombinationIsSaid(_ language: LanguageTag) {
    let speakers = Verbosity.named.map { _, verbosity in
      Catalogue.speaker(language).with { $0.verbosity = verbosity }
    }
    var problems: [String] = []
    for card in ReadyCard.all {
      for mask in 0..<1 << card.count where DeepCheck.isAsked || mask % 3 != 1 {
        let made = card.make(ReadyCard.Parts(mask: mask))
        for speaker in speakers {
          let said = speaker.say(made)
          problems += Self.problems(of: said).map { "\(card.name) \(mask): \($0)" }
        }
        // A part that is blank is as good as missing.
        let blank = card.make(ReadyCard.Parts(mask: mask, blank: " \u{200F}\n"))
        if speakers[1].say(blank) != speakers[1].say(made) {
          problems.append("\(card.name) \(mask): blank")
        }
        if !made.flaws.isEmpty { problems.append("\(card.name) \(mask): \(made.flaws)") }
      }
    }
    #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(12).joined(separator: "\n"))")
  }

  /// What is wrong with what is said of a card.
  private static func problems(of element: SpokenElement) -> [String] {
    var problems: [String] = []
    guard let label = element.label?.text, !label.isEmpty else { return ["no label"] }
    let texts =
      [label, element.value?.text, element.hint?.text].compactMap { $0 }
      + element.actions.map(\.name.text)
    for text in texts {
      if text.contains(where: { "{}".contains($0) }) || text.contains("  ") {
        problems.append(text)
      }
      if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
        problems.append(text)
      }
      let marks = text.filter { !$0.isWhitespace }
      if zip(marks, marks.dropFirst()).contains(where: {
        ends.contains($0) && (ends + ",:、،").contains($1)
      }) {
        problems.append("two marks: \(text)")
      }
      let words = text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }
      )
      let isDoubled = zip(words, words.dropFirst()).contains {
        $0 == $1 && text.lowercased().contains("\($0) \($1)")
      }
      if isDoubled { problems.append("a word twice: \(text)") }
    }
    // No sentence is heard twice.
    let sentences = texts.prefix(2).joined(separator: ". ").split(whereSeparator: {
      ends.contains($0)
    }).map {
      $0.drop(while: \.isWhitespace)
    }.filter { $0.contains(where: \.isLetter) }
    if Set(sentences).count != sentences.count { problems.append("a sentence twice: \(texts)") }
    for child in element.children { problems += Self.problems(of: child) }
    return problems
  }

  private static let ends = ".!?。।؟！？"

  /// How brief a listener may want it, what is said are parts of what everyone else hears.
  @Test(arguments: DeepCheck.languages)
  func briefIsLessAndDetailedMore(_ language: LanguageTag) {
    let speaker = Catalogue.speaker(language)
    for card in ReadyCard.all {
      let counts = [Verbosity.brief, .standard, .detailed].map { verbosity in
        let said = speaker.with { $0.verbosity = verbosity }.say(card.whole)
        return (said.label?.text.count ?? 0) + (said.value?.text.count ?? 0)
      }
      #expect(counts[0] <= counts[1] && counts[1] <= counts[2], "\(card.name)")
    }
  }

  /// What is urgent begins the label where the listener wants that.
  @Test(arguments: DeepCheck.languages)
  func whatIsUrgentComesFirst(_ language: LanguageTag) {
    let speaker = Catalogue.speaker(language).with { $0.saysUrgentFirst = true }
    var count = 0
    for card in ReadyCard.all {
      let whole = card.whole
      guard
        let urgent = (whole.label + whole.value).first(where: {
          $0.importance == .urgent && !$0.isSilent
        })
      else {
        continue
      }
      let first = speaker.say(.sentences([urgent])).text
      #expect(speaker.say(whole).label?.text.hasPrefix(first) == true, "\(card.name)")
      count += 1
    }
    #expect(count > 5)
  }
}
