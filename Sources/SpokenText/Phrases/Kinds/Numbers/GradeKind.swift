// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a percentage and a grade.
struct GradeKind: PhraseKind {
  var share = ExactDecimal.notANumber
  var excellent = ExactDecimal.notANumber
  var good = ExactDecimal.notANumber
  var word: Phrase?

  static let name = "grade"
  static let summary = "a percentage with a grade, such as '92 percent, excellent'"
  static let examples = [["0.92", "0.9", "0.75"], ["0.55", "0.9", "0.75"]]

  static var operandKey: OperandKey<Self>? { .number(\.share) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &share, "the value, from 0 to 1", place: .required)
    try keys.number("excellent", &excellent, "the lowest value that is excellent", place: .required)
    try keys.number("good", &good, "the lowest value that is good", place: .required)
    try keys.phrase("word", &word, orWordOf: nil, "the app's own word for the grade", place: .named)
    if word?.isSilent == true { word = nil }
  }

  var size: PhraseSize { word.map { PhraseSize(containing: $0.size) } ?? .one }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard share.isSpeakable else { return .phrase(scope.bind(.gradeUnavailable)) }
    let hundredths = hundredths.withoutTrailingZeros
    let percent = scope.signed(
      scope.bind(.percent, (.value, .number(hundredths.magnitude))), isNegative: hundredths.isNegative,
      isZero: hundredths.isZero, .automatic)
    let grade = word?.compose(with: speaker, in: &scope) ?? .phrase(scope.bind(gradeMessage))
    return .phrase(scope.bind(.parts, (.first, .phrase(percent)), (.second, grade)))
  }

  /// The percentage as a whole number. It is never rounded up to a better grade.
  private var hundredths: ExactDecimal {
    let exact = share.scaled(byPowerOfTen: 2)
    let nearest = exact.rounded(toFractionDigits: 0, within: 100)
    let isBetter = word == nil && grade(of: nearest.scaled(byPowerOfTen: -2)) != gradeMessage
    return isBetter && nearest.compared(with: exact) > 0 ? nearest - 1 : nearest
  }

  private var gradeMessage: BuiltInMessage { grade(of: share) }

  private func grade(of share: ExactDecimal) -> BuiltInMessage {
    if excellent.isFinite, share.compared(with: excellent) >= 0 { return .gradeExcellent }
    return good.isFinite && share.compared(with: good) >= 0 ? .gradeGood : .gradeNeedsImprovement
  }
}

extension Phrase {
  /// Returns a phrase for a percentage and its grade, such as "92 percent, excellent", "81 percent, good", or "55
  /// percent, needs improvement".
  ///
  /// Negative values and values above 1 aren't changed. Not-a-number and infinities are "Grade unavailable".
  ///
  /// - Parameters:
  ///   - share: The result as a fraction. The grade uses the exact value. The percentage is rounded half to even, but
  ///     never up to a better grade, so 0.899 is "89 percent, good".
  ///   - excellent: The lowest fraction that is excellent. If it isn't a number, no value is excellent.
  ///   - good: The lowest fraction that is good. If it isn't a number, no value is good.
  public static func grade(
    _ share: some SpeakableNumber, excellentFrom excellent: ExactDecimal, goodFrom good: ExactDecimal
  ) -> Phrase {
    GradeKind(share: share.decimalForSpeech, excellent: excellent, good: good).phrase
  }

  /// Returns a phrase for a percentage and your own word for the grade, such as "92 percent, outstanding". If the word
  /// is empty, the phrase is the percentage alone.
  public static func grade(_ share: some SpeakableNumber, _ word: Phrase) -> Phrase {
    word.isSilent ? .percent(share) : GradeKind(share: share.decimalForSpeech, word: word).phrase
  }
}
