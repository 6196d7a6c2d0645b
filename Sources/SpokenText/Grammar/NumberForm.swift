// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The separators, groups, and digits that numbers are written with, so that voices read them correctly.
///
/// Most languages use one format in every region. A table can say that voices read each region's format. Then the
/// user's region decides. The type holds no references, because a speaker copies it for every phrase.
struct NumberForm: Sendable, Equatable {
  /// The separator between integer and fraction.
  let decimal: Separator
  /// The separator between groups. It is set even if voices misread it and numbers are written without it.
  let group: Separator
  /// The digit groups, or `nil` if voices misread the separators.
  let grouping: DigitGrouping?
  /// The character for zero in the language's own digits, or `0` for Latin digits. The other nine follow it in Unicode.
  let nativeZero: Unicode.Scalar
  let nativeDecimal: Separator
  let nativeGroup: Separator

  init(_ symbols: NumberSymbols, isGrouped: Bool) {
    decimal = Separator(symbols.decimal)
    group = Separator(symbols.group)
    grouping =
      isGrouped
      ? DigitGrouping(
        primary: symbols.primaryGrouping, secondary: symbols.secondaryGrouping, minimum: symbols.minimumGroupingDigits,
        separator: group) : nil
    nativeZero = symbols.nativeZero
    nativeDecimal = Separator(symbols.nativeDecimal)
    nativeGroup = Separator(symbols.nativeGroup)
  }
}
