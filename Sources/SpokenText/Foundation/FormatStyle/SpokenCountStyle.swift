/// Says so many of something: `doses.formatted(.spoken(counting: .dose))` is "3 doses".
///
/// The phrases are those of ``Speaker/count(_:_:status:limit:zero:context:)``, with their edges. The nouns are the
/// library's own: an app's stands in its ``Overlay``, which a style has not, and is said as an item.
///
/// The encoded form:
///
/// ```json
/// {
///   "context": "standalone",
///   "limit": 99,
///   "locale": "en-US",
///   "noun": "dose",
///   "numerals": "latin",
///   "status": "missed",
///   "zero": "words"
/// }
/// ```
///
/// `locale` and `noun` are required; `limit` and `status` are left out where there is none.
public struct SpokenCountStyle<Value: SpeakableNumber>: SpokenFormatStyle {
  /// What is counted.
  public let noun: CountedNoun
  /// The state that the counted are in.
  public let status: Status?
  /// The last number that is said.
  public let limit: Int?
  /// How none of them are said.
  public let zero: ZeroWording
  /// Where the phrase is going to stand.
  public let context: PhraseContext

  private var voice: StyleVoice

  /// A style in the app's own language.
  public init(
    _ noun: CountedNoun, status: Status? = nil, limit: Int? = nil, zero: ZeroWording = .words,
    context: PhraseContext = .standalone
  ) {
    self.noun = CountedNoun.all.first { $0.id == noun.id } ?? .item
    self.status = status
    self.limit = limit
    self.zero = zero
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

  /// What is said of a count: "3 doses".
  public func format(_ value: Value) -> String {
    voice.speaker.count(
      value.exactDecimal, noun, status: status, limit: limit, zero: zero, context: context
    ).text
  }
}

extension SpokenCountStyle {
  /// Reads the encoded form, and finds the language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    noun = try container.option(CountedNoun.self, forKey: .noun)
    status = try container.optionIfPresent(Status.self, forKey: .status)
    limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    zero = try container.optionIfPresent(ZeroWording.self, forKey: .zero) ?? .words
    context = try container.optionIfPresent(PhraseContext.self, forKey: .context) ?? .standalone
    voice = try StyleVoice(from: container)
  }

  /// Writes the encoded form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try voice.encode(to: &container)
    try container.encode(option: noun, forKey: .noun)
    try container.encode(option: status, forKey: .status)
    try container.encodeIfPresent(limit, forKey: .limit)
    try container.encode(option: zero, forKey: .zero)
    try container.encode(option: context, forKey: .context)
  }
}
