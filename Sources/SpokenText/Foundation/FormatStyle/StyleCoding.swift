/// What the fields of an encoded format style are called. The names never change: payloads outlive apps.
enum StyleKey: String, CodingKey {
  case locale, numerals, context
  case kind, maximumFractionDigits, sign
  case currency, width, style, per
  case noun, status, limit, zero
  case units
  case timeZone, hourCycle, reference
}

extension KeyedEncodingContainer<StyleKey> {
  /// Writes an option by its name; none is left out.
  mutating func encode<Option: StyleOption>(option: Option?, forKey key: StyleKey) throws {
    try encodeIfPresent(Option.named.first { $0.option == option }?.name, forKey: key)
  }
}

extension KeyedDecodingContainer<StyleKey> {
  /// Reads an option by its name.
  func option<Option: StyleOption>(_ type: Option.Type, forKey key: StyleKey) throws -> Option {
    let name = try decode(String.self, forKey: key)
    let names = Option.named
    if let match = names.first(where: { $0.name == name }) { return match.option }
    throw corrupted(key, "“\(name.prefix(40))” is none of \(names.map(\.name).joined(separator: ", ")).")
  }

  /// Reads an option by its name; nil where there is none.
  func optionIfPresent<Option: StyleOption>(_ type: Option.Type, forKey key: StyleKey) throws -> Option? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try option(type, forKey: key)
  }

  /// Reads a number that must lie in a range; nil where there is none.
  func numberIfPresent(in range: ClosedRange<Int>, forKey key: StyleKey) throws -> Int? {
    guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      throw corrupted(key, "\(number) is not from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// What is wrong with a field.
  func corrupted(_ key: StyleKey, _ description: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: description)
  }
}

extension StyleVoice {
  /// Writes the locale and the digits. The reference moment is left to the style of dates.
  func encode(to container: inout KeyedEncodingContainer<StyleKey>) throws {
    try container.encode(speaker.locale, forKey: .locale)
    try container.encode(option: speaker.numerals, forKey: .numerals)
  }

  /// Reads the locale and the digits, and finds the language.
  init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init(try container.decode(LanguageTag.self, forKey: .locale))
    speaker.numerals = try container.optionIfPresent(Numerals.self, forKey: .numerals) ?? .latin
  }
}
