// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language's separators, digit groups, and own digits.
///
/// ```swift
/// NumberSymbols("de-CH").group  // "’"
/// ```
///
/// The data is CLDR's `numbers` of every locale, for the digits 0 to 9 (`latn`) and the language's own (`native`).
package struct NumberSymbols: Sendable, Equatable {
  /// The separator between integer and fraction, with the digits 0 to 9.
  package let decimal: String
  /// The separator between groups, with the digits 0 to 9.
  let group: String
  /// The number of digits in the last group before the decimal separator.
  let primaryGrouping: Int
  /// The number of digits in the other groups, such as 2 in Hindi.
  let secondaryGrouping: Int
  /// The fewest digits before the last group that require separators. It is 2 in Polish, which writes 1000 but 10 000.
  let minimumGroupingDigits: Int
  /// The character for zero in the language's own digits, or `0` for Latin digits. The other nine follow it in Unicode.
  let nativeZero: Unicode.Scalar
  /// The separator between integer and fraction, with the language's own digits.
  let nativeDecimal: String
  /// The separator between groups, with the language's own digits.
  let nativeGroup: String

  /// Creates the symbols of `tag`, of its nearest parent that has symbols, or of CLDR's root.
  package init(_ tag: LanguageTag) {
    let table = Self.locales
    let row = tag.canonical().nearest { table.row($0.languageSubtag, $0.scriptSubtag, $0.regionSubtag) }
    self = Self.numbered(row.map { table.index($0, 10) } ?? 0)
  }

  /// The parameters have no labels and follow the order of the properties, because the generated table has a line for
  /// each locale.
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
