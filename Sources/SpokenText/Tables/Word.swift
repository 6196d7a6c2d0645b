/// A single word that phrases select on, as a number of its table's: a case, a gender, a part of the day. Never spoken.
struct Word: Sendable, Hashable {
  let index: UInt16

  static let none = Word(index: 0)

  /// The words that the formatters pass; they have the same number in every table.
  static let am = Word(index: 1)
  static let pm = Word(index: 2)

  /// The texts of the words above, from number 0, and of the plural categories behind them.
  static let builtIn = ["", "am", "pm"] + PluralCategory.allCases.map(\.name)

  /// The plural category that the word names, if it names one.
  var category: PluralCategory? {
    index > Word.pm.index ? PluralCategory(rawValue: UInt8(clamping: index - Word.pm.index - 1)) : nil
  }
}
