// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A BCP 47 language tag, such as `en`, `pt-BR`, or `zh-Hant-TW`.
///
/// A tag is stored in canonical case, so that different spellings are equal. It takes a few machine words, and is cheap to
/// copy, compare, and hash.
///
/// ```swift
/// let tag = try LanguageTag(parsing: "zh_hant_tw")
/// tag.description  // "zh-Hant-TW"
/// tag.parents.map(\.description)  // ["zh-Hant"]
/// ```
///
/// The syntax is that of [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646). The meaning of tags is defined by [UTS
/// 35](https://unicode.org/reports/tr35/#Unicode_Language_and_Locale_Identifiers) and CLDR.
public struct LanguageTag: Sendable, Hashable {
  /// The language in lower case, or `und`. Never empty.
  let languageSubtag: Subtag
  /// The script, or empty if the tag has none.
  let scriptSubtag: Subtag
  /// The region, or empty if the tag has none.
  let regionSubtag: Subtag
  /// Variants, extensions, and private use in lower case, joined by hyphens. Empty for most tags.
  let rest: String

  init(language: Subtag, script: Subtag = .none, region: Subtag = .none, rest: String = "") {
    languageSubtag = language
    scriptSubtag = script
    regionSubtag = region
    self.rest = rest
  }

  /// The tag `und`, for an undetermined language.
  public static let undetermined = LanguageTag(language: .und)

  /// The language in lower case, or `und` if the tag has none.
  ///
  /// ```swift
  /// LanguageTag("pt-BR").language  // "pt"
  /// ```
  public var language: String { languageSubtag.description }

  /// The script with a capital first letter, or `nil` if the tag has none.
  ///
  /// ```swift
  /// LanguageTag("zh-Hant-TW").script  // "Hant"
  /// LanguageTag("zh-TW").script  // nil
  /// ```
  public var script: String? { scriptSubtag.isEmpty ? nil : scriptSubtag.description }

  /// The region in capitals or three digits, or `nil` if the tag has none.
  ///
  /// ```swift
  /// LanguageTag("es-419").region  // "419"
  /// ```
  public var region: String? { regionSubtag.isEmpty ? nil : regionSubtag.description }

  /// The variants in lower case, in their original order.
  ///
  /// ```swift
  /// LanguageTag("ca-ES-valencia").variants  // ["valencia"]
  /// ```
  public var variants: [String] {
    subtags.prefix { $0.utf8.count > 1 }.map { String($0) }
  }

  /// The subtags of variants, extensions, and private use.
  var subtags: [Substring] {
    rest.split(separator: "-")
  }

  /// Returns the value of a key of the Unicode extension, such as `h23` for `hc` in `en-u-hc-h23`. Returns `nil` if the tag
  /// lacks the key.
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
  /// Creates the tag of a literal, or `und` if it isn't well-formed.
  ///
  /// ```swift
  /// let tag: LanguageTag = "en-GB"
  /// ```
  public init(stringLiteral value: String) {
    self = (try? LanguageTag(parsing: value)) ?? .undetermined
  }
}

extension LanguageTag: LosslessStringConvertible {
  /// Creates a tag from text, or returns `nil` if it isn't well-formed. Use ``init(parsing:)`` to get the reason.
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
  /// Decodes a tag from a string, or throws an error if it isn't well-formed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try LanguageTag(parsing: container.decode(String.self))
    } catch let error as LanguageTagError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes the tag as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
