// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language's plural forms for quantities, places in an order, and ranges.
///
/// The sources are CLDR's `plurals.xml`, `ordinals.xml`, and `pluralRanges.xml`.
package final class PluralRules: Sendable, Equatable {
  /// The kind of numbers in a phrase, such as integers. It limits the plural forms that the phrase needs.
  package enum NumberDomain: Sendable, CaseIterable {
    /// Integers without fraction digits, such as 0, 1, and 1000000.
    case whole
    /// Numbers with at least one visible fraction digit, such as 1.0 and 0.25.
    case decimal
    /// Numbers with a power of ten as a word, such as 1 million and 1.2 thousand.
    case compact
  }

  private let cardinalNumber, ordinalNumber, rangeNumber: Int
  private let cardinalRules, ordinalRules: PluralRuleSet

  /// Creates the rules of `tag`, or of its nearest parent in the same language. Otherwise, uses the rules of the
  /// language in any script.
  ///
  /// A language without rules has only the form `other`.
  package init(_ tag: LanguageTag) {
    let canonical = tag.canonical()
    let language = canonical.languageSubtag
    let table = Self.languages
    // The table lists regions with their own rules with a hyphen, such as `pt-PT`.
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

  /// Returns the form for a quantity, such as 1 apple or 2 apples.
  package func cardinal(_ number: PluralOperands) -> PluralCategory {
    cardinalRules.category(of: number)
  }

  /// Returns the form for a place in an order, such as the 1st or the 2nd.
  package func ordinal(_ number: PluralOperands) -> PluralCategory {
    ordinalRules.category(of: number)
  }

  /// Returns the form for a range of quantities, from the forms of its two ends. Without a rule in CLDR, this is the form of
  /// `end`.
  func range(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    Self.ranges[rangeNumber].first { $0.start == start && $0.end == end }?.form ?? end
  }

  /// The language's forms for quantities, in CLDR's order.
  package var cardinalCategories: [PluralCategory] {
    Self.cardinals[cardinalNumber].categories
  }

  /// The language's forms for places in an order, in CLDR's order.
  package var ordinalCategories: [PluralCategory] {
    Self.ordinals[ordinalNumber].categories
  }

  /// Returns the forms that quantities of a kind, such as integers, can have, in CLDR's order.
  ///
  /// For example, Polish has `other` only for fractions such as 1.5, so a phrase that counts whole things doesn't need it.
  package func cardinalCategories(for domain: NumberDomain) -> [PluralCategory] {
    Self.cardinals[cardinalNumber].categories(for: domain)
  }
}
