// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How a language chooses plural forms: for quantities, for places in an order, and for ranges.
///
/// It holds the numbers of three generated rule sets: cheap to copy, and evaluated by a `switch`.
///
/// Source: CLDR `plurals.xml`, `ordinals.xml` and `pluralRanges.xml`.
package struct PluralRules: Sendable, Equatable {
  /// The shape in which numbers reach a phrase, which limits the forms it needs.
  package enum NumberDomain: Sendable, CaseIterable {
    /// Whole numbers without fraction digits: 0, 1, 1000000.
    case whole
    /// Numbers that show at least one fraction digit, zeros included: 1.0, 0.25.
    case decimal
    /// Numbers with a power of ten that is said as a word: 1 million, 1.2 thousand.
    case compact
  }

  private let cardinalRule: UInt8
  private let ordinalRule: UInt8
  private let rangeRule: UInt8

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
    if let row = regional ?? table.row(language, keyWidth: 6) {
      (cardinalRule, ordinalRule, rangeRule) = (table.index(row, 6), table.index(row, 7), table.index(row, 8))
    } else {
      (cardinalRule, ordinalRule, rangeRule) = (0, 0, 0)
    }
  }

  /// The form for a quantity: 1 apple, 2 apples.
  package func cardinal(_ number: PluralOperands) -> PluralCategory {
    Self.cardinal(cardinalRule, number)
  }

  /// The form for a place in an order: the 1st, the 2nd.
  package func ordinal(_ number: PluralOperands) -> PluralCategory {
    Self.ordinal(ordinalRule, number)
  }

  /// The form for a range of quantities, from the forms of its two ends. If CLDR has no rule for them, the end's form.
  func range(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    Self.range(rangeRule, start, end)
  }

  /// The forms this language has for quantities, in CLDR's order.
  package var cardinalCategories: [PluralCategory] {
    Self.cardinalForms(cardinalRule, nil)
  }

  /// The forms this language has for places in an order, in CLDR's order.
  package var ordinalCategories: [PluralCategory] {
    Self.ordinalForms(ordinalRule)
  }

  /// The forms that quantities of the given shape can take, in CLDR's order.
  ///
  /// Polish has `other` for 1.5 only: a phrase that counts whole things need not supply it.
  package func cardinalCategories(for domain: NumberDomain) -> [PluralCategory] {
    Self.cardinalForms(cardinalRule, domain)
  }
}
