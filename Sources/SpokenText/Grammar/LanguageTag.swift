// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language, as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant-TW`.
///
/// A tag is kept in canonical case, so that two spellings of one tag are equal. It is a few machine words: cheap to copy,
/// to compare and to hash.
///
/// ```swift
/// let tag = try LanguageTag(parsing: "zh_hant_tw")
/// tag.description  // "zh-Hant-TW"
/// tag.parents.map(\.description)  // ["zh-Hant"]
/// ```
///
/// Sources: [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646) for the syntax,
/// [UTS 35](https://unicode.org/reports/tr35/#Unicode_Language_and_Locale_Identifiers) and CLDR for what tags mean.
public struct LanguageTag: Sendable, Hashable {
  /// The language in lower case, or `und`; never empty.
  let languageSubtag: Subtag
  /// Empty if the tag has none.
  let scriptSubtag: Subtag
  /// Empty if the tag has none.
  let regionSubtag: Subtag
  /// Variants, extensions and private use in lower case, joined by hyphens; most tags have none.
  let rest: String

  init(language: Subtag, script: Subtag = .none, region: Subtag = .none, rest: String = "") {
    languageSubtag = language
    scriptSubtag = script
    regionSubtag = region
    self.rest = rest
  }

  /// The tag of no particular language, `und`.
  public static let undetermined = LanguageTag(language: .und)

  /// The language in lower case, `und` if the tag names none.
  ///
  /// ```swift
  /// LanguageTag("pt-BR").language  // "pt"
  /// ```
  public var language: String { languageSubtag.description }

  /// The script with a capital first letter, `nil` if the tag names none.
  ///
  /// ```swift
  /// LanguageTag("zh-Hant-TW").script  // "Hant"
  /// LanguageTag("zh-TW").script  // nil
  /// ```
  public var script: String? { scriptSubtag.isEmpty ? nil : scriptSubtag.description }

  /// The region in capitals or three digits, `nil` if the tag names none.
  ///
  /// ```swift
  /// LanguageTag("es-419").region  // "419"
  /// ```
  public var region: String? { regionSubtag.isEmpty ? nil : regionSubtag.description }

  /// The variants in lower case, in the order they were written.
  ///
  /// ```swift
  /// LanguageTag("ca-ES-valencia").variants  // ["valencia"]
  /// ```
  public var variants: [String] {
    subtags.prefix { $0.utf8.count > 1 }.map { String($0) }
  }

  /// Variants, extensions and private use, one by one.
  var subtags: [Substring] {
    rest.split(separator: "-")
  }

  /// The value of a key of the Unicode extension, such as `h23` for `hc` in `en-u-hc-h23`; `nil` if it has none.
  func unicodeKeyword(_ key: String) -> Substring? {
    guard !rest.isEmpty else { return nil }
    let extensions = subtags.drop { $0 != "u" && $0 != "x" }
    guard extensions.first == "u" else { return nil }
    let fields = extensions.dropFirst().prefix { $0.utf8.count > 1 }
    guard let start = fields.firstIndex(where: { $0 == key }), start + 1 < fields.endIndex else { return nil }
    return fields[start + 1].utf8.count > 2 ? fields[start + 1] : nil
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The whole tag in canonical case.
  ///
  /// ```swift
  /// LanguageTag("SR_LATN_rs").description  // "sr-Latn-RS"
  /// ```
  public var description: String {
    var text = languageSubtag.description
    for subtag in [scriptSubtag, regionSubtag] where !subtag.isEmpty {
      text += "-"
      subtag.append(to: &text)
    }
    return rest.isEmpty ? text : text + "-" + rest
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// The tag written in the literal, or `und` if it is not well-formed.
  ///
  /// ```swift
  /// let tag: LanguageTag = "en-GB"
  /// ```
  public init(stringLiteral value: String) {
    self = (try? LanguageTag(parsing: value)) ?? .undetermined
  }
}

extension LanguageTag: LosslessStringConvertible {
  /// The tag written in `description`, or `nil` if it is not well-formed; ``init(parsing:)`` says why.
  ///
  /// ```swift
  /// let written = "de_at"
  /// LanguageTag(written)?.description  // "de-AT"
  /// ```
  public init?(_ description: String) {
    guard let tag = try? LanguageTag(parsing: description) else { return nil }
    self = tag
  }
}

extension LanguageTag: Codable {
  /// Decodes a tag from its string; one that is not well-formed is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try LanguageTag(parsing: container.decode(String.self))
    } catch let error as LanguageTagError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes the tag as its string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
