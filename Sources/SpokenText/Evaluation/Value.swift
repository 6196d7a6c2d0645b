// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What an argument holds while a phrase is being said. Texts are kept by the ``PhraseScope``.
enum Value: Sendable, BitwiseCopyable {
  case number(ExactDecimal, NumberWriting)
  /// Text from the app or its user: data, never inflected, cleaned of control characters as it is said.
  case text(KeptText)
  /// A word that is only selected on.
  case word(SelectorKey)
  /// Another message with arguments of its own, which is said when the placeable is reached.
  case phrase(BoundMessage)
  /// A word of the lexicon by its message, which takes the form that the phrase it stands in asks for.
  case entry(Int32)
  /// A phrase that counts as a number of this plural category, but never matches an exact number.
  case quantity(BoundMessage, PluralCategory)
  case quantityText(KeptText, PluralCategory)
  /// Text that is ready to be spoken, with its spans: several sentences, or a phrase of another language that begins
  /// with a user's text.
  case utterance(KeptText)
  /// A phrase that only another language has: it gets a capital where a phrase of this one would.
  case otherLanguage(KeptText)
  /// A message that no language has: its id is said in braces.
  case missing(KeptText)
  /// Nothing at all.
  case silence

  static func number(_ number: ExactDecimal) -> Value { .number(number, .grouped) }

  /// Its plural category, or nil if it is not a number.
  func category(by plurals: PluralRules) -> PluralCategory? {
    switch self {
    case .number(let number, _): number.isFinite ? plurals.cardinal(number.operands()) : nil
    case .quantity(_, let category), .quantityText(_, let category): category
    case .text, .word, .phrase, .entry, .utterance, .otherLanguage, .missing, .silence: nil
    }
  }

  /// An integer that names rather than counts (a year, an hour): never grouped.
  static func identifier(_ number: Int) -> Value {
    .number(ExactDecimal(low: UInt64(number.magnitude), isNegative: number < 0), .plain)
  }
}

/// How a number is said: in digits, or in words.
enum NumberWriting: UInt8, Sendable, BitwiseCopyable {
  /// Digits without separators between groups.
  case plain
  /// Digits with the separators that the language's voices read.
  case grouped
  /// "Twenty-one", as what it counts has it.
  case words
  /// "Nineteen eighty-four".
  case year

  /// Whether it is said in words.
  var isSpelled: Bool { rawValue > NumberWriting.grouped.rawValue }

  /// What the rules for the words are called.
  var family: SelectorKey { self == .year ? .year : .cardinal }
}

/// The number of a text that a ``PhraseScope`` keeps.
struct KeptText: Sendable, BitwiseCopyable {
  var index: Int32

  /// The text that was kept `distance` texts later.
  func advanced(by distance: Int) -> KeptText { KeptText(index: index + Int32(distance)) }
}

/// A message or attribute and the arguments bound to it.
struct BoundMessage: Sendable, BitwiseCopyable {
  var pattern: PatternReference
  /// The message it belongs to, whose attributes are its traits.
  var message: Int32
  var frame: Frame
}

/// A run of bindings: the arguments of one phrase.
struct Frame: Sendable, BitwiseCopyable {
  var start: Int32
  var count: Int32
  /// The message of the noun that the phrase counts or agrees with, or -1.
  var noun: Int32 = -1

  static let empty = Frame(start: 0, count: 0)
}

/// An argument: a name and its value.
struct Binding: Sendable, BitwiseCopyable {
  var name: ArgumentName
  var value: Value
}
