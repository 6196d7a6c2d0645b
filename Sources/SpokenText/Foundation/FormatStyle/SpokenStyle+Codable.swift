// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A style is encoded as in this example:
///
/// ```json
/// {
///   "context": "standalone",
///   "hourCycle": "h23",
///   "locale": "en-US",
///   "phrase": {
///     "currency": "USD", "kind": "money", "per": "week", "sign": "automatic", "style": "standard",
///     "width": "automatic"
///   },
///   "timeZone": "Europe/Warsaw"
/// }
/// ```
///
/// `locale` and `phrase` are required. The locale's defaults, Latin `numerals`, a live `reference`, and the system's
/// time zone are omitted. A fixed `reference` is in seconds since 1970-01-01 00:00:00 UTC. Decoding throws an error
/// with the coding path if a value is invalid or a time zone is unknown.
extension SpokenStyle: Codable {
  private enum Key: String, CodingKey {
    case phrase, context, locale, numerals, hourCycle, currency, timeZone, reference
  }

  /// Decodes a style and finds the table of its language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func option<Option>(_ key: Key, _ named: [(name: String, value: Option)]) throws -> Option? {
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let option = named.first(where: { $0.name == name }) else {
        let names = named.map(\.name).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "unknown value '\(name.prefix(40))'; expected one of \(names)")
      }
      return option.value
    }
    let locale = try container.decode(LanguageTag.self, forKey: .locale)
    var preferences = StylePreferences(Speaker(locale))
    preferences.numerals = try option(.numerals, Numerals.named)
    preferences.hourCycle = try option(.hourCycle, HourCycle.named)
    preferences.currency = try container.decodeIfPresent(Currency.self, forKey: .currency)
    preferences.timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone)
    if let seconds = try container.decodeIfPresent(Int64.self, forKey: .reference) {
      preferences.reference = .fixed(Instant(secondsSinceEpoch: seconds))
    }
    let speaker = try preferences.speaker { identifier in
      DecodingError.dataCorruptedError(
        forKey: .timeZone, in: container,
        debugDescription: "unknown time zone '\(identifier.prefix(40))'")
    }
    self.init(
      try container.decode(EncodedPhrase.self, forKey: .phrase).phrase, speaker: speaker,
      context: try option(.context, PhraseContext.named) ?? .standalone)
  }

  /// Encodes the style's phrase, locale, and preferences.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let preferences = StylePreferences(speaker)
    try container.encode(EncodedPhrase(phrase), forKey: .phrase)
    try container.encodeIfPresent(PhraseContext.named.first { $0.value == context }?.name, forKey: .context)
    try container.encode(preferences.locale, forKey: .locale)
    try container.encodeIfPresent(Numerals.named.first { $0.value == preferences.numerals }?.name, forKey: .numerals)
    try container.encodeIfPresent(HourCycle.named.first { $0.value == preferences.hourCycle }?.name, forKey: .hourCycle)
    try container.encodeIfPresent(preferences.currency, forKey: .currency)
    try container.encodeIfPresent(preferences.timeZone, forKey: .timeZone)
    try container.encodeIfPresent(preferences.reference.fixedInstant?.secondsSinceEpoch, forKey: .reference)
  }
}
