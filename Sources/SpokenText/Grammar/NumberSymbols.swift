// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a language writes the digits of a number: separators, groups, and its own digits where it has them.
///
/// ```swift
/// NumberSymbols("de-CH").group  // "’"
/// ```
///
/// Source: CLDR `numbers` of every locale, for the digits 0 to 9 (`latn`) and the language's own (`native`).
struct NumberSymbols: Sendable, Equatable {
  /// Between integer and fraction, with the digits 0 to 9.
  let decimal: String
  /// Between groups of digits, with the digits 0 to 9.
  let group: String
  /// How many digits the last group before the decimal separator has.
  let primaryGrouping: Int
  /// How many digits the groups before it have: 2 in Hindi.
  let secondaryGrouping: Int
  /// The fewest digits before the last group for which separators are written: 2 in Polish, which writes 1000 but
  /// 10 000.
  let minimumGroupingDigits: Int
  /// Zero in the language's own decimal digits, the other nine following it; `0` where they are 0 to 9.
  let nativeZero: Unicode.Scalar
  /// Between integer and fraction, with the language's own digits.
  let nativeDecimal: String
  /// Between groups of digits, with the language's own digits.
  let nativeGroup: String

  /// The symbols of `tag`, or of its nearest parent that has any, or else of CLDR's root.
  init(_ tag: LanguageTag) {
    let table = Self.locales
    let row = tag.canonical().nearest { table.row($0.languageSubtag, $0.scriptSubtag, $0.regionSubtag) }
    self = Self.numbered(row.map { table.index($0, 10) } ?? 0)
  }

  /// In the order of the properties and without labels, because the generated table has a line for each locale.
  init(
    _ decimal: String, _ group: String, _ primaryGrouping: Int, _ secondaryGrouping: Int,
    _ minimumGroupingDigits: Int, _ nativeZero: Unicode.Scalar, _ nativeDecimal: String, _ nativeGroup: String
  ) {
    self.decimal = decimal
    self.group = group
    self.primaryGrouping = primaryGrouping
    self.secondaryGrouping = secondaryGrouping
    self.minimumGroupingDigits = minimumGroupingDigits
    self.nativeZero = nativeZero
    self.nativeDecimal = nativeDecimal
    self.nativeGroup = nativeGroup
  }
}
