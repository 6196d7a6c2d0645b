// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The separators, groups, and digits of numbers, as a voice reads them.
///
/// Most languages use their own format in every region. If the table says that voices read each region's format, the format of
/// the user's region is used. The type holds no references, because a speaker copies it for every phrase.
struct NumberForm: Sendable, Equatable {
  /// The separator between integer and fraction.
  let decimal: Separator
  /// The separator between groups. It is set even if voices misread it and numbers are written without it.
  let group: Separator
  /// The digit groups, or `nil` if voices misread the separators.
  let grouping: DigitGrouping?
  /// The zero of the language's own decimal digits, followed by the other nine. `0` for Latin digits.
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
