// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A reference to a compiled pattern. It is either a range of instructions or a single text of the table.
///
/// An empty pattern is an empty text. ``none`` means that there isn't a pattern.
struct PatternReference: Sendable, Hashable, BitwiseCopyable {
  private(set) var start: Int32
  /// The end of the range of instructions. For a text, the length of the text with all bits inverted.
  private(set) var end: Int32

  static let none = PatternReference(start: -1, end: -1)

  init(start: Int32, end: Int32) { (self.start, self.end) = (start, end) }

  init(instruction: Int) { (start, end) = (Int32(instruction), Int32(instruction) + 1) }

  init(text range: Range<Int>) { (start, end) = (Int32(range.lowerBound), ~Int32(range.count)) }

  var exists: Bool { start >= 0 }

  /// The position and length of the text, or `nil` if the pattern consists of instructions.
  var text: (start: UInt32, count: UInt32)? {
    exists && end < 0 ? (UInt32(bitPattern: start), UInt32(bitPattern: ~end)) : nil
  }

  /// The indices of the instructions. The range is empty for a text.
  var instructions: Range<Int> { end > start ? Int(start)..<Int(end) : 0..<0 }
}

/// One step of evaluating a pattern. A number in a case is an index into the array that the case's comment names.
enum Instruction: Sendable, BitwiseCopyable {
  /// Writes a text of the table.
  case text(start: UInt32, count: UInt32)
  /// Writes an argument.
  case argument(ArgumentName)
  /// Writes a number. Its argument and options are in ``LocaleTable/numberCalls``.
  case number(UInt32)
  /// Writes another message or attribute with the same arguments.
  case pattern(PatternReference)
  /// Writes the target of a reference in ``LocaleTable/guarded``, unless that target is already being written.
  case guarded(UInt32)
  /// Writes the term of a call in ``LocaleTable/termCalls``, with the arguments of that call.
  case term(UInt32)
  /// Writes a phrase in the form that a call of `FORM` in ``LocaleTable/formCalls`` requests.
  case form(UInt32)
  /// Writes the word for a trait of an argument, such as `feminine` for its gender.
  case trait(ArgumentName, SelectorKey)
  /// Writes the start of a sentence. Capitalizes the first letter if the text is from the table, and not a user's name.
  case title(Operand)
  /// Writes characters one by one.
  case spell(Operand)
  /// Writes text in another language, for a call of `LANG`. The number is an index into
  /// ``LocaleTable/languageCalls``.
  case language(UInt32)
  /// Writes text with marks for a voice, as a call of `MARK` in ``LocaleTable/markCalls`` requests.
  case mark(UInt32)
  /// Writes the `$value` of a phrase with marks for a voice, such as a pause. The ``PhraseScope`` stores the marks.
  case marked
  /// Writes the selected variant of a select expression in ``LocaleTable/selects``.
  case select(UInt32)
  /// Writes a word of the lexicon, which is an entry in ``LocaleTable/entries``.
  case entry(UInt32)
  /// Replaces the first of the three instructions of `{ $count } { $noun }`. This fast path writes all three in one
  /// step. If that isn't possible, it writes only the number.
  ///
  /// If the language has a ``Lexicon/numeral``, this pattern writes the number in place of `{ $count }`. The fast path
  /// saves 40 ns for each count in English, and 100 ns in Polish.
  case countedNoun(numeral: PatternReference)
  /// Writes a plain word. A rule that chooses a form ends with this instruction. The word is then the name of the form.
  case word(SelectorKey)
  /// Writes the name of an unresolved reference in braces, and reports the fault in ``LocaleTable/faults``.
  case fault(UInt32)
}

/// The operand of a function or a selector.
enum Operand: Sendable, Hashable, BitwiseCopyable {
  case argument(ArgumentName)
  /// A number literal, as an index into ``LocaleTable/numbers``.
  case number(UInt32)
  case pattern(PatternReference)
}

/// A call such as `NUMBER($x, minimumFractionDigits: 2)`.
struct NumberCall: Sendable, BitwiseCopyable {
  var operand: Operand
  var options = NumberOptions()
}

/// The options of `NUMBER`. They have the names and meanings of ECMA-402, except for the options of numbers in words.
struct NumberOptions: Sendable, Equatable, BitwiseCopyable {
  var minimumIntegerDigits = 1
  var minimumFractionDigits: Int?
  var maximumFractionDigits: Int?
  var minimumSignificantDigits: Int?
  var maximumSignificantDigits: Int?
  var useGrouping: Bool?
  var isOrdinal = false
  /// The name of the rules for a number in words, such as `cardinal`, `ordinal`, or `year`. ``SelectorKey/none`` for
  /// digits.
  var family = SelectorKey.none
  var genderWord = SelectorKey.none
  var caseWord = SelectorKey.none

