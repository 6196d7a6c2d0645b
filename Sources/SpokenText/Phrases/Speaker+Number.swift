/// How large numbers are said.
public struct NumberStyle: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case standard, compact }

  let kind: Kind

  /// With all its digits: "1,200,000".
  public static var standard: NumberStyle { NumberStyle(kind: .standard) }

  /// In short, as people say large numbers: "1.2 million". Two significant digits below a hundred, none after the point
  /// above, half to even, as CLDR's compact formats.
  public static var compact: NumberStyle { NumberStyle(kind: .compact) }
}

extension Speaker {
  /// A number with the digits it shows: 8547 is "8,547", -3 "Minus 3", 1.50 "1.50".
  ///
  /// Not-a-number, and what has more than 40 digits before or after the point, is "Number unavailable". Zero has no
  /// sign.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - style: All digits, or "1.2 million".
  ///   - sign: When the sign is said.
  ///   - context: Where the phrase is going to stand.
  public func number(
    _ value: some SpeakableNumber, style: NumberStyle = .standard, sign: SignRule = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let value = value.exactDecimal
    return speak(context) { $0.phrase(number: value, style: style, sign: sign) }
  }

  /// A place in a row: 1 is "1st", 22 "22nd".
  ///
  /// A number with a fraction has no place, and is said as ``number(_:style:sign:context:)`` says it.
  public func ordinal(_ value: some SpeakableNumber, context: PhraseContext = .standalone) -> Utterance {
    let value = value.exactDecimal
    return speak(context) { scope in
      guard value.isIntegral, value.isSpeakable else {
        return scope.phrase(number: value, style: .standard, sign: .automatic)
      }
      let place = scope.phrase(.ordinal, (.value, .number(value.magnitude.truncated)))
      return value.isNegative ? scope.phrase(.minus, (.amount, .phrase(place))) : place
    }
  }

  /// A part of a hundred: 0.75 is "75 percent", -0.05 "Minus 5 percent".
  ///
  /// - Parameters:
  ///   - value: The part of one: 1 is a hundred percent.
  ///   - maximumFractionDigits: How many digits are kept after the point, rounded half to even; zeros at their end are
  ///     not said.
  ///   - sign: When the sign is said.
  ///   - context: Where the phrase is going to stand.
  public func percent(
    _ value: some SpeakableNumber, maximumFractionDigits: Int = 0, sign: SignRule = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let value = value.exactDecimal
    return speak(context) { scope in
      scope.phrase(percent: value, maximumFractionDigits: maximumFractionDigits, sign: sign)
    }
  }
}

extension PhraseScope {
  mutating func phrase(number value: ExactDecimal, style: NumberStyle, sign: SignRule) -> BoundMessage {
    if value.kind == .infinite {
      let infinity = phrase(.infinity)
      return signed(infinity, isNegative: value.isNegative, isZero: false, sign)
    }
    guard value.isSpeakable else { return phrase(.numberUnavailable) }
    if style == .compact, case let (compact, isZero) = self.compact(value.magnitude) {
      return signed(compact.phrase, isNegative: value.isNegative, isZero: isZero, sign)
    }
    return signed(
      phrase(numeral: value.magnitude), isNegative: value.isNegative, isZero: value.isZero, sign)
  }

  mutating func phrase(percent value: ExactDecimal, maximumFractionDigits: Int, sign: SignRule) -> BoundMessage {
    guard value.isSpeakable else { return phrase(.numberUnavailable) }
    let hundredths = value.scaled(byPowerOfTen: 2)
      .rounded(toFractionDigits: max(0, min(maximumFractionDigits, 20))).withoutTrailingZeros
    return signed(
      phrase(.percent, (.value, .number(hundredths.magnitude))), isNegative: hundredths.isNegative,
      isZero: hundredths.isZero, sign)
  }

  /// A phrase under the word of its sign, where one is due.
  @inline(__always)
  mutating func signed(_ phrase: BoundMessage, isNegative: Bool, isZero: Bool, _ sign: SignRule) -> BoundMessage {
    if sign.kind == .automatic, !isNegative { return phrase }
    return self.phrase(phrase, underItsSign: sign, isNegative: isNegative, isZero: isZero)
  }

  @inline(never)
  private mutating func phrase(
    _ phrase: BoundMessage, underItsSign sign: SignRule, isNegative: Bool, isZero: Bool
  ) -> BoundMessage {
    switch sign.kind {
    case .never: phrase
    case .automatic: isNegative && !isZero ? self.phrase(.minus, (.amount, .phrase(phrase))) : phrase
    case .always: isZero ? phrase : self.phrase(isNegative ? .minus : .plus, (.amount, .phrase(phrase)))
    }
  }

  /// The digits of a number by themselves.
  mutating func phrase(numeral number: ExactDecimal) -> BoundMessage {
    phrase(parts.numeral, of: -1, (.value, .number(number)))
  }

  /// A large number in short, with the plural category it has in front of a unit. Below the first power of ten that
  /// the language has a word for, it is only rounded.
  mutating func compact(_ magnitude: ExactDecimal) -> (quantity: CompactQuantity, isZero: Bool) {
    let powers = parts.compactPowers
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
      let category = parts.plurals.cardinal(shown.operands(compactExponent: power))
      guard let chosen else {
        return (CompactQuantity(phrase: phrase(numeral: shown), category: category, number: shown), shown.isZero)
      }
      let message = powers[chosen].message
      let phrase = phrase(
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
