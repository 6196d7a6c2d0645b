// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A plural category of CLDR: the key by which a language chooses among the forms of a phrase.
///
/// The names are keywords, not numbers: Latvian's `zero` holds 10 too, and Russian's `one` holds 21. Which categories a
/// language has, and which numbers belong to each, is CLDR's data.
///
/// ```swift
/// PluralCategory("few")?.name  // "few"
/// ```
///
/// Source: [UTS 35, Language Plural Rules](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
public enum PluralCategory: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// The form for nothing, and in some languages for other numbers too.
  case zero
  /// The singular.
  case one
  /// The dual.
  case two
  /// The form for a few: 2 to 4 in Polish.
  case few
  /// The form for many, and in some languages for fractions: 5 to 21 in Polish.
  case many
  /// The form for all other numbers, which every language has.
  case other

  /// The category with CLDR's keyword `name`, in lower case; `nil` for any other text.
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

  /// CLDR's keyword: `zero`, `one`, `two`, `few`, `many` or `other`.
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
