// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The value of an argument while a phrase is evaluated. The ``PhraseScope`` stores the texts.
enum Value: Sendable, BitwiseCopyable {
  case number(ExactDecimal, NumberWriting)
  /// Text from the app or its user. It is never inflected, and is cleaned of control characters when it is written.
  case text(KeptText)
  /// A word for selections, which is never spoken.
  case word(SelectorKey)
  /// A message with its own arguments. It is evaluated when the message that contains it is written.
  case phrase(BoundMessage)
  /// A word of the lexicon, given by its message. The surrounding phrase determines the form.
  case entry(Int32)
  /// A phrase with the plural category of a number, such as "2 to 5". It selects variants such as `[few]`, but never an
  /// exact number such as `[1]`.
  case quantity(BoundMessage, PluralCategory)
  case quantityText(KeptText, PluralCategory)
  /// Finished text with spans. For example, several sentences, or a phrase of another language that begins with a
  /// user's text.
  case utterance(KeptText)
  /// A phrase that only another language has. It is capitalized like a phrase of this language.
  case otherLanguage(KeptText)
  /// A message that no language has. Its id is written in braces.
  case missing(KeptText)
  /// An empty value.
  case silence

  static func number(_ number: ExactDecimal) -> Value { .number(number, .grouped) }

  /// Returns the plural category, or `nil` if the value isn't a number.
  func category(by plurals: PluralRules) -> PluralCategory? {
    switch self {
    case .number(let number, _): number.isFinite ? plurals.cardinal(number.operands()) : nil
    case .quantity(_, let category), .quantityText(_, let category): category
    case .text, .word, .phrase, .entry, .utterance, .otherLanguage, .missing, .silence: nil
    }
  }

  /// Returns a number that isn't a quantity, such as a year or an hour. Its digits are never grouped.
  static func identifier(_ number: Int) -> Value {
    .number(ExactDecimal(low: UInt64(number.magnitude), isNegative: number < 0), .plain)
  }
}

/// The way to write a number.
enum NumberWriting: UInt8, Sendable, BitwiseCopyable {
  /// Digits without separators between groups.
  case plain
  /// Digits with the separators that the language's voices can read.
  case grouped
  /// Words that agree with the counted noun, such as "twenty-one".
  case words
  /// Words for a year, such as "nineteen eighty-four".
  case year

  /// `true` if the number is written in words.
  var isSpelled: Bool { rawValue > NumberWriting.grouped.rawValue }

  /// The name of the rules for numbers in words.
  var family: SelectorKey { self == .year ? .year : .cardinal }
}

/// The index of a text that a ``PhraseScope`` stores.
struct KeptText: Sendable, BitwiseCopyable {
  var index: Int32

  /// Returns the text at `distance` after this one.
  func advanced(by distance: Int) -> KeptText { KeptText(index: index + Int32(distance)) }
}

/// A message or attribute with its arguments.
struct BoundMessage: Sendable, BitwiseCopyable {
  var pattern: PatternReference
  /// The message of the pattern. Its attributes are the phrase's traits.
  var message: Int32
  var frame: Frame
}

/// The arguments of one phrase, as a range of bindings.
struct Frame: Sendable, Equatable, BitwiseCopyable {
  var start: Int32
  var count: Int32
  /// The message of the noun that the phrase counts or agrees with, or -1.
  var noun: Int32 = -1

  static let empty = Frame(start: 0, count: 0)
}

/// An argument with its name and value.
struct Binding: Sendable, BitwiseCopyable {
  var name: ArgumentName
  var value: Value
}
