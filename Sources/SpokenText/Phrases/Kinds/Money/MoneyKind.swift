// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an amount of money.
struct MoneyKind: PhraseKind {
  var money = Money(.notANumber, .usd)
  var width = Money.Width.automatic
  var sign = SignRule.automatic
  var style = Phrase.NumberStyle.standard
  var per: Phrase.Per?

  static let name = "money"
  static let summary = "an amount of money, such as '25 dollars and 50 cents'"
  static let examples = [["25.50", "USD"], ["25.50", "PLN", "--locale", "pl"], ["10", "USD", "--per", "week"]]

  static var operandKey: OperandKey<Self>? { .number(\.money.amount) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("amount", &money.amount, "the amount, in the currency's main unit", place: .required)
    try keys.currency("currency", &money.currency, "the currency", place: .required)
    try keys.choice(
      "width", &width, Money.Width.named,
      "the currency's name: short if it is the user's own, always short, or always full", place: .named)
    try keys.choice(
      "sign", &sign, SignRule.named, "the rule for the sign: negative amounts only, all amounts, or never",
      place: .named)
    try keys.choice(
      "style", &style, Phrase.NumberStyle.ofAmounts,
      "the style: all digits, short as in '1.2 million dollars', or in words",
      place: .named)
    try keys.per(&per, place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let patterns = CurrencyNames(money.currency, width, speaker.localCurrency, scope)
    let amount = scope.bind(money: money, names: patterns, sign: sign, style: style)
    guard let per, money.amount.isSpeakable else { return .phrase(amount) }
    return .phrase(scope.bind(price: amount, per: per, by: speaker))
  }
}

extension Phrase {
  /// Returns a phrase for an amount of money, such as "25 dollars and 50 cents".
  ///
  /// - The amount is rounded half to even to the currency's digits, as by Foundation's `Decimal.FormatStyle.Currency`.
  /// - If the language has no name for the smaller unit, the amount is a decimal with the currency's name.
  /// - If the language has no name for the currency, its code is spelled out, such as "25.50 X Y Z".
  /// - Not-a-number, infinities, and amounts of more than 40 digits are "Amount unavailable".
  ///
  /// - Parameters:
  ///   - money: The amount and its currency.
  ///   - width: The form of the currency's name, such as "dollars" or "US dollars".
  ///   - sign: When to speak the sign, such as "Minus 5 dollars" or "Plus 5 dollars".
  ///   - style: The style of the number. ``NumberStyle/compact`` is "1.2 million dollars", and ``NumberStyle/words`` is
  ///     "twenty-five dollars and fifty cents". ``NumberStyle/year`` is the same as ``NumberStyle/words``.
  ///   - per: The unit that the amount is for, such as "10 dollars per week" or "2 dollars per kilogram".
  public static func money(
    _ money: Money, width: Money.Width = .automatic, sign: SignRule = .automatic, style: NumberStyle = .standard,
    per: Phrase.Per? = nil
  ) -> Phrase {
    let style = style == .year ? .words : style
    return Phrase(MoneyKind(money: money, width: width, sign: sign, style: style, per: per))
  }

