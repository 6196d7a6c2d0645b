// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The separators, groups, and digits of numbers, as a voice reads them.
///
/// They depend on the user's region if the table says that its voices read their own separators, and otherwise on the language.
/// The type holds no references, because a speaker copies it for every phrase.
struct NumberForm: Sendable, Equatable {
  /// The separator between integer and fraction.
  let decimal: Separator
  /// The separator between groups. It is also set if voices misread it, although numbers are then written without it.
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
