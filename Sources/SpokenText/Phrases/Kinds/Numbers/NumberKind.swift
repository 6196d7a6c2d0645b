// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a number.
struct NumberKind: PhraseKind {
  var number = ExactDecimal.notANumber
  var style = Phrase.NumberStyle.standard
  var sign = SignRule.automatic
  var gender: Phrase.Gender?
  var grammaticalCase: Phrase.Case?
  /// The maximum number of fraction digits. The default keeps all digits.
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
    // Keeps a plain number, so that a message can select a variant by it.
    if style == .standard, sign == .automatic {
      return .number(number.isSpeakable || !number.isFinite ? number : .notANumber)
    }
    if let writing = style.writing { return scope.value(of: rounded, as: writing) }
    return scope.value(of: number, style: style, sign: sign)
  }
}

extension Phrase {
  /// The style of a number, such as "1,200,000", "1.2 million", or "one million two hundred thousand".
  public struct NumberStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case standard, compact, words, year }

    let kind: Kind

    /// All digits, such as "1,200,000".
    public static var standard: NumberStyle { NumberStyle(kind: .standard) }

    /// A short form for large numbers, such as "1.2 million".
    ///
    /// As in CLDR's compact formats, there are two significant digits below a hundred, and no fraction above. The
    /// number is rounded half to even.
    public static var compact: NumberStyle { NumberStyle(kind: .compact) }

    /// Words, such as "twenty-one" or "three point one four".
    ///
    /// The words agree with a noun. In Spanish, 21 is "veintiún dólares" and "veintiuna coronas". They follow CLDR's
    /// rules, with corrections. Numbers of 10^18 or more, and languages without rules, use ``standard``.
    public static var words: NumberStyle { NumberStyle(kind: .words) }

    /// The form for a year, such as "nineteen eighty-four". It is the same as ``words`` if the language has no form for
    /// years.
    public static var year: NumberStyle { NumberStyle(kind: .year) }

    /// The form of a number in words, or `nil` for digits.
    var writing: NumberWriting? {
      switch kind {
      case .standard, .compact: nil
      case .words: .words
      case .year: .year
      }
    }
  }

  /// The gender of a number in words. In Spanish, 21 is "veintiuno" or "veintiuna". Languages without such words ignore
  /// it.
  public struct Gender: Sendable, Hashable {
    let word: GenderWord

    /// The masculine, such as "dwa" for 2 in Polish.
    public static var masculine: Gender { Gender(word: .masculine) }
    /// The feminine, such as "dwie" for 2 in Polish.
    public static var feminine: Gender { Gender(word: .feminine) }
    /// The neuter, such as "ein" for 1 in German.
    public static var neuter: Gender { Gender(word: .neuter) }
    /// The common gender, which unites masculine and feminine, such as "en" for 1 in Swedish. The neuter is "ett".
    public static var common: Gender { Gender(word: .common) }
    /// The form for men and groups of people, such as "dwóch" for 2 in Polish.
    public static var personal: Gender { Gender(word: .personal) }
  }

  /// The case of a number in words. In Polish, 20 is "dwadzieścia", and in the genitive "dwudziestu". Languages without
  /// such words ignore it.
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
    /// The oblique case of Hindi.
    public static var oblique: Case { Case(word: .oblique) }
  }

  /// Returns a phrase for a number, such as "8,547", "Minus 3", or "1.50". If you pass it to a message, it selects the
  /// plural form.
  ///
  /// - Parameters:
  ///   - number: The number. Not-a-number, and numbers with more than 40 digits before the decimal point, are "Number
  ///     unavailable".
  ///   - style: The style. ``NumberStyle/compact`` is short, such as "1.2 million".
  ///   - sign: When to speak the sign. Zero has no sign.
  ///   - maximumFractionDigits: The maximum number of fraction digits, from 0 to 40, or `nil` for all. The number is
  ///     rounded half to even, and trailing zeros are dropped. The short style ignores it.
  public static func number(
    _ number: some SpeakableNumber, style: NumberStyle = .standard, sign: SignRule = .automatic,
    maximumFractionDigits: Int? = nil
  ) -> Phrase {
    NumberKind(
      number: number.decimalForSpeech, style: style, sign: sign, maximumFractionDigits: maximumFractionDigits
    ).phrase
  }

  /// Returns a phrase for a number in words, in a gender and a case. For example,
  /// `.number(21, style: .words, gender: .feminine)` is "veintiuna" in Spanish and "vingt et une" in French. See
  /// ``number(_:style:sign:maximumFractionDigits:)``.
  ///
  /// Don't pass a gender or a case for a number before a noun, or for a message that sets them. There, the words agree
  /// automatically.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: The style, ``NumberStyle/words`` or ``NumberStyle/year``. Digits don't have a gender.
  ///   - gender: The gender of the noun, or `nil` for a number alone.
  ///   - grammaticalCase: The case, or `nil` for the basic form.
  public static func number(
    _ number: some SpeakableNumber, style: NumberStyle, gender: Gender?, case grammaticalCase: Case? = nil
  ) -> Phrase {
    NumberKind(number: number.decimalForSpeech, style: style, gender: gender, grammaticalCase: grammaticalCase).phrase
  }
}

extension Speaker {
  /// Returns the text for a number, such as "8,547". See ``Phrase/number(_:style:sign:maximumFractionDigits:)``.
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
  @inline(never)
  fileprivate mutating func value(of number: ExactDecimal, style: Phrase.NumberStyle, sign: SignRule) -> Value {
    if number.kind == .infinite {
      return .phrase(signed(bind(.infinity), isNegative: number.isNegative, isZero: false, sign))
    }
    guard number.isSpeakable else { return .phrase(bind(.numberUnavailable)) }
    if style == .compact, case let (compact, isZero) = self.compact(number.magnitude) {
      // A quantity selects plural forms, as a number does. With a sign, only a phrase is possible.
      if !number.isNegative, sign.kind != .always { return compact.value }
      return .phrase(signed(compact.phrase, isNegative: number.isNegative, isZero: isZero, sign))
    }
    return .phrase(
      signed(bind(numeral: number.magnitude), isNegative: number.isNegative, isZero: number.isZero, sign))
  }

  /// Returns a number in words. In a message, it selects the plural form.
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

  /// Adds the word for the sign if the rule requires it.
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

  mutating func bind(numeral number: ExactDecimal) -> BoundMessage {
    bind(table.numeral, of: -1, (.value, .number(number)))
  }

  /// Returns a number in short form, such as "1.2 million". If the language has no short form for it, it is only
  /// rounded.
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
      // 999,950 rounds up to a thousand thousands, which is a million.
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

/// A number in short form, such as "1.2 million". It selects plural forms, as other numbers do.
struct CompactQuantity {
  var phrase: BoundMessage
  var category: PluralCategory
  var number: ExactDecimal?

  var value: Value { number.map { .number($0) } ?? .quantity(phrase, category) }
}
