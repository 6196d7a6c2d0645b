// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension GoldenSuite {
  /// Checks the rule ``GoldenRule/literal`` once for all languages.
  ///
  /// - Returns: A failure if there are literals (texts from source code), the names of their samples, and the
  ///   exceptions that the literals need.
  func checkLiterals(
    _ samples: [GoldenSample], family: String, in languages: [LanguageTag], at place: SourcePlace
  ) -> (failure: GoldenFailure?, keys: Set<String>, needed: Set<GoldenException>) {
    let all = GoldenSample.untranslated(samples, in: languages)
    let needed = Set(rules.exceptions.filter { exception in all.contains { exception.covers($0, in: family) } })
    let problems = all.filter { problem in !needed.contains { $0.covers(problem, in: family) } }
    guard !problems.isEmpty else { return (nil, [], needed) }
    if let onIssue {
      let places = Dictionary(samples.map { ($0.key, $0.place) }) { first, _ in first }
      for problem in problems {
        onIssue(GoldenIssue(problem: problem.description, place: places[problem.key] ?? place))
      }
    }
    return (failure(family, path: folder, .unsound(problems), isTold: true), Set(problems.map(\.key)), needed)
  }
}

extension GoldenSample {
  /// Returns the problems with literals, which are untranslated texts from source code. With a single language, returns
  /// none.
  static func untranslated(_ samples: [GoldenSample], in languages: [LanguageTag]) -> [GoldenProblem] {
    var names: [String] = []
    for language in languages where !names.contains(language.language) { names.append(language.language) }
    guard names.count > 1 else { return [] }
    let list = "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    return samples.flatMap { $0.literals(sameIn: list) }
  }

  /// Returns the problems with literals in the sample.
  ///
  /// - Parameter languages: The names of the app's languages, as they appear in the problem.
  func literals(sameIn languages: String) -> [GoldenProblem] {
    verbatimTexts.map { text in
      GoldenProblem(
        .literal, key,
        "'\(text)' is a literal, the same in \(languages); declare a message, or pass .text(…) if it is data")
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
  fileprivate var verbatimTexts: [String] {
    let phrases = label + value + inputLabels + actions.map(\.name) + [screenTitle].compactMap { $0 }
    return phrases.flatMap(\.verbatimTexts) + (hint?.verbatimTexts ?? []) + children.flatMap(\.verbatimTexts)
  }
}
