// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension GoldenSample {
  /// The words of the source code that the sample has in each of several languages. None if it is said in one language only.
  static func untranslated(_ samples: [GoldenSample], in languages: [LanguageTag]) -> [GoldenProblem] {
    var names: [String] = []
    for language in languages where !names.contains(language.language) { names.append(language.language) }
    guard names.count > 1 else { return [] }
    let list = "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    return samples.flatMap { sample in
      sample.verbatimTexts.map { text in
        GoldenProblem(
          key: sample.key,
          problem:
            "'\(text)' is a literal, the same in \(list); declare a message, or pass .text(…) if it is data")
      }
    }
  }

  private var verbatimTexts: [String] {
    switch content {
    case .phrase(let phrase, _): phrase.verbatimTexts
    case .element(let card): card.verbatimTexts
    case .chart(let chart): chart.verbatimTexts
    case .announcement(let announcement): announcement.phrase.verbatimTexts
    case .said, .unchecked: []
    }
  }
}

extension SpokenCard {
  /// The words of the source code in the card, and in the cards that it contains.
  fileprivate var verbatimTexts: [String] {
    let phrases = label + value + actions.map(\.name) + [screenTitle].compactMap { $0 }
    return phrases.flatMap(\.verbatimTexts) + (hint?.verbatimTexts ?? []) + children.flatMap(\.verbatimTexts)
  }
}
