// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The selection of variants in select expressions. Each function returns `nil` for the default variant.
extension LocaleTable {
  func variant(of select: Select, number: ExactDecimal, isOrdinal: Bool = false) -> Int? {
    guard number.isFinite else { return nil }
    // The plural category, computed only when a key names one. Keys for exact numbers come first in tables, so a match
    // often needs no category.
    var category: PluralCategory?
    for index in select.variants {
      let variant = variants[index]
      if variant.number >= 0 {
        let key = numbers[Int(variant.number)]
        // A number with decimals is written in digits, such as "1.0 hours", and doesn't match a key without decimals.
        if key.hasSameValue(as: number), key.visibleFractionDigits >= min(number.visibleFractionDigits, 1) {
          return index
        }
      } else if variant.word == .fraction {
        if number.visibleFractionDigits > 0 { return index }
      } else if let key = variant.category {
        let asked = category ?? self.category(of: number, isOrdinal: isOrdinal)
        if key == asked { return index }
        category = asked
      }
    }
    return nil
  }

  private func category(of number: ExactDecimal, isOrdinal: Bool) -> PluralCategory {
    isOrdinal ? plurals.ordinal(number.operands()) : plurals.cardinal(number.operands())
  }

  func variant(of select: Select, category: PluralCategory) -> Int? {
    for index in select.variants where variants[index].category == category { return index }
    return nil
  }

  func variant(of select: Select, word: SelectorKey) -> Int? {
    guard word != .none else { return nil }
    for index in select.variants where variants[index].word == word { return index }
    return nil
  }

  func variant(of select: Select, text: String) -> Int? {
    word(text).flatMap { variant(of: select, word: $0) }
  }
}
