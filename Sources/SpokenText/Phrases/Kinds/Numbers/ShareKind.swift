// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a part of a whole, as a percentage and a count.
struct ShareKind: PhraseKind {
  var fraction = ExactDecimal.notANumber
  var count = ExactDecimal.notANumber
  var noun = Phrase.Noun.vote

  static let name = "share"
  static let summary = "a percentage and a count, such as '22 percent, 2 votes'"
  static let examples = [["0.22", "2"], ["0.5", "1", "--noun", "answer"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &fraction, "the fraction, from 0 to 1", place: .required)
    try keys.number("count", &count, "the count", place: .required)
    try keys.noun(&noun, "the noun for the counted things (default: vote)", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let things = CountKind(count: count, noun: noun).compose(with: speaker, in: &scope)
    guard fraction.isSpeakable, let percent = ExactDecimal.percent(fraction, of: 1) else { return things }
    let part = scope.bind(.percent, (.value, .number(percent)))
    return .phrase(scope.bind(.parts, (.first, .phrase(part)), (.second, things)))
  }
}

extension Phrase {
  /// Returns a phrase for a part of a whole, such as "22 percent, 2 votes".
  ///
  /// - Parameters:
  ///   - fraction: The part, from 0 to 1. It is 0 percent only for 0, and 100 percent only for 1. If it is infinite or
  ///     not-a-number, it is omitted.
  ///   - count: The number of things in the part.
  ///   - noun: The noun for the things.
  public static func share(_ fraction: some SpeakableNumber, _ count: some SpeakableNumber, _ noun: Noun) -> Phrase {
    ShareKind(fraction: fraction.decimalForSpeech, count: count.decimalForSpeech, noun: noun).phrase
  }
}