  /// Returns a phrase for an amount of money. For example, `.money("25.50", .usd)` is "25 dollars and 50 cents".
  ///
  /// String and integer literals are exact. For the other parameters, see ``money(_:width:sign:style:per:)``.
  public static func money(
    _ amount: ExactDecimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase {
    .money(Money(amount, currency), width: width, sign: sign, style: style, per: per)
  }

  /// Returns a phrase for an amount of whole units. For example, `.money(5, .usd)` is "5 dollars". See
  /// ``money(_:width:sign:style:per:)``.
  @_disfavoredOverload
  public static func money(
    _ amount: some BinaryInteger, _ currency: Currency, width: Money.Width = .automatic,
    sign: SignRule = .automatic, style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase {
    .money(Money(amount, currency), width: width, sign: sign, style: style, per: per)
  }
}

extension Speaker {
  /// Returns the text for an amount of money, such as "25 dollars and 50 cents". See
  /// ``Phrase/money(_:width:sign:style:per:)``.
  public func money(
    _ money: Money, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = MoneyKind(money: money, width: width, sign: sign, style: style, per: per)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }

  /// Returns the text for an amount of money, such as "25 dollars and 50 cents". See
  /// ``Phrase/money(_:_:width:sign:style:per:)-(ExactDecimal,_,_,_,_,_)``.
  public func money(
    _ amount: ExactDecimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    money(Money(amount, currency), width: width, sign: sign, style: style, per: per, context: context)
  }

  /// Returns the text for an amount of whole units, such as "5 dollars". See ``Phrase/money(_:width:sign:style:per:)``.
  @_disfavoredOverload
  public func money(
    _ amount: some BinaryInteger, _ currency: Currency, width: Money.Width = .automatic,
    sign: SignRule = .automatic, style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil,
    context: PhraseContext = .standalone
  ) -> Utterance {
    money(Money(amount, currency), width: width, sign: sign, style: style, per: per, context: context)
  }
}

/// The names of a currency for a speaker, in the form of a ``Money/Width``.
struct CurrencyNames {
  /// The currency's message, or -1 if the language has no name for it.
  var message: Int32
  private var fractionDigits: Int
  private var isRounded: Bool
  var major: UnitName
  var minor: UnitName
  var minorAlone: UnitName

  init(_ currency: Currency, _ width: Money.Width, _ localCurrency: UInt64, _ scope: borrowing PhraseScope) {
    guard let record = scope.names(of: currency) else {
      (message, fractionDigits, isRounded) = (-1, currency.fractionDigits, false)
      (major, minor, minorAlone) = (.none, .none, .none)
      return
    }
    let isLocal = currency.packed == localCurrency
    message = record.message
    isRounded = currency.isRounded
    fractionDigits = Int(record.fractionDigits)
    minor = record.minor
    switch width.kind {
    case .short: (major, minorAlone) = (record.local, record.minor)
    case .full: (major, minorAlone) = (record.full, record.minorAlone)
    case .automatic where isLocal: (major, minorAlone) = (record.local, record.minor)
    case .automatic: (major, minorAlone) = (record.value, record.minorAlone)
    }
  }

  /// Returns the number of fraction digits to round to. Cryptocurrencies and unnamed currencies keep up to 18, because
  /// amounts such as 0.0025 bitcoins matter.
  func digits(of amount: ExactDecimal) -> Int {
    isRounded ? fractionDigits : max(message >= 0 ? 0 : fractionDigits, min(amount.visibleFractionDigits, 18))
  }
}

/// An amount split into the units that are spoken, such as dollars and cents.
struct MoneyParts {
  var major: ExactDecimal
  /// The amount in the smaller unit, or zero if it isn't spoken.
  var minor: ExactDecimal

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
    minor = (magnitude - major).scaled(byPowerOfTen: digits).truncated
  }
}

extension PhraseScope {
  mutating func bind(
    money: Money, names: CurrencyNames, sign: SignRule, style: Phrase.NumberStyle
  ) -> BoundMessage {
    let money = Money(money.amount.roundedForSpeech, money.currency)
    guard money.amount.isSpeakable else { return bind(.moneyUnavailable) }
    if style == .compact, money.amount.magnitudeExponent >= 3 {
      let compact = compact(money.amount.magnitude)
      let amount = bind(unit: names.major, names, money.currency, count: compact.quantity.value)
      return signed(amount, isNegative: money.amount.isNegative, isZero: compact.isZero, sign)
    }
    let digits = names.digits(of: money.amount)
    let rounded = money.amount.rounded(toFractionDigits: digits)
    let parts = MoneyParts(rounded.magnitude, digits: digits, saysMinor: names.minor.exists)
    let writing = style == .words ? NumberWriting.words : .grouped
    return signed(
      bind(parts, names, money.currency, as: writing), isNegative: rounded.isNegative, isZero: rounded.isZero, sign)
  }

  mutating func bind(
    _ parts: MoneyParts, _ names: CurrencyNames, _ currency: Currency, as writing: NumberWriting = .grouped
  ) -> BoundMessage {
    if parts.minor.isZero {
      return bind(unit: names.major, names, currency, count: .number(parts.major, writing))
    }
    if parts.major.isZero {
      return bind(counting: .number(parts.minor, writing), of: names.minorAlone)
    }
    let major = bind(unit: names.major, names, currency, count: .number(parts.major, writing))
    let minor = bind(counting: .number(parts.minor, writing), of: names.minor)
    return bind(.moneyMajorMinor, (.major, .phrase(major)), (.minor, .phrase(minor)))
  }

  /// Returns a message such as "5 dollars". A currency without a name uses its code.
  mutating func bind(
    unit: UnitName, _ names: CurrencyNames, _ currency: Currency, count: Value
  ) -> BoundMessage {
    names.message >= 0 ? bind(counting: count, of: unit) : bind(unknown: currency, count: count)
  }

  @inline(never)
  private mutating func bind(unknown currency: Currency, count: Value) -> BoundMessage {
    let code = Value.text(keep(currency.code))
    return bind(.currencyUnknown, (.count, count), (.code, code))
  }
}
