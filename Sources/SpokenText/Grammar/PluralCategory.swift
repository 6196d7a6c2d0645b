// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A plural category of CLDR, the key that selects a form of a phrase.
///
/// The names are keywords, not numbers. For example, Latvian's `zero` includes 10, and Russian's `one` includes 21. CLDR
/// defines the categories of each language and their numbers.
///
/// ```swift
/// PluralCategory("few")?.name  // "few"
/// ```
///
/// The source is [UTS 35, Language Plural Rules](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
public enum PluralCategory: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// The form for zero, and in some languages for other numbers, too.
  case zero
  /// The singular form.
  case one
  /// The dual form.
  case two
  /// The form for a few, such as 2 to 4 in Polish.
  case few
  /// The form for many, such as 5 to 21 in Polish, and in some languages for fractions.
  case many
  /// The form for all other numbers. Every language has it.
  case other

  /// Creates the category of CLDR's keyword `name` in lower case, or returns `nil` for other text.
  ///
  /// ```swift
  /// PluralCategory("many")  // .many
  /// PluralCategory("Many")  // nil
  /// ```
  public init?(_ name: some StringProtocol) {
    switch name {
    case "zero": self = .zero
    case "one": self = .one
    case "two": self = .two
    case "few": self = .few
    case "many": self = .many
    case "other": self = .other
    default: return nil
    }
  }

  /// CLDR's keyword, which is `zero`, `one`, `two`, `few`, `many`, or `other`.
  ///
  /// ```swift
  /// PluralCategory.few.name  // "few"
  /// ```
  public var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}
