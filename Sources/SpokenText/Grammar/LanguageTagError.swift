// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An error in parsing a language tag, with the wrong subtag and the expectation.
///
/// ```swift
/// do {
///   _ = try LanguageTag(parsing: "en-U$")
/// } catch {
///   print(error)  // expected a script, a region, a variant, or an extension in subtag 2, 'U$'
/// }
/// ```
public struct LanguageTagError: Error, Sendable, Hashable {
  /// The expected content of a subtag.
  public struct Expectation: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: Sendable, Hashable {
      case language, afterLanguage, afterScript, afterRegion, newVariant, newExtension, extensionValue, privateUse
      case length
    }

    private let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// A language of two to eight letters, such as `en`.
    public static let language = Self(.language)
    /// A script, a region, a variant, or an extension, after a language.
    public static let afterLanguage = Self(.afterLanguage)
    /// A region, a variant, or an extension, after a script.
    public static let afterScript = Self(.afterScript)
    /// A variant or an extension, after a region or a variant.
    public static let afterRegion = Self(.afterRegion)
    /// A variant that isn't a duplicate.
    public static let newVariant = Self(.newVariant)
    /// An extension that isn't a duplicate.
    public static let newExtension = Self(.newExtension)
    /// An extension's value of two to eight letters or digits.
    public static let extensionValue = Self(.extensionValue)
    /// A private-use value of one to eight letters or digits, after `x`.
    public static let privateUse = Self(.privateUse)
    /// A tag of at most ``LanguageTag/maximumLength`` characters.
    public static let length = Self(.length)

    /// The expected content in English.
    public var description: String {
      switch kind {
      case .language: "a language of two to eight letters"
      case .afterLanguage: "a script, a region, a variant, or an extension"
      case .afterScript: "a region, a variant, or an extension"
      case .afterRegion: "a variant or an extension"
      case .newVariant: "a variant that is not repeated"
      case .newExtension: "an extension that is not repeated"
      case .extensionValue: "two to eight letters or digits"
      case .privateUse: "one to eight letters or digits"
      case .length: "at most \(LanguageTag.maximumLength) characters in total"
      }
    }
  }

  /// The expected content.
  public let expected: Expectation
  /// The index of the wrong subtag. The language is 0.
  public let index: Int
  /// The wrong subtag, cut off after 20 bytes. It is empty if a subtag is missing.
  public let subtag: String
}

extension LanguageTagError: CustomStringConvertible {
  /// The error in English, with subtags counted from 1.
  public var description: String {
    "expected \(expected) in subtag \(index + 1), '\(subtag)'"
  }
}
