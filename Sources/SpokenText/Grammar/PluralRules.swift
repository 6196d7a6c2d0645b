// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a language chooses plural forms: for quantities, for places in an order, and for ranges.
///
/// Source: CLDR `plurals.xml`, `ordinals.xml` and `pluralRanges.xml`.
package final class PluralRules: Sendable, Equatable {
  /// The shape in which numbers reach a phrase, which limits the forms it needs.
  package enum NumberDomain: Sendable, CaseIterable {
    /// Whole numbers without fraction digits: 0, 1, 1000000.
    case whole
    /// Numbers that show at least one fraction digit, zeros included: 1.0, 0.25.
    case decimal
    /// Numbers with a power of ten that is said as a word: 1 million, 1.2 thousand.
    case compact
  }

  private let cardinalNumber, ordinalNumber, rangeNumber: Int
  private let cardinalRules, ordinalRules: PluralRuleSet

  /// The rules of `tag`, or of its nearest parent in the same language that has any, or else of the bare language,
  /// whatever the script.
  ///
  /// A language without rules has the form `other` only.
  package init(_ tag: LanguageTag) {
    let canonical = tag.canonical()
    let language = canonical.languageSubtag
    let table = Self.languages
    // Regions with rules of their own, such as Portugal for Portuguese, are listed with a hyphen.
    let regional = canonical.nearest { tag in
      tag.languageSubtag == language && !tag.regionSubtag.isEmpty
        ? table.row(language.joined(with: tag.regionSubtag), keyWidth: 6) : nil
    }
    let row = regional ?? table.row(language, keyWidth: 6)
    func number(_ column: Int) -> Int { row.map { Int(table.index($0, column)) } ?? 0 }
    (cardinalNumber, ordinalNumber, rangeNumber) = (number(6), number(7), number(8))
    cardinalRules = PluralRuleSet(reading: Self.cardinals[cardinalNumber])
    ordinalRules = PluralRuleSet(reading: Self.ordinals[ordinalNumber])
  }

  package static func == (left: PluralRules, right: PluralRules) -> Bool {
    (left.cardinalNumber, left.ordinalNumber, left.rangeNumber)
      == (right.cardinalNumber, right.ordinalNumber, right.rangeNumber)
  }

  /// The form for a quantity: 1 apple, 2 apples.
  package func cardinal(_ number: PluralOperands) -> PluralCategory {
    cardinalRules.category(of: number)
  }

  /// The form for a place in an order: the 1st, the 2nd.
  package func ordinal(_ number: PluralOperands) -> PluralCategory {
    ordinalRules.category(of: number)
  }

  /// The form for a range of quantities, from the forms of its two ends. If CLDR has no rule for them, the end's form.
  func range(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    Self.ranges[rangeNumber].first { $0.start == start && $0.end == end }?.form ?? end
  }

  /// The forms this language has for quantities, in CLDR's order.
  package var cardinalCategories: [PluralCategory] {
    Self.cardinals[cardinalNumber].categories
  }

  /// The forms this language has for places in an order, in CLDR's order.
  package var ordinalCategories: [PluralCategory] {
    Self.ordinals[ordinalNumber].categories
  }

  /// The forms that quantities of the given shape can take, in CLDR's order.
  ///
  /// Polish has `other` for 1.5 only: a phrase that counts whole things need not supply it.
  package func cardinalCategories(for domain: NumberDomain) -> [PluralCategory] {
    Self.cardinals[cardinalNumber].categories(for: domain)
  }
}
