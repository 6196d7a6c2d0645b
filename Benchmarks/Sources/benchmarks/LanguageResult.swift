// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The measurements of all families in one language, in short.
struct LanguageResult {
  let phrases: [PhraseResult]

  init(_ phrases: [PhraseResult]) { self.phrases = phrases }

  /// The geometric mean of how many times as fast as Foundation the phrases are, without cards and rows.
  static func mean(of phrases: [PhraseResult]) -> Double {
    let logarithms = phrases.filter(\.isPhrase).map { log($0.timesAsFast) }
    return exp(logarithms.reduce(0, +) / Double(max(1, logarithms.count)))
  }

  static let header = """
    Times as fast as Foundation, in every language: the geometric mean of the phrases (aim: 5), the slowest
    family of phrases (aim: 1), and the slowest card or row (aim: 3.5). "!" marks a result that misses its aim.

    lang       mean   least  family            cards  family
    """

  var line: String {
    let mean = Self.mean(of: phrases)
    var line = Report.pad(phrases.first?.language ?? "", 8) + Self.text(mean, aim: 5)
    for isPhrase in [true, false] {
      guard let least = phrases.filter({ $0.isPhrase == isPhrase }).min(by: { $0.timesAsFast < $1.timesAsFast }) else {
        continue
      }
      line += " " + Self.text(least.timesAsFast, aim: least.aim) + "  " + Report.pad(least.family, 15)
    }
    return line
  }

  private static func text(_ times: Double, aim: Double) -> String {
    Report.number(times, digits: 1, width: 6) + (times >= aim ? " " : "!")
  }
}
