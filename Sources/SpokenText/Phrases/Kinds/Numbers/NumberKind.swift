// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A number with the digits it shows.
struct NumberKind: PhraseKind {
  var number = ExactDecimal.notANumber
  var style = Phrase.NumberStyle.standard
  var sign = SignRule.automatic
  var gender: Phrase.Gender?
  var grammaticalCase: Phrase.Case?
  /// How many digits are kept after the point; more than any number has for all of them.
  private var fractionLimit = UInt8.max

  private static let fractionDigits = 0...40

  init(
    number: ExactDecimal = .notANumber, style: Phrase.NumberStyle = .standard, sign: SignRule = .automatic,
    maximumFractionDigits: Int? = nil, gender: Phrase.Gender? = nil, grammaticalCase: Phrase.Case? = nil
  ) {
    (self.number, self.style, self.sign) = (number, style, sign)
    (self.gender, self.grammaticalCase) = (gender, grammaticalCase)
    self.maximumFractionDigits = maximumFractionDigits
  }

  init() { self.init(number: .notANumber) }

  static let name = "number"
  static let summary = "a number, such as '8,547'"
  static let examples = [
    ["-8547.50"], ["1200000", "--style", "compact"],
    ["21", "--style", "words", "--gender", "feminine", "--locale", "es"],
  ]

  static var operandKey: OperandKey<Self>? { .number(\.number) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &number, "the number", place: .required)
    try keys.choice(
      "style", &style, Phrase.NumberStyle.named, "the style: all digits, short as in '1.2 million', or in words",
      place: .named)
    try keys.choice("sign", &sign, SignRule.named, "the rule for the sign", place: .named)
    try keys.wholeNumber(
      "maximumFractionDigits", &maximumFractionDigits, in: Self.fractionDigits,
      "the maximum number of decimal places", place: .named)
    try keys.choice("gender", &gender, Phrase.Gender.named, "the grammatical gender of number words", place: .named)
    try keys.choice(
      "grammaticalCase", &grammaticalCase, Phrase.Case.named, "the grammatical case of number words", place: .named)
  }

  private var maximumFractionDigits: Int? {
    get { fractionLimit == .max ? nil : Int(fractionLimit) }
    set { fractionLimit = newValue.map { UInt8(clamping: min(max($0, 0), Self.fractionDigits.upperBound)) } ?? .max }
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    var rounded = self
    if let digits = maximumFractionDigits {
      rounded.number = number.rounded(toFractionDigits: digits).withoutTrailingZeros
    }
    let number = rounded.number
    // Bare, so that messages choose by it; what says it adds the word for its sign.
    if style == .standard, sign == .automatic {
      return .number(number.isSpeakable || !number.isFinite ? number : .notANumber)
    }
    if let writing = style.writing { return scope.value(of: rounded, as: writing) }
    return scope.value(of: number, style: style, sign: sign)
  }
}

