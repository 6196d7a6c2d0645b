// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a ratio, such as "4.5 to 1".
struct RatioKind: PhraseKind {
  var first = ExactDecimal.notANumber
  var second = ExactDecimal.notANumber

  static let name = "ratio"
  static let summary = "a ratio, such as '4.5 to 1'"
  static let examples = [["4.5", "1"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("first", &first, "the first number", place: .required)
    try keys.number("second", &second, "the second number", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    scope.pair(first, second, .ratio)
  }
}

/// A phrase for the score of a game.
struct ScoreKind: PhraseKind {
  var first = ExactDecimal.notANumber
  var second = ExactDecimal.notANumber

  static let name = "score"
  static let summary = "a score, such as '3 to 2'"
  static let examples = [["3", "2"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("first", &first, "the points of the first side", place: .required)
    try keys.number("second", &second, "the points of the second side", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    scope.pair(first, second, .score)
  }
}

/// A phrase for dimensions.
struct DimensionsKind: PhraseKind {
  var first = ExactDecimal.notANumber
  var second = ExactDecimal.notANumber
  var third: ExactDecimal?

  static let name = "dimensions"
  static let summary = "dimensions, such as '3 by 4' or '3 by 4 by 2'"
  static let examples = [["3", "4"], ["3", "4", "--third", "2"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("first", &first, "the first side", place: .required)
    try keys.number("second", &second, "the second side", place: .required)
    var side = third ?? .notANumber
    try keys.number("third", &side, "the third side", place: .named)
    third = side.isFinite ? side : nil
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let third else { return scope.pair(first, second, .dimensions) }
    guard first.isSpeakable, second.isSpeakable, third.isSpeakable else {
      return .phrase(scope.bind(.numberUnavailable))
    }
    return scope.joined([.number(first), .number(second), .number(third)], by: .dimensions)
  }
}

extension Phrase {
  /// Returns a phrase for a ratio, such as "4.5 to 1". If either isn't a number, it is "Number unavailable".
  public static func ratio(_ first: some SpeakableNumber, to second: some SpeakableNumber) -> Phrase {
    RatioKind(first: first.decimalForSpeech, second: second.decimalForSpeech).phrase
  }

  /// Returns a phrase for the score of a game, such as "3 to 2". If either isn't a number, it is "Number unavailable".
  public static func score(_ first: some SpeakableNumber, to second: some SpeakableNumber) -> Phrase {
    ScoreKind(first: first.decimalForSpeech, second: second.decimalForSpeech).phrase
  }

  /// Returns a phrase for two dimensions, such as "3 by 4". If either isn't a number, it is "Number unavailable".
  public static func dimensions(_ first: some SpeakableNumber, by second: some SpeakableNumber) -> Phrase {
    DimensionsKind(first: first.decimalForSpeech, second: second.decimalForSpeech).phrase
  }

  /// Returns a phrase for three dimensions, such as "3 by 4 by 2". If one isn't a number, it is "Number unavailable".
  public static func dimensions(
    _ first: some SpeakableNumber, by second: some SpeakableNumber, by third: some SpeakableNumber
  ) -> Phrase {
    DimensionsKind(
      first: first.decimalForSpeech, second: second.decimalForSpeech, third: third.decimalForSpeech
    ).phrase
  }
}

extension PhraseScope {
  fileprivate mutating func pair(_ first: ExactDecimal, _ second: ExactDecimal, _ slot: BuiltInMessage) -> Value {
    guard first.isSpeakable, second.isSpeakable else { return .phrase(bind(.numberUnavailable)) }
    return .phrase(bind(slot, (.first, .number(first)), (.second, .number(second))))
  }
}
