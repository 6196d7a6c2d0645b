// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A word that messages can select on, stored as its number in the table. It is a case, a gender, a part of the day, or
/// the name of an attribute.
///
/// Such a word is never spoken, unless a message contains `TRAIT` or `{ $case }` itself.
struct SelectorKey: Sendable, Hashable, BitwiseCopyable {
  let index: UInt32

  static let none = SelectorKey(index: 0)

  // The words that the library uses have the same number in every table.
  static let am = SelectorKey(index: 1)
  static let pm = SelectorKey(index: 2)
  /// The gender of a noun. The words for states agree with this trait.
  static let gender = SelectorKey(index: 9)
  /// The key for numbers with visible decimals.
  static let fraction = SelectorKey(index: 10)

  /// Returns the name of a noun's attribute for a state, such as `taken` for ``BuiltInMessage/stateTaken``.
  static func attribute(for state: BuiltInMessage) -> SelectorKey { attribute(forStateAt: state.rawValue) }

  static func attribute(forStateAt index: Int) -> SelectorKey {
    SelectorKey(index: fraction.index + 1 + UInt32(truncatingIfNeeded: index - BuiltInMessage.stateTaken.rawValue))
  }

  /// The names of rules for numbers in words.
  static var cardinal: SelectorKey { SelectorKey(index: statesEnd) }
  static var ordinal: SelectorKey { SelectorKey(index: statesEnd + 1) }
  static var year: SelectorKey { SelectorKey(index: statesEnd + 2) }

  /// Returns the word for a gender or a case of numbers in words.
  static func word(_ gender: GenderWord) -> SelectorKey { SelectorKey(index: year.index + 1 + UInt32(gender.rawValue)) }
  static func word(_ caseWord: CaseWord) -> SelectorKey {
    SelectorKey(index: year.index + 1 + UInt32(GenderWord.allCases.count) + UInt32(caseWord.rawValue))
  }

  static var second: SelectorKey { SelectorKey(index: casesEnd) }
  static var minute: SelectorKey { SelectorKey(index: casesEnd + 1) }
  static var hour: SelectorKey { SelectorKey(index: casesEnd + 2) }
  static var day: SelectorKey { SelectorKey(index: casesEnd + 3) }
  static var week: SelectorKey { SelectorKey(index: casesEnd + 4) }
  static var month: SelectorKey { SelectorKey(index: casesEnd + 5) }

  private static var statesEnd: UInt32 { attribute(for: .stateRangeEnd).index + 1 }

  private static var casesEnd: UInt32 {
    year.index + 1 + UInt32(GenderWord.allCases.count) + UInt32(CaseWord.allCases.count)
  }

  /// The texts of the words that the library uses, in the order of their numbers. The plural categories follow `pm`.
  static let builtInTexts: [String] =
    ["", "am", "pm"] + PluralCategory.allCases.map(\.name) + ["gender", "fraction"]
    + BuiltInMessage.states.map { String($0.id.dropFirst(EntryKind.state.prefix.count)) }
    + ["cardinal", "ordinal", "year"] + GenderWord.allCases.map(\.name) + CaseWord.allCases.map(\.name)
    + ["second", "minute", "hour", "day", "week", "month"]

  /// The plural category that the word names, if any.
  var category: PluralCategory? {
    index > SelectorKey.pm.index ? PluralCategory(rawValue: UInt8(clamping: index - SelectorKey.pm.index - 1)) : nil
  }
}
