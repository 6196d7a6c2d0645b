/// Which phrase a number is said in: `.spoken(.percent)`.
public struct SpokenNumberKind: Sendable, Hashable {
  enum Name: String, CaseIterable, StyleOption { case standard, compact, ordinal, percent }

  let name: Name
  /// Zero for all but percentages.
  let maximumFractionDigits: Int

  init(_ name: Name, maximumFractionDigits: Int = 0) {
    let range = Self.fractionDigits
    self.name = name
    self.maximumFractionDigits =
      name == .percent ? min(max(maximumFractionDigits, range.lowerBound), range.upperBound) : 0
  }

  /// How many digits a percentage may have after its point.
  static let fractionDigits = 0...20

  /// With all its digits: "8,547".
  public static let standard = SpokenNumberKind(.standard)

  /// In short, as people say large numbers: "1.2 million".
  public static let compact = SpokenNumberKind(.compact)

  /// As a place in a row: "22nd".
  public static let ordinal = SpokenNumberKind(.ordinal)

  /// As a part of a hundred, in whole percents: 0.75 is "75 percent".
  public static let percent = SpokenNumberKind(.percent)

  /// As a part of a hundred with digits after the point: 0.125 is "12.5 percent".
  ///
  /// - Parameter maximumFractionDigits: How many digits are kept, from 0 to 20; beyond, the nearest of them.
  public static func percent(maximumFractionDigits: Int) -> SpokenNumberKind {
    SpokenNumberKind(.percent, maximumFractionDigits: maximumFractionDigits)
  }
}

/// Says numbers: `count.formatted(.spoken)` is "8,547", `share.formatted(.spoken(.percent))` "75 percent".
///
/// The phrases are those of ``Speaker/number(_:style:sign:context:)``, ``Speaker/ordinal(_:context:)`` and
/// ``Speaker/percent(_:maximumFractionDigits:sign:context:)``, with their edges: not-a-number is "Number unavailable".
///
/// The encoded form:
///
/// ```json
/// {
///   "context": "standalone",
///   "kind": "percent",
///   "locale": "en-US",
///   "maximumFractionDigits": 1,
///   "numerals": "latin",
///   "sign": "automatic"
/// }
/// ```
///
/// The kinds are `standard`, `compact`, `ordinal` and `percent`, of which only the last has `maximumFractionDigits`.
/// `locale` and `kind` are required.
public struct SpokenNumberStyle<Value: SpeakableNumber>: SpokenFormatStyle {
  /// Which phrase numbers are said in.
  public let kind: SpokenNumberKind
  /// When the sign is said. Ordinals have it below zero only, whatever the rule.
  public let sign: SignRule
  /// Where the phrase is going to stand.
  public let context: PhraseContext

  private var voice: StyleVoice

  /// A style in the app's own language.
  public init(
    _ kind: SpokenNumberKind = .standard, sign: SignRule = .automatic, context: PhraseContext = .standalone
  ) {
    self.kind = kind
    self.sign = sign
    self.context = context
    voice = StyleVoice()
  }

  /// The language that is asked for, with its region.
  public var locale: LanguageTag {
    get { voice.locale }
    set { voice.locale = newValue }
  }

  /// Which digits are written.
  public var numerals: Numerals {
    get { voice.speaker.numerals }
    set { voice.speaker.numerals = newValue }
  }

  /// What is said of a number: "8,547".
  public func format(_ value: Value) -> String {
    let number = value.exactDecimal
    return switch kind.name {
    case .standard: voice.speaker.number(number, sign: sign, context: context).text
    case .compact: voice.speaker.number(number, style: .compact, sign: sign, context: context).text
    case .ordinal: voice.speaker.ordinal(number, context: context).text
    case .percent:
      voice.speaker.percent(
        number, maximumFractionDigits: kind.maximumFractionDigits, sign: sign, context: context
      ).text
    }
  }
}

extension SpokenNumberStyle {
  /// Reads the encoded form, and finds the language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    kind = SpokenNumberKind(
      try container.option(SpokenNumberKind.Name.self, forKey: .kind),
      maximumFractionDigits: try container.numberIfPresent(
        in: SpokenNumberKind.fractionDigits, forKey: .maximumFractionDigits) ?? 0)
    sign = try container.optionIfPresent(SignRule.self, forKey: .sign) ?? .automatic
    context = try container.optionIfPresent(PhraseContext.self, forKey: .context) ?? .standalone
    voice = try StyleVoice(from: container)
  }

  /// Writes the encoded form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try voice.encode(to: &container)
    try container.encode(option: kind.name, forKey: .kind)
    if kind.name == .percent { try container.encode(kind.maximumFractionDigits, forKey: .maximumFractionDigits) }
    try container.encode(option: sign, forKey: .sign)
    try container.encode(option: context, forKey: .context)
  }
}
