// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language's words as paradigms: what an entry says in each form, and the rules that choose the form.
///
/// An entry is a message whose id begins with ``EntryKind``'s prefix and whose value is words alone. Its forms are
/// attributes; which there are, and what stands in for one that an entry lacks, the language says in its messages
/// `forms-noun` and `forms-adjective`.
struct Lexicon: Sendable {
  /// The forms of nouns and the rule that chooses among them; those of adjectives; and the rule for a state by itself.
  var noun = Forms()
  var adjective = Forms()
  var predicateRule = PatternReference.none
  /// What says the number in front of nouns.
  var numeral = Numeral()

  /// The forms that one kind of word has.
  struct Forms: Sendable {
    /// The first of the forms' names in ``TableParts/formNames``: the name of the value, then those of the attributes.
    var names: Int32 = 0
    var count: Int32 = 0
    /// The value of `form-noun` or `form-adjective`, which selects until it comes to a name.
    var rule = PatternReference.none
    /// What the rule comes to, where the number, the case and traits decide.
    var ruled = RuleCells()

    /// Whether there is only one form, and no rule that could go wrong.
    var isSingle: Bool { count <= 1 && !rule.exists }
  }

  /// How a language says the number in front of a noun, where that is more than its digits: in some genders and cases
  /// small numbers are words, as "dwie" of two feminine things.
  struct Numeral: Sendable {
    /// The pattern of such a message; ``PatternReference/none`` where there are only digits.
    var pattern = PatternReference.none
    /// Which numbers may be words, in ``TableParts/numeralKeys``.
    var ruled = RuleCells()
  }

  /// Finds what the rules come to.
  mutating func followRules(with follower: inout RuleFollower, in table: borrowing CompiledTable) {
    noun.ruled = follower.follow(noun, in: table)
    adjective.ruled = follower.follow(adjective, beside: noun.rule, in: table)
    numeral.ruled = follower.follow(numeral, in: table)
  }

  /// Whether a rule looks at traits of nouns or at the case. Otherwise all nouns have the first cell.
  var placesNouns: Bool { !noun.ruled.axes.isEmpty || !numeral.ruled.axes.isEmpty }

  /// An entry with its cells, if it is a noun.
  func placed(
    _ entry: LexiconEntry, with follower: borrowing RuleFollower, in table: borrowing CompiledTable
  ) -> LexiconEntry {
    guard entry.kind.isNoun else { return entry }
    var entry = entry
    entry.formCell = follower.cell(of: entry.message, by: noun.ruled, in: table)
    entry.numeralCell = follower.cell(of: entry.message, by: numeral.ruled, in: table)
    return entry
  }

  /// The forms of an entry, by its kind.
  func forms(of kind: EntryKind) -> Forms { kind.isNoun ? noun : adjective }
}

/// What an entry is, by the beginning of its id.
enum EntryKind: UInt8, Sendable, CaseIterable {
  case noun, currency, unit, adjective, state, word

  /// The kind whose ids begin with a letter; each begins with another one.
  init?(initial letter: UInt8) {
    switch letter {
    case UInt8(ascii: "n"): self = .noun
    case UInt8(ascii: "c"): self = .currency
    case UInt8(ascii: "u"): self = .unit
    case UInt8(ascii: "a"): self = .adjective
    case UInt8(ascii: "s"): self = .state
    case UInt8(ascii: "w"): self = .word
    default: return nil
    }
  }

  /// What the ids of such entries begin with.
  var prefix: String { staticPrefix.description }

  /// The same, whose bytes are there without a `String`.
  var staticPrefix: StaticString {
    switch self {
    case .noun: "noun-"
    case .currency: "currency-"
    case .unit: "unit-"
    case .adjective: "adjective-"
    case .state: "state-"
    case .word: "word-"
    }
  }

  /// Whether it is counted; otherwise it agrees with what is.
  var isNoun: Bool { rawValue <= EntryKind.unit.rawValue }
}

/// One word with all its forms.
struct LexiconEntry: Sendable, BitwiseCopyable {
  var kind: EntryKind
  /// Of a noun, the cell of its own traits, without a case: in what the rule for forms comes to, and that for numerals.
  var formCell = UInt8(0), numeralCell = UInt8(0)
  /// Its message, whose attributes are its traits.
  var message: Int32
  /// The first of its forms in ``TableParts/wordForms``: one for each that its kind has, with stand-ins in place.
  var forms: Int32 = 0
  /// Its count written out, where the entry says that itself: the attribute `.counted`.
  var counted = PatternReference.none
}
