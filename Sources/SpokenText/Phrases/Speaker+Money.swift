extension Money {
  /// How a currency is named.
  public struct Width: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, short, full }

    let kind: Kind

    /// "25 dollars" where the dollar is the listener's own, "25 US dollars" where it is not; "25 yen" for everybody, for
    /// no other currency has the name.
    public static var automatic: Width { Width(kind: .automatic) }

    /// The plain name, "25 dollars", wherever the listener lives.
    public static var short: Width { Width(kind: .short) }

    /// The name that no other currency shares: "25 US dollars", "2,500 Japanese yen".
    public static var full: Width { Width(kind: .full) }
  }

  /// What a recurring amount is for.
  public struct Period: Sendable, Hashable {
    let slot: BuiltInMessage

    /// "10 dollars per hour".
    public static var hour: Period { Period(slot: .moneyPerHour) }
    /// "10 dollars per day".
    public static var day: Period { Period(slot: .moneyPerDay) }
    /// "10 dollars per week".
    public static var week: Period { Period(slot: .moneyPerWeek) }
    /// "10 dollars per month".
    public static var month: Period { Period(slot: .moneyPerMonth) }
    /// "10 dollars per year".
    public static var year: Period { Period(slot: .moneyPerYear) }
  }
}

extension Speaker {
  /// An amount of money: "25 dollars and 50 cents".
  ///
  /// The amount is rounded half to even to the currency's digits, as `Decimal.FormatStyle.Currency` rounds what is
  /// shown beside it. The smaller unit is said where the language names it; otherwise the amount is a decimal with the
  /// currency's name. A code that the language does not name is spelled out: "25.50 X Y Z". Not-a-number, infinities
  /// and amounts of more than 40 digits are "Amount unavailable".
  ///
  /// - Parameters:
  ///   - money: The amount and its currency.
  ///   - width: How the currency is named.
  ///   - sign: When the sign is said: "Minus 5 dollars", "Plus 5 dollars".
  ///   - style: In full, or "1.2 million dollars".
  ///   - period: What a recurring amount is for: "10 dollars per week".
  ///   - context: Where the phrase is going to stand.
  public func money(
    _ money: Money, width: Money.Width = .automatic, sign: SignRule = .automatic, style: NumberStyle = .standard,
    per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let names = CurrencyPatterns(money.currency, width, localCurrency, scope)
      let amount = scope.phrase(money: money, names: names, sign: sign, style: style)
      guard let period, money.amount.isSpeakable else { return amount }
      return scope.phrase(period.slot, (.amount, .phrase(amount)))
    }
  }

  /// An amount of money: `speaker.money("25.50", .usd)` is "25 dollars and 50 cents".
  ///
  /// See ``money(_:width:sign:style:per:context:)``. Literals of strings and integers are exact.
  public func money(
    _ amount: ExactDecimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    money(Money(amount, currency), width: width, sign: sign, style: style, per: period, context: context)
  }

  /// A range of money: "20 to 30 dollars", "20 dollars and 50 cents to 30 dollars".
  ///
  /// Ends in the wrong order are put in order; equal ends are one amount.
  public func moneyRange(
    _ from: ExactDecimal, _ to: ExactDecimal, _ currency: Currency, width: Money.Width = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let names = CurrencyPatterns(currency, width, localCurrency, scope)
      return scope.phrase(moneyFrom: from, to: to, currency, names: names)
    }
  }

  /// In place of an amount that the listener chose to hide: "Hidden amount".
  public func hiddenAmount(context: PhraseContext = .standalone) -> Utterance {
    speak(context) { $0.phrase(.moneyHidden) }
  }
}

/// The phrases of a currency that fit a listener and a width.
struct CurrencyPatterns {
  /// The currency's message, or -1 if the table does not name it.
  var message: Int32
  /// How many fraction digits amounts are rounded to.
  var fractionDigits: Int
  var major: PatternReference
  var minor: PatternReference
  var minorAlone: PatternReference

  @inline(__always)
  init(_ currency: Currency, _ width: Money.Width, _ localCurrency: UInt32, _ scope: borrowing PhraseScope) {
    guard let record = scope.names(of: currency) else {
      (message, fractionDigits) = (-1, currency.fractionDigits)
      (major, minor, minorAlone) = (.none, .none, .none)
      return
    }
    let isLocal = currency.packed == localCurrency
    message = record.message
    fractionDigits = record.fractionDigits
    minor = record.minor
    switch width.kind {
    case .short: (major, minorAlone) = (record.local, record.minor)
    case .full: (major, minorAlone) = (record.full, record.minorAlone)
    case .automatic where isLocal: (major, minorAlone) = (record.local, record.minor)
    case .automatic: (major, minorAlone) = (record.value, record.minorAlone)
    }
  }
}

/// An amount in the units it is spoken in.
struct MoneyParts {
  var major: ExactDecimal
  /// Zero where the currency has no smaller unit to be said.
  var minor: ExactDecimal

  @inline(__always)
  init(_ magnitude: ExactDecimal, digits: Int, saysMinor: Bool) {
    let fraction = magnitude.visibleFractionDigits
    if magnitude.high == 0, magnitude.exponent <= 0, fraction <= digits, fraction <= 19 {
      let (whole, rest) = magnitude.low.quotientAndRemainder(dividingBy: powersOfTen[fraction])
      if rest == 0 || saysMinor {
        self.init(
          major: ExactDecimal(low: whole), minor: ExactDecimal(low: rest * powersOfTen[digits - fraction]))
        return
      }
    }
    self.init(long: magnitude, digits: digits, saysMinor: saysMinor)
  }

