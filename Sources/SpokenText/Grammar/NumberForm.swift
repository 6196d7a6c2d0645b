/// How numbers are written for the voice that reads them: which separators, which groups, which digits of its own.
///
/// It belongs to the listener's region where the table says that the voices there read their own separators, and to
/// the language otherwise. Nothing in it is counted: a speaker hands it on for every phrase.
struct NumberForm: Sendable, Equatable {
  /// Between integer and fraction.
  let decimal: Separator
  /// Between groups of digits, also where this language's voices misread it and numbers are written without.
  let group: Separator
  /// How digits are grouped, unless voices misread it.
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
