// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a fraction.
struct FractionKind: PhraseKind {
  var whole = ExactDecimal(0)
  var numerator = ExactDecimal.notANumber
  var denominator = ExactDecimal.notANumber
  var noun: Phrase.Noun?
  var unit: MeasureUnit?

  static let name = "fraction"
  static let summary = "a fraction, such as 'three quarters' or '2 and a half tablets'"
  static let examples = [
    ["3", "4"], ["1", "2", "--whole", "2"], ["1", "2", "--whole", "2", "--noun", "tablet"],
    ["1", "2", "--unit", "mile"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("numerator", &numerator, "the numerator, a whole number", place: .required)
    try keys.number("denominator", &denominator, "the denominator, a whole number from 1", place: .required)
    try keys.number("whole", &whole, "the whole number before the fraction", place: .named)
    try keys.noun(&noun, "the noun to count", place: .named)
    var identifier = unit?.identifier ?? ""
    try keys.text("unit", &identifier, "the unit to count, by its Unicode identifier, such as mile", place: .named)
    unit = identifier.isEmpty ? nil : MeasureUnit(identifier)
    if unit != nil, noun != nil { try keys.refuse(.either("noun", "unit")) }
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let parts else { return .phrase(scope.bind(.numberUnavailable)) }
    let number = ExactDecimal(low: parts.whole, isNegative: parts.isNegative)
    if let unit {
      guard parts.numerator > 0, let entry = scope.entry(of: unit) else {
        let part = ExactDecimal(low: parts.numerator).quotient(dividingBy: ExactDecimal(low: parts.denominator))
        let value = number.magnitude + part.rounded(toFractionDigits: 3)
        return MeasureKind(value: parts.isNegative ? -value : value, unit: unit).compose(with: speaker, in: &scope)
      }
      let counted = scope.bind(parts, of: entry)
      return .phrase(scope.signed(counted, isNegative: parts.isNegative, isZero: false, .automatic))
    }
    guard parts.numerator > 0 else {
      guard let noun else { return .number(number) }
      return CountKind(count: number, noun: noun).compose(with: speaker, in: &scope)
    }
    guard let noun else {
      return .phrase(scope.signed(scope.bind(parts), isNegative: parts.isNegative, isZero: false, .automatic))
    }
    guard let message = scope.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    let counted = scope.bind(parts, of: message)
    return .phrase(scope.signed(counted, isNegative: parts.isNegative, isZero: false, .automatic))
  }

  /// A whole number and a proper fraction.
  fileprivate struct Parts {
    var whole: UInt64
    var numerator: UInt64
    var denominator: UInt64
    var isNegative: Bool
  }

  private var parts: Parts? {
    guard whole.isIntegral, numerator.isIntegral, denominator.isIntegral, !denominator.isNegative,
      let first = whole.integerPart, let upper = numerator.integerPart, let lower = denominator.integerPart, lower > 0,
      case let (sum, overflow) = first.addingReportingOverflow(upper / lower), !overflow
    else { return nil }
    return Parts(
      whole: sum, numerator: upper % lower, denominator: lower, isNegative: whole.isNegative || numerator.isNegative)
  }
}

extension Phrase {
  /// Returns a phrase for a fraction, such as "Three quarters", "2 and a half", or "Half a tablet".
  ///
  /// An improper fraction is converted. For example, five quarters are "1 and a quarter". A negative number begins with
  /// the word for the sign.
  ///
  /// - Parameters:
  ///   - numerator: The numerator.
  ///   - denominator: The denominator, from 1. If it is below 1, the phrase is "Number unavailable".
  ///   - whole: The whole number before the fraction. The default is 0.
  ///   - noun: The noun to count, if any.
  public static func fraction(_ numerator: Int, of denominator: Int, whole: Int = 0, _ noun: Noun? = nil) -> Phrase {
    FractionKind(
      whole: ExactDecimal(whole), numerator: ExactDecimal(numerator), denominator: ExactDecimal(denominator), noun: noun
    ).phrase
  }

  /// Returns a phrase for a fraction of a unit, such as "One third of a cup" or "2 and a third cups". See
  /// ``fraction(_:of:whole:_:)``.
  ///
  /// For a compound unit, such as miles per hour, the phrase has a decimal number.
  public static func fraction(_ numerator: Int, of denominator: Int, whole: Int = 0, unit: MeasureUnit) -> Phrase {
    FractionKind(
      whole: ExactDecimal(whole), numerator: ExactDecimal(numerator), denominator: ExactDecimal(denominator), unit: unit
    ).phrase
  }

  /// Returns a phrase for a measurement with halves or quarters, such as "Half a mile" or "1 and a half teaspoons".
  /// Other numbers are read as by ``measure(_:_:usage:sign:)``.
  public static func fraction(_ number: some SpeakableNumber, of unit: MeasureUnit) -> Phrase {
    let number = number.decimalForSpeech
    guard let (numerator, denominator) = number.quarters else { return .measure(number, unit) }
    return FractionKind(numerator: numerator, denominator: denominator, unit: unit).phrase
  }

  /// Returns a phrase for a number with halves or quarters, such as "Three quarters" or "2 and a half tablets". Other
  /// numbers are read as by ``number(_:style:sign:maximumFractionDigits:)`` and ``count(_:_:status:limit:zero:)``.
  public static func fraction(_ number: some SpeakableNumber, _ noun: Noun? = nil) -> Phrase {
    let number = number.decimalForSpeech
    guard let (numerator, denominator) = number.quarters else {
      return noun.map { Phrase.count(number, $0) } ?? .number(number)
    }
    return FractionKind(numerator: numerator, denominator: denominator, noun: noun).phrase
  }
}

extension ExactDecimal {
  /// The number in halves or quarters, or `nil` if it is whole or can't be written that way.
  fileprivate var quarters: (numerator: ExactDecimal, denominator: ExactDecimal)? {
    let quarters = ExactDecimal(4) * self
    guard isFinite, !isIntegral, quarters.isIntegral else { return nil }
    let halves = ExactDecimal(2) * self
    return halves.isIntegral ? (halves.truncated, 2) : (quarters.truncated, 4)
  }
}

extension PhraseScope {
  fileprivate mutating func bind(_ parts: FractionKind.Parts) -> BoundMessage {
    let numerator = Value.number(ExactDecimal(low: parts.numerator))
    let denominator = Value.number(ExactDecimal(low: parts.denominator))
    guard parts.whole > 0 else { return bind(.fraction, (.numerator, numerator), (.denominator, denominator)) }
    return bind(
      .fractionMixed, (.count, .number(ExactDecimal(low: parts.whole))), (.numerator, numerator),
      (.denominator, denominator))
  }

  fileprivate mutating func bind(_ parts: FractionKind.Parts, of noun: Int32) -> BoundMessage {
    guard isEntry(noun) else {
      // If the noun's message includes the number, the fraction replaces that number. Its plural category is that of
      // 2.5.
      let category = table.plurals.cardinal(ExactDecimal(low: 25, exponent: -1).operands())
      return bind(counting: .quantity(bind(parts), category), of: noun)
    }
    // Without a whole number, as in "half a tablet", the words agree with 1.
    let count = Value.number(ExactDecimal(low: max(1, parts.whole)))
    return bind(
      parts.whole > 0 ? .fractionCounted : .fractionPart, of: noun, (.count, count),
      (.numerator, .number(ExactDecimal(low: parts.numerator))),
      (.denominator, .number(ExactDecimal(low: parts.denominator))))
  }
}
