/// Says spans of time: `Duration.seconds(5400).formatted(.spoken)` is "1 hour and 30 minutes".
///
/// The phrases are those of ``Speaker/duration(_:units:context:)``, with their edges.
///
/// The encoded form, of which `locale` is required:
///
/// ```json
/// {
///   "context": "standalone",
///   "locale": "en-US",
///   "numerals": "latin",
///   "units": 2
/// }
/// ```
public struct SpokenDurationStyle: SpokenFormatStyle {
  /// How many units are said at most, from 1 to 4; what is smaller is cut.
  public let units: Int
  /// Where the phrase is going to stand.
  public let context: PhraseContext

  private var voice: StyleVoice

  private static let unitRange = 1...4

  /// A style in the app's own language. A number of units out of range becomes the nearest in it.
  public init(units: Int = 2, context: PhraseContext = .standalone) {
    self.units = min(max(units, Self.unitRange.lowerBound), Self.unitRange.upperBound)
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

  /// What is said of a span: "1 hour and 30 minutes".
  public func format(_ value: Swift.Duration) -> String {
    voice.speaker.duration(value, units: units, context: context).text
  }
}

extension SpokenDurationStyle {
  /// Reads the encoded form, and finds the language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    units = try container.numberIfPresent(in: Self.unitRange, forKey: .units) ?? 2
    context = try container.optionIfPresent(PhraseContext.self, forKey: .context) ?? .standalone
    voice = try StyleVoice(from: container)
  }

  /// Writes the encoded form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try voice.encode(to: &container)
    try container.encode(units, forKey: .units)
    try container.encode(option: context, forKey: .context)
  }
}