  private init(major: ExactDecimal, minor: ExactDecimal) {
    (self.major, self.minor) = (major, minor)
  }

  private init(long magnitude: ExactDecimal, digits: Int, saysMinor: Bool) {
    guard saysMinor, digits > 0 else {
      major = magnitude.isIntegral ? magnitude.truncated : magnitude.withFractionDigits(digits)
      minor = 0
      return
    }
    major = magnitude.truncated
    let fraction = magnitude.visibleFractionDigits
    let places =
      Array(repeating: 0, count: max(0, fraction - magnitude.digits.count)) + magnitude.digits.suffix(fraction)
    minor = ExactDecimal(digits: places + Array(repeating: 0, count: digits - fraction), exponent: 0, isNegative: false)
  }
}

extension PhraseScope {
  mutating func phrase(money: Money, names: CurrencyPatterns, sign: SignRule, style: NumberStyle) -> BoundMessage {
    guard money.amount.isSpeakable else { return phrase(.moneyUnavailable) }
    if style == .compact, money.amount.magnitudeExponent >= 3 {
      let compact = compact(money.amount.magnitude)
      let amount = phrase(unit: names.major, names, money.currency, count: compact.quantity.value)
      return signed(amount, isNegative: money.amount.isNegative, isZero: compact.isZero, sign)
    }
    let digits = names.fractionDigits
    let rounded = money.amount.rounded(toFractionDigits: digits)
    let parts = MoneyParts(rounded.magnitude, digits: digits, saysMinor: names.minor.exists)
    return signed(
      phrase(parts, names, money.currency), isNegative: rounded.isNegative, isZero: rounded.isZero, sign)
  }

  private mutating func phrase(_ parts: MoneyParts, _ names: CurrencyPatterns, _ currency: Currency) -> BoundMessage {
    if parts.minor.isZero {
      return phrase(unit: names.major, names, currency, count: .number(parts.major))
    }
    if parts.major.isZero {
      return phrase(names.minorAlone, of: names.message, (.count, .number(parts.minor)))
    }
    let major = phrase(unit: names.major, names, currency, count: .number(parts.major))
    let minor = phrase(names.minor, of: names.message, (.count, .number(parts.minor)))
    return phrase(.moneyMajorMinor, (.major, .phrase(major)), (.minor, .phrase(minor)))
  }

  /// So many of a unit: of a currency that the table names, or of one by its letters.
  @inline(__always)
  private mutating func phrase(
    unit: PatternReference, _ names: CurrencyPatterns, _ currency: Currency, count: Value
  ) -> BoundMessage {
    names.message >= 0 ? phrase(unit, of: names.message, (.count, count)) : phrase(unknown: currency, count: count)
  }

  @inline(never)
  private mutating func phrase(unknown currency: Currency, count: Value) -> BoundMessage {
    let code = Value.text(keep(currency.code))
    return phrase(.currencyUnknown, (.count, count), (.code, code))
  }

  mutating func phrase(
    moneyFrom from: ExactDecimal, to: ExactDecimal, _ currency: Currency, names: CurrencyPatterns
  ) -> BoundMessage {
    guard from.isSpeakable, to.isSpeakable else { return phrase(.moneyUnavailable) }
    let digits = names.fractionDigits
    var low = from.rounded(toFractionDigits: digits)
    var high = to.rounded(toFractionDigits: digits)
    if low.compared(with: high) > 0 { swap(&low, &high) }
    if low.hasSameValue(as: high) {
      return phrase(money: Money(low, currency), names: names, sign: .automatic, style: .standard)
    }
    let lowParts = MoneyParts(low.magnitude, digits: digits, saysMinor: names.minor.exists)
    let highParts = MoneyParts(high.magnitude, digits: digits, saysMinor: names.minor.exists)
    if !low.isNegative, lowParts.minor.isZero, highParts.minor.isZero {
      return phrase(sharing: names.major, from: lowParts.major, to: highParts.major, currency, names)
    }
    if !low.isNegative, lowParts.major.isZero, highParts.major.isZero {
      return phrase(sharing: names.minorAlone, from: lowParts.minor, to: highParts.minor, currency, names)
    }
    let first = signed(
      phrase(lowParts, names, currency), isNegative: low.isNegative, isZero: low.isZero, .automatic)
    let second = signed(
      phrase(highParts, names, currency), isNegative: high.isNegative, isZero: high.isZero, .automatic)
    return phrase(.moneyRange, (.from, .phrase(first)), (.to, .phrase(second)))
  }

  /// Two numbers before one unit: "20 to 30 dollars".
  private mutating func phrase(
    sharing unit: PatternReference, from: ExactDecimal, to: ExactDecimal, _ currency: Currency, _ names: CurrencyPatterns
  ) -> BoundMessage {
    let category = parts.plurals.range(
      from: parts.plurals.cardinal(from.operands()), to: parts.plurals.cardinal(to.operands()))
    let range = Value.quantity(phrase(.range, (.from, .number(from)), (.to, .number(to))), category)
    let amount = phrase(unit: unit, names, currency, count: range)
    return phrase(
      .moneyRangeShared, (.currency, .phrase(amount)), (.range, range), (.from, .number(from)), (.to, .number(to)))
  }
}
