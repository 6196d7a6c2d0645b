// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Why a text is not a language tag: which subtag is at fault, and what was expected there.
///
/// ```swift
/// do {
///   _ = try LanguageTag(parsing: "en-U$")
/// } catch {
///   print(error)  // expected a script, a region, a variant, or an extension in subtag 2, 'U$'
/// }
/// ```
public struct LanguageTagError: Error, Sendable, Hashable {
  /// What a subtag should have been.
  public struct Expectation: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: Sendable, Hashable {
      case language, afterLanguage, afterScript, afterRegion, newVariant, newExtension, extensionValue, privateUse
      case length
    }

    private let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// Two to eight letters, such as `en`.
    public static let language = Self(.language)
    /// What may follow a language: a script, a region, a variant or an extension.
    public static let afterLanguage = Self(.afterLanguage)
    /// What may follow a script: a region, a variant or an extension.
    public static let afterScript = Self(.afterScript)
    /// What may follow a region or a variant: a variant or an extension.
    public static let afterRegion = Self(.afterRegion)
    /// A variant that the tag does not have already.
    public static let newVariant = Self(.newVariant)
    /// An extension that the tag does not have already.
    public static let newExtension = Self(.newExtension)
    /// Two to eight letters or digits, which an extension's letter needs after it.
    public static let extensionValue = Self(.extensionValue)
    /// One to eight letters or digits, which `x` needs after it.
    public static let privateUse = Self(.privateUse)
    /// At most ``LanguageTag/maximumLength`` characters in all.
    public static let length = Self(.length)

    /// The expectation in English.
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

  /// What was expected.
  public let expected: Expectation
  /// The number of the subtag at fault; the language is 0.
  public let index: Int
  /// The subtag at fault as it was written; empty if it is missing.
  ///
  /// It is cut off after 20 bytes.
  public let subtag: String
}

extension LanguageTagError: CustomStringConvertible {
  /// The fault in English, counting subtags from 1.
  public var description: String {
    "expected \(expected) in subtag \(index + 1), '\(subtag)'"
  }
}
