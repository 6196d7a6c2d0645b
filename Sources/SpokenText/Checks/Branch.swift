// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A text in a language's table. It is a message, an attribute, a term, or a variant of one of them.
package struct Branch: Sendable {
  /// The kind of a Fluent selector, which chooses between variants.
  package enum Selector: Sendable {
    /// Chooses by a number's value or plural category.
    case number(isOrdinal: Bool)
    /// Chooses by an argument that is a word, such as a case.
    case word
    /// Chooses by the first or last letters of a text or number. The variant's key names a term that lists the letters.
    case letters([String], numbers: [String])
    /// Chooses by something else, such as a noun's gender.
    case other
  }

  /// A variant's key, which is the text in its brackets, such as `few`.
  package struct Key: Sendable {
    package var text: String
    package var number: ExactDecimal?
    package var category: PluralCategory?
  }

  /// A choice between variants, as a step on the way to a branch.
  package struct Choice: Sendable {
    package var argument: String?
    package var selector: Selector
    /// The keys of all variants, in order.
    package var keys: [Key]
    package var chosen: Int
    package var fallback: Int
    /// An index into ``LocaleTable/variants``.
    var variant: Int

    package var key: Key { keys[chosen] }
    package var isDefault: Bool { chosen == fallback }

    /// The label in reports, such as `[few]` or `case=genitive`.
    var label: String {
      guard case .word = selector, let argument, key.category == nil else { return "[\(key.text)]" }
      return "\(argument)=\(key.text)"
    }
  }

  /// The name of the message, attribute, or term, such as `greeting`, `greeting.title`, or `-brand`.
  package var name: String
  package var file: String
  /// The line in the file, from 1.
  package var line: Int
  var source: Int
  /// The pattern of the whole message, attribute, or term. A variant is a part of it.
  var pattern: PatternReference
  /// The choices that lead from the pattern to the branch, outermost first.
  package var choices: [Choice] = []

  /// The labels of the choices, such as `[few] case=genitive`.
  package var label: String { choices.map(\.label).joined(separator: " ") }

  /// Returns whether this branch is a variant that contains the other branch.
  package func leads(to other: Branch) -> Bool {
    guard let last = choices.last else { return false }
    return other.choices.dropLast().contains { $0.variant == last.variant }
  }

  package func isReached(in said: Coverage.Said) -> Bool {
    choices.last.map { said.variants.contains($0.variant) } ?? said.patterns.contains(pattern.start)
  }

  /// Returns whether any variant of the message or attribute was used.
  package func isMessageReached(in said: Coverage.Said) -> Bool { said.patterns.contains(pattern.start) }
}
