// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A place in a row.
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
    // Some languages say every place in words.
    let pattern = scope.value(of: BuiltInMessage.ordinal.message)
    return .phrase(
      scope.bind(numeral: pattern, place, gender: gender?.word, case: grammaticalCase?.word))
  }
}

extension Phrase {
  /// A place in a row: 1 is "1st", 22 "22nd".
  ///
  /// Below 1, and with a fraction, there is no place: the number is said as ``number(_:style:sign:maximumFractionDigits:)`` says it, "0",
  /// "Minus 3", "1.5".
  public static func ordinal(_ number: some SpeakableNumber) -> Phrase {
    Phrase(OrdinalKind(number: number.decimalForSpeech))
  }

  /// How a place in a row is said: "22nd", "twenty-second".
  public struct OrdinalStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case standard, words }

    private let kind: Kind

    /// As the language's voices say it best: "22nd", in German "zweiundzwanzigster".
    public static let standard = OrdinalStyle(kind: .standard)
    /// Always in words: "twenty-second". By CLDR's rules for the language, mended where they are not what is said.
    public static let words = OrdinalStyle(kind: .words)
  }

  /// A place in a row: `.ordinal(22, style: .words)` is "twenty-second", in Spanish with `gender: .feminine` "vigésima
  /// segunda". See ``ordinal(_:)``.
  ///
  /// Below 1, and with a fraction, there is no place: the number is said in words. From 10 to the 18th on it is said as
  /// ``OrdinalStyle/standard``.
  ///
  /// - Parameters:
  ///   - number: The place, from 1.
  ///   - style: As the language says places, or always in words.
  ///   - gender: The gender of the words; nil for the plain one. Only words take it.
  ///   - grammaticalCase: The case of the words; nil for the plain one.
  public static func ordinal(
    _ number: some SpeakableNumber, style: OrdinalStyle, gender: Gender? = nil, case grammaticalCase: Case? = nil
  ) -> Phrase {
    Phrase(
      OrdinalKind(number: number.decimalForSpeech, style: style, gender: gender, grammaticalCase: grammaticalCase))
  }
}
