// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Something that a table can say: the value of a message, an attribute, a term, or a variant in one of them.
package struct Branch: Sendable {
  /// What the variants of a select expression are chosen by.
  package enum Selector: Sendable {
    /// The value of a number, or its plural category.
    case number(isOrdinal: Bool)
    /// A word: a case, a gender, a kind of something.
    case word
    /// The first or the last letters of a text, or of a number: those of the variant's class.
    case letters([String], numbers: [String])
    /// Something that no argument decides alone: a trait of a phrase.
    case other
  }

  /// What is in the brackets of a variant.
  package struct Key: Sendable {
    package var text: String
    package var number: ExactDecimal?
    package var category: PluralCategory?
  }

  /// A variant of a select expression on the way to a branch.
  package struct Choice: Sendable {
    /// The argument that is selected on, or nil if there is none.
    package var argument: String?
    /// How it is selected on.
    package var selector: Selector
    /// The keys of all variants, in the order of the table.
    package var keys: [Key]
    /// The index of the key that leads to the branch.
    package var chosen: Int
    /// The index of the default's key.
    package var fallback: Int
    /// An index into ``LocaleTable/variants``.
    var variant: Int

    /// What is in the brackets.
    package var key: Key { keys[chosen] }
    package var isDefault: Bool { chosen == fallback }

    /// As a reader of the table knows it: `[few]`, `case=genitive`.
    var label: String {
      guard case .word = selector, let argument, key.category == nil else { return "[\(key.text)]" }
      return "\(argument)=\(key.text)"
    }
  }

  /// As tables refer to its message: `greeting`, `greeting.title`, `-brand`.
  package var name: String
  /// Its file.
  package var file: String
  /// The line of its name, or of its variant, from 1.
  package var line: Int
  /// The number of the file among its table's.
  var source: Int
  /// The pattern that it is, or that it is in.
  var pattern: PatternReference
  /// The choices that lead to it from its pattern, the outermost first; none for the pattern itself.
  package var choices: [Choice] = []

  /// The choices: `[few] case=genitive`, or an empty text.
  package var label: String { choices.map(\.label).joined(separator: " ") }

  /// Whether it is a variant around another one.
  package func leads(to other: Branch) -> Bool {
    guard let last = choices.last else { return false }
    return other.choices.dropLast().contains { $0.variant == last.variant }
  }

  package func isReached(in said: Coverage.Said) -> Bool {
    choices.last.map { said.variants.contains($0.variant) } ?? said.patterns.contains(pattern.start)
  }

  /// Whether the message or attribute that it is in was said, in any variant.
  package func isMessageReached(in said: Coverage.Said) -> Bool { said.patterns.contains(pattern.start) }
}