  func apply(to number: ExactDecimal) -> ExactDecimal {
    let isUnchanged =
      minimumFractionDigits == nil && maximumFractionDigits == nil && minimumSignificantDigits == nil
      && maximumSignificantDigits == nil
    return isUnchanged ? number : rounded(number)
  }

  private func rounded(_ number: ExactDecimal) -> ExactDecimal {
    guard number.isFinite else { return number }
    var result = number
    if minimumSignificantDigits != nil || maximumSignificantDigits != nil {
      let places = 1 + result.magnitudeExponent
      if let maximumSignificantDigits {
        result = result.rounded(toFractionDigits: maximumSignificantDigits - places).withoutTrailingZeros
      }
      if let minimumSignificantDigits {
        // Rounding may have added an integer digit. For example, 9.996 is now 10.0.
        let fraction = minimumSignificantDigits - 1 - result.magnitudeExponent
        if fraction > result.visibleFractionDigits { result = result.withFractionDigits(fraction) }
      }
      return result
    }
    if let maximumFractionDigits { result = result.rounded(toFractionDigits: maximumFractionDigits) }
    if let minimumFractionDigits {
      if maximumFractionDigits != nil { result = result.withoutTrailingZeros }
      if result.visibleFractionDigits < minimumFractionDigits {
        result = result.withFractionDigits(minimumFractionDigits)
      }
    } else if maximumFractionDigits != nil {
      result = result.withoutTrailingZeros
    }
    return result
  }
}

/// A call such as `FORM($phrase, $count, case: "genitive", gender: "feminine")`, `FORM($noun, 5)`, or
/// `FORM($noun, form: "plural")`.
struct FormCall: Sendable, Hashable, BitwiseCopyable {
  var operand: Operand
  /// The second argument of `FORM`, such as `$count` in `FORM($unit, $count)`. If it is a number, it becomes the `$count`
  /// of the phrase in the first argument. Otherwise, that phrase agrees with the traits of this argument.
  var countOrNoun: ArgumentName?
  /// The number that counts the phrase, as an index into ``LocaleTable/numbers``, or -1.
  var number: Int32 = -1
  /// The name of the requested form of a noun or an adjective.
  var formWord = SelectorKey.none
  var caseWord = SelectorKey.none
  var genderWord = SelectorKey.none
  /// If the operand is a word of the lexicon, its index in ``LocaleTable/entries``. Otherwise, -1. The word agrees with
  /// the phrase in ``countOrNoun``, but that phrase isn't its count.
  var entry: Int32 = -1
}

/// A call such as `-term(case: "genitive")`.
struct TermCall: Sendable {
  var pattern: PatternReference
  var arguments: [(name: ArgumentName, value: TermArgument)]
}

/// The value of a term's argument. FTL allows only literals.
enum TermArgument: Sendable {
  case number(ExactDecimal)
  case text(String)
}

/// A call such as `LANG($name, "fr")`.
struct LanguageCall: Sendable {
  let operand: Operand
  let tag: LanguageTag
}

/// A call such as `MARK("live", pronunciation: "laɪv")`.
struct MarkCall: Sendable {
  let operand: Operand
  let marks: VoiceMarks
}

/// A reference in a cycle, and the fault to report when the reference would repeat.
struct GuardedReference: Sendable, BitwiseCopyable {
  var pattern: PatternReference
  var fault: UInt32
}

/// A selector with its variants, in the order of the source.
struct Select: Sendable {
  var selector: Selector
  /// `true` if a selection by letters has a variant that writes its operand, such as `de { $month }`.
  var repeatsOperand = false
  /// The indices of the variants in ``LocaleTable/variants``.
  let variants: Range<Int>
  /// The index of the default variant. It is the first variant until the compiler finds the default.
  var defaultVariant: Int

  init(_ selector: Selector, among variants: Range<Int>) {
    (self.selector, self.variants, defaultVariant) = (selector, variants, variants.lowerBound)
  }
}

/// The selector of a select expression.
enum Selector: Sendable, BitwiseCopyable {
  case value(Operand)
  case number(UInt32)
  case trait(ArgumentName, SelectorKey)
  case head(Operand)
  case tail(Operand)

  /// The operand whose letters the selector examines. `nil` for other selectors.
  var examinedOperand: Operand? {
    switch self {
    case .head(let operand), .tail(let operand): operand
    case .value, .number, .trait: nil
    }
  }
}

/// One variant of a select expression.
struct SelectVariant: Sendable, BitwiseCopyable {
  /// The key of the variant if that key is a word, or ``SelectorKey/none`` if it is a number.
  var word = SelectorKey.none
  /// The index of the key in ``LocaleTable/numbers`` if the key is a number, or -1.
  var number: Int32 = -1
  /// The letter class that the key of `HEAD` or `TAIL` names, as an index into ``LocaleTable/letterClasses``, or -1.
  var letterClass: Int32 = -1
  var pattern = PatternReference.none

  /// The plural category that the key names, if any.
  var category: PluralCategory? { word.category }
}
