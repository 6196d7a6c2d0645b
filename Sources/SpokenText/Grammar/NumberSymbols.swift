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
  /// How many digits must stand before the last group for there to be separators: 2 in Polish, which writes 1000 and
  /// 10 000.
  let minimumGroupingDigits: Int
  /// Zero in the language's own decimal digits, the other nine following it; `0` where they are 0 to 9.
  let nativeZero: Unicode.Scalar
  /// Between integer and fraction, with the language's own digits.
  let nativeDecimal: String
  /// Between groups of digits, with the language's own digits.
  let nativeGroup: String

  /// The symbols of the first tag on the chain of `tag` and its parents that has any; CLDR's root for none.
  init(_ tag: LanguageTag) {
    let canonical = tag.canonical()
    let table = Self.locales
    for tag in [canonical] + canonical.parents {
      if let row = table.row(tag.languageSubtag, tag.scriptSubtag, tag.regionSubtag) {
        self = Self.numbered(table.index(row, 10))
        return
      }
    }
    self = Self.numbered(0)
  }

  /// In the order of the properties, without labels: the generated table has a line for each.
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