extension Phrase {
  /// How numbers are said: "1,200,000", "1.2 million", "one million two hundred thousand".
  public struct NumberStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case standard, compact, words, year }

    let kind: Kind

    /// With all its digits: "1,200,000".
    public static var standard: NumberStyle { NumberStyle(kind: .standard) }

    /// In short, as people say large numbers: "1.2 million". Two significant digits below a hundred, none after the point
    /// above, half to even, as CLDR's compact formats.
    public static var compact: NumberStyle { NumberStyle(kind: .compact) }

    /// In words: "twenty-one", "three point one four", and before a noun as the noun asks: in Spanish "veintiún dólares",
    /// "veintiuna coronas". By CLDR's rules for the language, mended where they are not what is said. From 10 to the 18th
    /// on, as in ``standard``; also in a language that has no rules.
    public static var words: NumberStyle { NumberStyle(kind: .words) }

    /// As a year is read: "nineteen eighty-four", where the language reads years otherwise than numbers; else in words.
    public static var year: NumberStyle { NumberStyle(kind: .year) }

    /// How it writes a number that is not short; nil for digits.
    var writing: NumberWriting? {
      switch kind {
      case .standard, .compact: nil
      case .words: .words
      case .year: .year
      }
    }
  }

  /// The gender of what a number in words is said of: "veintiuno", but "veintiuna" of Spanish feminine nouns. A language
  /// that has no such words takes no notice.
  public struct Gender: Sendable, Hashable {
    let word: GenderWord

    /// Masculine: in Polish "dwa".
    public static var masculine: Gender { Gender(word: .masculine) }
    /// Feminine: in Polish "dwie".
    public static var feminine: Gender { Gender(word: .feminine) }
    /// Neuter: in German "ein".
    public static var neuter: Gender { Gender(word: .neuter) }
    /// Common, of what is not neuter, in languages that have these two: in Swedish "en", where the neuter is "ett".
    public static var common: Gender { Gender(word: .common) }
    /// Of men and of groups of people, where they have words of their own: in Polish "dwóch".
    public static var personal: Gender { Gender(word: .personal) }
  }

  /// The case that a number in words is said in: in Polish "dwadzieścia", but "dwudziestu" in the genitive. A language that
  /// has no such words takes no notice.
  public struct Case: Sendable, Hashable {
    let word: CaseWord

    /// The genitive.
    public static var genitive: Case { Case(word: .genitive) }
    /// The dative.
    public static var dative: Case { Case(word: .dative) }
    /// The accusative.
    public static var accusative: Case { Case(word: .accusative) }
    /// The instrumental.
    public static var instrumental: Case { Case(word: .instrumental) }
    /// The locative.
    public static var locative: Case { Case(word: .locative) }
    /// The one case of Hindi beside the plain one.
    public static var oblique: Case { Case(word: .oblique) }
  }

  /// A number with the digits it shows: 8547 is "8,547", -3 "Minus 3", 1.50 "1.50". As the argument of a message it is
  /// what the message chooses a plural form by.
  ///
  /// Not-a-number, and what has more than 40 digits before the point, is "Number unavailable". Zero has no sign.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: All digits, "1.2 million", or in words.
  ///   - sign: When the sign is said.
  ///   - maximumFractionDigits: How many digits are kept after the point, from 0 to 40, rounded half to even; zeros at
  ///     their end are not said. Nil for the digits that the number shows. A number in short has its own.
  public static func number(
    _ number: some SpeakableNumber, style: NumberStyle = .standard, sign: SignRule = .automatic,
    maximumFractionDigits: Int? = nil
  ) -> Phrase {
    NumberKind(
      number: number.decimalForSpeech, style: style, sign: sign, maximumFractionDigits: maximumFractionDigits
    ).phrase
  }

  /// A number in words of a gender and a case: `.number(21, style: .words, gender: .feminine)` is "veintiuna" in Spanish,
  /// "vingt et une" in French. See ``number(_:style:sign:)``.
  ///
  /// In a message that asks for a gender or a case itself, and before a noun, leave them out: the words then agree.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: In words, or as a year is read. Digits have no gender.
  ///   - gender: The gender of what it is said of; nil where it stands by itself.
  ///   - grammaticalCase: The case; nil for the plain one.
  public static func number(
    _ number: some SpeakableNumber, style: NumberStyle, gender: Gender?, case grammaticalCase: Case? = nil
  ) -> Phrase {
    NumberKind(number: number.decimalForSpeech, style: style, gender: gender, grammaticalCase: grammaticalCase).phrase
  }
}

