// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// The greatest length of a tag in bytes. Longer text is rejected without being parsed.
  ///
  /// RFC 5646 requires a limit of at least 35.
  public static let maximumLength = 255

  /// Parses a well-formed tag of RFC 5646, in any case and with `_` or `-` between subtags.
  ///
  /// ```swift
  /// try LanguageTag(parsing: "EN_us").description  // "en-US"
  /// try LanguageTag(parsing: "i-klingon").description  // "tlh"
  /// try LanguageTag(parsing: "sr_RS.UTF-8@latin").description  // "sr-Latn-RS"
  /// ```
  ///
  /// Forms with only one meaning are normalized:
  ///
  /// - An extended language replaces its prefix, so `zh-yue` becomes `yue`. Only one is accepted, because the second and third
  ///   are permanently reserved.
  /// - Grandfathered tags are replaced by their successors.
  /// - Private use alone gets the language `und`, so `x-mine` becomes `und-x-mine`.
  ///
  /// Other obsolete subtags stay until you call ``canonical()``. The parser doesn't check whether subtags are registered.
  ///
  /// Names of POSIX and ICU locales are accepted, too. Text after the first `.` or `@` is ignored except for a script
  /// (`@latin`, `@cyrillic`, `@devanagari`, `@arabic`). The names `C` and `POSIX` are `und`.
  ///
  /// - Throws: ``LanguageTagError`` with the expectation and the subtag.
  public init(parsing text: some StringProtocol) throws(LanguageTagError) {
    let bytes = Substring(text).utf8.prefix(Self.maximumLength + 1)
    // A tag of only private use subtags, such as `x-app`, gets the prefix `und-`, and the result must be short enough to be
    // parsed again.
    let isPrivate = SubtagReader(bytes).currentLowercased == "x"
    guard bytes.count <= Self.maximumLength - (isPrivate ? 4 : 0) else {
      throw LanguageTagError(expected: .length, index: 0, subtag: LanguageTagError.excerpt(bytes))
    }
    let end = bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") } ?? bytes.endIndex
    var reader = SubtagReader(bytes[..<end])
    let tag = try LanguageTag(reading: &reader)
    self = end == bytes.endIndex ? tag : tag.applyingPOSIXModifier(bytes[end...])
  }

  private init(reading reader: inout SubtagReader) throws(LanguageTagError) {
    if !reader.isPlain, let known = LanguageTag.irregular(reader.lowercased) {
      self = known
      return
    }
    var language = Subtag.und
    // A tag of only private use subtags, such as `x-app`, has no language. The subtags are parsed with the rest.
    if reader.currentLowercased != "x" {
      guard (2...8).contains(reader.current.count), reader.isAlphabetic else { throw reader.error(.language) }
      language = reader.currentLowercased
      reader.advance()
      if language.count <= 3, reader.current.count == 3, reader.isAlphabetic {
        language = reader.currentLowercased
        reader.advance()
      }
    }
    var expected = LanguageTagError.Expectation.afterLanguage
    var script = Subtag.none
    if reader.current.count == 4, reader.isAlphabetic {
      script = reader.currentLowercased.titlecased
      reader.advance()
      expected = .afterScript
    }
    var region = Subtag.none
    if reader.isRegion {
      region = reader.currentLowercased.uppercased
      reader.advance()
      expected = .afterRegion
    }
    let rest = try Self.readRest(&reader, expected)
    let tag = LanguageTag(language: language, script: script, region: region, rest: rest)
    // An extended language that replaces its prefix can produce a grandfathered tag, such as `mi-cel-gaulish`.
    self = (rest.isEmpty ? nil : LanguageTag.irregular(tag.description.lowercased())) ?? tag
  }

  /// Reads variants, then extensions, and then private use.
  private static func readRest(
    _ reader: inout SubtagReader, _ first: LanguageTagError.Expectation
  ) throws(LanguageTagError) -> String {
    var rest = ""
    var seen: [Subtag] = []
    var expected = first
    while reader.isVariant {
      let variant = reader.currentLowercased
      guard !seen.contains(variant) else { throw reader.error(.newVariant) }
      seen.append(variant)
      reader.take(into: &rest)
      expected = .afterRegion
    }
    seen.removeAll()
    while !reader.atEnd {
      guard reader.current.count == 1, reader.isAlphanumeric else { throw reader.error(expected) }
      let singleton = reader.currentLowercased
      guard !seen.contains(singleton) else { throw reader.error(.newExtension) }
      seen.append(singleton)
      let isPrivate = singleton == "x"
      reader.take(into: &rest)
      let lengths = isPrivate ? 1...8 : 2...8
      expected = isPrivate ? .privateUse : .extensionValue
      guard lengths.contains(reader.current.count), reader.isAlphanumeric else { throw reader.error(expected) }
      while lengths.contains(reader.current.count), reader.isAlphanumeric {
        reader.take(into: &rest)
      }
    }
    return rest
  }
}

private struct SubtagReader {
  private let bytes: Substring.UTF8View
  private var index = 0
  /// The current subtag. It is empty after the last one, and between adjacent separators.
  private(set) var current: Substring.UTF8View
  private(set) var atEnd = false

  init(_ bytes: Substring.UTF8View) {
    self.bytes = bytes
    current = bytes.prefix { !Self.separates($0) }
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  mutating func advance() {
    guard current.endIndex < bytes.endIndex else {
      current = bytes[bytes.endIndex...]
      atEnd = true
      index += 1
      return
    }
    current = bytes[bytes.index(after: current.endIndex)...].prefix { !Self.separates($0) }
    index += 1
  }

  /// Appends the current subtag in lower case and advances.
  mutating func take(into text: inout String) {
    if !text.isEmpty { text += "-" }
    currentLowercased.append(to: &text)
    advance()
  }

  func error(_ expected: LanguageTagError.Expectation) -> LanguageTagError {
    LanguageTagError(expected: expected, index: index, subtag: LanguageTagError.excerpt(current))
  }

  /// `true` for most tags, such as `en-US`. Grandfathered tags never have this shape, so they needn't be looked up.
  var isPlain: Bool { (2...3).contains(current.count) && bytes.count <= current.count + 3 }

  /// The text in lower case with hyphens, or empty if the text is too long for a grandfathered tag.
  var lowercased: String {
    guard bytes.count <= 11 else { return "" }
    var text = ""
    for byte in bytes {
      text.unicodeScalars.append(Unicode.Scalar(Self.separates(byte) ? UInt8(ascii: "-") : byte.asciiLowercased))
    }
    return text
  }

  var currentLowercased: Subtag { Subtag(current.lazy.map(\.asciiLowercased)) }

  var isAlphabetic: Bool { current.allSatisfy(\.isASCIILetter) }

  var isAlphanumeric: Bool { current.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }

  var isRegion: Bool {
    current.count == 2 && isAlphabetic || current.count == 3 && current.allSatisfy(\.isASCIIDigit)
  }

  var isVariant: Bool {
    guard isAlphanumeric else { return false }
    return (5...8).contains(current.count) || current.count == 4 && current.first?.isASCIIDigit == true
  }
}

extension LanguageTagError {
  fileprivate static func excerpt(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes.prefix(20), as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var asciiLowercased: UInt8 { isASCIILetter ? self | 0x20 : self }
}
