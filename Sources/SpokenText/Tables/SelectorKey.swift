/// A single word that phrases select on, as a number of its table's: a case, a gender, a part of the day. Never spoken.
struct SelectorKey: Sendable, Hashable {
  let index: UInt16

  static let none = SelectorKey(index: 0)

  /// The words that the formatters pass; they have the same number in every table.
  static let am = SelectorKey(index: 1)
  static let pm = SelectorKey(index: 2)

  /// The texts of the words above, from number 0, and of the plural categories behind them.
  static let builtIn = ["", "am", "pm"] + PluralCategory.allCases.map(\.name)

  /// The plural category that the word names, if it names one.
  var category: PluralCategory? {
    index > SelectorKey.pm.index ? PluralCategory(rawValue: UInt8(clamping: index - SelectorKey.pm.index - 1)) : nil
  }
}