extension Speaker {
  /// A number with the digits it shows: 8547 is "8,547". See
  /// ``Phrase/number(_:style:sign:maximumFractionDigits:)``.
  public func number(
    _ number: some SpeakableNumber, style: Phrase.NumberStyle = .standard, sign: SignRule = .automatic,
    maximumFractionDigits: Int? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = NumberKind(
      number: number.decimalForSpeech, style: style, sign: sign, maximumFractionDigits: maximumFractionDigits)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  /// A number that is not bare: in short, with a rule of its own for its sign, or no number that could be said.
  @inline(never)
  fileprivate mutating func value(of number: ExactDecimal, style: Phrase.NumberStyle, sign: SignRule) -> Value {
    if number.kind == .infinite {
      return .phrase(signed(bind(.infinity), isNegative: number.isNegative, isZero: false, sign))
    }
    guard number.isSpeakable else { return .phrase(bind(.numberUnavailable)) }
    if style == .compact, case let (compact, isZero) = self.compact(number.magnitude) {
      // A quantity counts as a number does; under a sign it is a phrase.
      if !number.isNegative, sign.kind != .always { return compact.value }
      return .phrase(signed(compact.phrase, isNegative: number.isNegative, isZero: isZero, sign))
    }
    return .phrase(
      signed(bind(numeral: number.magnitude), isNegative: number.isNegative, isZero: number.isZero, sign))
  }

  /// A number in words. As the argument of a message it is what the message chooses a plural form by.
  @inline(never)
  fileprivate mutating func value(of kind: NumberKind, as writing: NumberWriting) -> Value {
    let (number, sign) = (kind.number, kind.sign)
    guard number.isSpeakable else { return value(of: number, style: .standard, sign: sign) }
    if sign == .automatic, kind.gender == nil, kind.grammaticalCase == nil { return .number(number, writing) }
    let words = bind(
      numeral: table.numeral, .number(number.magnitude, writing), gender: kind.gender?.word,
      case: kind.grammaticalCase?.word)
    guard number.isNegative || sign.kind == .always else {
      return .quantity(words, table.plurals.cardinal(number.operands()))
    }
    return .phrase(signed(words, isNegative: number.isNegative, isZero: number.isZero, sign))
  }

  /// A phrase under the word of its sign, where one is due.
  mutating func signed(_ phrase: BoundMessage, isNegative: Bool, isZero: Bool, _ sign: SignRule) -> BoundMessage {
    if sign.kind == .automatic, !isNegative { return phrase }
    return self.bind(phrase, underItsSign: sign, isNegative: isNegative, isZero: isZero)
  }

  @inline(never)
  private mutating func bind(
    _ phrase: BoundMessage, underItsSign sign: SignRule, isNegative: Bool, isZero: Bool
  ) -> BoundMessage {
    switch sign.kind {
    case .never: phrase
    case .automatic: isNegative && !isZero ? self.bind(.minus, (.amount, .phrase(phrase))) : phrase
    case .always: isZero ? phrase : self.bind(isNegative ? .minus : .plus, (.amount, .phrase(phrase)))
    }
  }

  /// The digits of a number by themselves.
  mutating func bind(numeral number: ExactDecimal) -> BoundMessage {
    bind(table.numeral, of: -1, (.value, .number(number)))
  }

  /// A large number in short, with the plural category it has in front of a unit. Below the first power of ten that
  /// the language has a word for, it is only rounded.
  mutating func compact(_ magnitude: ExactDecimal) -> (quantity: CompactQuantity, isZero: Bool) {
    let powers = table.compactPowers
    var chosen = powers.firstIndex { $0.power <= magnitude.magnitudeExponent }
    while true {
      let power = chosen.map { powers[$0].power } ?? 0
      let scaled = magnitude.scaled(byPowerOfTen: -power)
      let shown = scaled.rounded(
        toFractionDigits: scaled.magnitudeExponent >= 1 ? 0 : 1 - min(0, scaled.magnitudeExponent)
      )
      .withoutTrailingZeros
      // 999,950 rounds up to a thousand thousands: then it is a million.
      let next = chosen.map { $0 - 1 } ?? powers.count - 1
      if next >= 0, next < powers.count, shown.magnitudeExponent >= powers[next].power - power {
        chosen = next
        continue
      }
      let category = table.plurals.cardinal(shown.operands(compactExponent: power))
      guard let chosen else {
        return (CompactQuantity(phrase: bind(numeral: shown), category: category, number: shown), shown.isZero)
      }
      let message = powers[chosen].message
      let phrase = bind(
        value(of: message), of: message, (.count, .number(shown)))
      return (CompactQuantity(phrase: phrase, category: category, number: nil), shown.isZero)
    }
  }
}

/// A large number in short: a phrase that counts as a number. `number` is set where no word for a power was needed.
struct CompactQuantity {
  var phrase: BoundMessage
  var category: PluralCategory
  var number: ExactDecimal?

  var value: Value { number.map { .number($0) } ?? .quantity(phrase, category) }
}
