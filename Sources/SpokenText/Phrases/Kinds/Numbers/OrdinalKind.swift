// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an ordinal number.
struct OrdinalKind: PhraseKind {
  var number = ExactDecimal.notANumber
  var style = Phrase.OrdinalStyle.standard
  var gender: Phrase.Gender?
  var grammaticalCase: Phrase.Case?

  static let name = "ordinal"
  static let summary = "an ordinal number, such as '22nd'"
  static let examples = [["22"], ["22", "--style", "words"]]

  static var operandKey: OperandKey<Self>? { .number(\.number) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &number, "the position, from 1", place: .required)
    try keys.choice(
      "style", &style, Phrase.OrdinalStyle.named, "the style: as usual in the language, or in words", place: .named)
    try keys.choice("gender", &gender, Phrase.Gender.named, "the grammatical gender of number words", place: .named)
    try keys.choice(
      "grammaticalCase", &grammaticalCase, Phrase.Case.named, "the grammatical case of number words", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let isSpelled = style == .words
    guard number.isIntegral, number.isSpeakable, !number.isNegative, !number.isZero else {
      return NumberKind(number: number, style: isSpelled ? .words : .standard).compose(with: speaker, in: &scope)
    }
    let place = Value.number(number.truncated)
    if isSpelled, number.magnitudeExponent < NumberWords.powers {
      return .phrase(
        scope.bind(
          numeral: scope.table.ordinalNumeral, place, gender: gender?.word, case: grammaticalCase?.word))
    }
    guard gender != nil || grammaticalCase != nil else { return .phrase(scope.bind(.ordinal, (.value, place))) }
    // Some languages always read ordinals in words.
    let pattern = scope.value(of: BuiltInMessage.ordinal.message)
    return .phrase(
      scope.bind(numeral: pattern, place, gender: gender?.word, case: grammaticalCase?.word))
  }
}

extension Phrase {
  /// Returns a phrase for an ordinal number, such as "1st" or "22nd".
  ///
  /// - Parameter number: The number, from 1. Fractions, and numbers below 1, are read as by
  ///   ``number(_:style:sign:maximumFractionDigits:)``.
  public static func ordinal(_ number: some SpeakableNumber) -> Phrase {
    Phrase(OrdinalKind(number: number.decimalForSpeech))
  }

  /// The style of an ordinal number, such as "22nd" or "twenty-second".
  public struct OrdinalStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case standard, words }

    private let kind: Kind

    /// The form that the language's voices read best, such as "22nd", or "zweiundzwanzigster" in German.
    public static let standard = OrdinalStyle(kind: .standard)
    /// Words, such as "twenty-second". They follow CLDR's rules, with corrections.
    public static let words = OrdinalStyle(kind: .words)
  }

  /// Returns a phrase for an ordinal number in a style, such as "twenty-second". In Spanish, the feminine is "vigésima
  /// segunda". See ``ordinal(_:)``.
  ///
  /// - Parameters:
  ///   - number: The number, from 1. Numbers below 1, and fractions, are read as cardinal numbers in the same style.
  ///     Numbers of 10^18 or more use ``OrdinalStyle/standard``.
  ///   - style: The style.
  ///   - gender: The gender of the words, or `nil` for the basic form. Digits ignore it.
  ///   - grammaticalCase: The case of the words, or `nil` for the basic form. Digits ignore it.
  public static func ordinal(
    _ number: some SpeakableNumber, style: OrdinalStyle, gender: Gender? = nil, case grammaticalCase: Case? = nil
  ) -> Phrase {
    Phrase(
      OrdinalKind(number: number.decimalForSpeech, style: style, gender: gender, grammaticalCase: grammaticalCase))
  }
}
