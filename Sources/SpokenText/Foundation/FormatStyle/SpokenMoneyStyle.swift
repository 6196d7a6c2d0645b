/// Says amounts of money: `amount.formatted(.spoken(currency: "USD"))` is "25 dollars and 50 cents".
///
/// The phrases are those of ``Speaker/money(_:width:sign:style:per:context:)``, with their edges: not-a-number is "Amount
/// unavailable". Amounts are in the larger unit, integers too: 25 is "25 dollars".
///
/// The encoded form:
///
/// ```json
/// {
///   "context": "standalone",
///   "currency": "USD",
///   "locale": "en-US",
///   "numerals": "latin",
///   "per": "week",
///   "sign": "automatic",
///   "style": "standard",
///   "width": "automatic"
/// }
/// ```
///
/// `locale` and `currency` are required; `per` is left out where there is none.
public struct SpokenMoneyStyle<Value: SpeakableNumber>: SpokenFormatStyle {
  /// The currency that amounts are in.
  public let currency: Currency
  /// How the currency is named.
  public let width: Money.Width
  /// When the sign is said.
  public let sign: SignRule
  /// In full, or "1.2 million dollars".
  public let style: NumberStyle
  /// What a recurring amount is for.
  public let period: Money.Period?
  /// Where the phrase is going to stand.
  public let context: PhraseContext

  private var voice: StyleVoice

  /// A style in the app's own language.
  public init(
    _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) {
    self.currency = currency
    self.width = width
    self.sign = sign
    self.style = style
    self.period = period
    self.context = context
    voice = StyleVoice()
  }

  /// The language that is asked for, with its region, which says which currency is the listener's own.
  public var locale: LanguageTag {
    get { voice.locale }
    set { voice.locale = newValue }
  }

  /// Which digits are written.
  public var numerals: Numerals {
    get { voice.speaker.numerals }
    set { voice.speaker.numerals = newValue }
  }

  /// What is said of an amount: "25 dollars and 50 cents".
  public func format(_ value: Value) -> String {
    voice.speaker.money(
      Money(value.exactDecimal, currency), width: width, sign: sign, style: style, per: period, context: context
    ).text
  }
}

extension SpokenMoneyStyle {
  /// Reads the encoded form, and finds the language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    currency = try container.decode(Currency.self, forKey: .currency)
    width = try container.optionIfPresent(Money.Width.self, forKey: .width) ?? .automatic
    sign = try container.optionIfPresent(SignRule.self, forKey: .sign) ?? .automatic
    style = try container.optionIfPresent(NumberStyle.self, forKey: .style) ?? .standard
    period = try container.optionIfPresent(Money.Period.self, forKey: .per)
    context = try container.optionIfPresent(PhraseContext.self, forKey: .context) ?? .standalone
    voice = try StyleVoice(from: container)
  }

  /// Writes the encoded form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try voice.encode(to: &container)
    try container.encode(currency, forKey: .currency)
    try container.encode(option: width, forKey: .width)
    try container.encode(option: sign, forKey: .sign)
    try container.encode(option: style, forKey: .style)
    try container.encode(option: period, forKey: .per)
    try container.encode(option: context, forKey: .context)
  }
}
