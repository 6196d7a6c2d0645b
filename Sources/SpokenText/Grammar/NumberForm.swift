// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How numbers are written for the voice that reads them: separators, groups and digits.
///
/// It belongs to the listener's region where the table says that the voices there read their own separators, and to
/// the language otherwise. It holds no references, because a speaker passes it on for every phrase.
struct NumberForm: Sendable, Equatable {
  /// Between integer and fraction.
  let decimal: Separator
  /// The separator of groups. A language whose voices misread it has it too, but writes numbers without it.
  let group: Separator
  /// How digits are grouped; nil if voices misread the separators.
  let grouping: DigitGrouping?
  /// Zero in the language's own decimal digits, the other nine following it; `0` where they are 0 to 9.
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
