// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A text that a table can produce. It is a message, an attribute, a term, or a variant in one of them.
package struct Branch: Sendable {
  /// The kind of a select expression's selector.
  package enum Selector: Sendable {
    /// A number's value or plural category.
    case number(isOrdinal: Bool)
    /// A word, such as a case or a gender.
    case word
    /// The first or last letters of a text or number that belong to the variant's class.
    case letters([String], numbers: [String])
    /// A selector that doesn't depend on one argument alone, such as a trait of a phrase.
    case other
  }

  /// The key in a variant's brackets.
  package struct Key: Sendable {
    package var text: String
    package var number: ExactDecimal?
    package var category: PluralCategory?
  }

  /// A variant on the path to a branch.
  package struct Choice: Sendable {
    /// The selector's argument, or `nil` if it has none.
    package var argument: String?
    package var selector: Selector
    /// The keys of all variants, in the order of the table.
    package var keys: [Key]
    /// The index of the key on the path to the branch.
    package var chosen: Int
    /// The index of the default variant's key.
    package var fallback: Int
    /// An index into ``LocaleTable/variants``.
    var variant: Int

    /// The key on the path to the branch.
    package var key: Key { keys[chosen] }
    package var isDefault: Bool { chosen == fallback }

    /// The label in reports, such as `[few]` or `case=genitive`.
    var label: String {
      guard case .word = selector, let argument, key.category == nil else { return "[\(key.text)]" }
      return "\(argument)=\(key.text)"
    }
  }

  /// The name in table references, such as `greeting`, `greeting.title`, or `-brand`.
  package var name: String
  package var file: String
  /// The line of the name or the variant, from 1.
  package var line: Int
  /// The index of the file among the table's files.
  var source: Int
  /// The pattern of the branch, or the one that contains it.
  var pattern: PatternReference
  /// The choices that lead from the pattern to the branch, outermost first. Empty for the pattern itself.
  package var choices: [Choice] = []

  /// The labels of the choices, such as `[few] case=genitive`, or an empty text.
  package var label: String { choices.map(\.label).joined(separator: " ") }

  /// Returns whether this is a variant that contains the other branch.
  package func leads(to other: Branch) -> Bool {
    guard let last = choices.last else { return false }
    return other.choices.dropLast().contains { $0.variant == last.variant }
  }

  package func isReached(in said: Coverage.Said) -> Bool {
    choices.last.map { said.variants.contains($0.variant) } ?? said.patterns.contains(pattern.start)
  }

  /// Returns whether any variant of the branch's message or attribute was used.
  package func isMessageReached(in said: Coverage.Said) -> Bool { said.patterns.contains(pattern.start) }
}
