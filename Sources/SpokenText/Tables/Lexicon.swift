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
  /// The pattern that says the number in front of nouns, if that is more than digits. In some genders and cases, small
  /// numbers are words, such as "dwie" of two feminine things.
  var numeral = PatternReference.none
  /// How a list joins items that have an "and" of their own.
  var joints = CompoundJoints()

  /// The forms that one kind of word has.
  struct Forms: Sendable {
    /// The first of the forms' names in ``LocaleTable/formNames``: the name of the value, then those of the attributes.
    var names: Int32 = 0
    var count: Int32 = 0
    /// The value of `form-noun` or `form-adjective`, which selects until it comes to a name.
    var rule = PatternReference.none

    /// Whether there is only one form, and no rule that could go wrong.
    var isSingle: Bool { count <= 1 && !rule.exists }
  }

  /// The joints before the last item of a list in which an item has an "and" of its own, such as "1 hour and 30 minutes".
  struct CompoundJoints {
    /// The trait of such items.
    var trait = SelectorKey.none
    /// The joint of two items, and that before the last of several.
    var two = PatternReference.none
    var end = PatternReference.none
  }

  /// The forms of an entry, by its kind.
  func forms(of kind: EntryKind) -> Forms { kind.isNoun ? noun : adjective }
}

/// What an entry is, by the beginning of its id.
enum EntryKind: String, Sendable, CaseIterable {
  case noun, currency, unit, adjective, state, word

  /// The kind of the entry that a message is, or nil.
  init?(id: String) {
    guard let hyphen = id.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    self.init(rawValue: String(id[..<hyphen]))
  }

  /// The beginning of the ids of such entries.
  var prefix: String { rawValue + "-" }

  /// Whether it is counted; otherwise it agrees with what is.
  var isNoun: Bool {
    switch self {
    case .noun, .currency, .unit: true
    case .adjective, .state, .word: false
    }
  }
}

/// One word with all its forms.
struct LexiconEntry: Sendable, BitwiseCopyable {
  var kind: EntryKind
  /// Its message, whose attributes are its traits.
  var message: Int32
  /// The first of its forms in ``LocaleTable/wordForms``: one for each that its kind has, with stand-ins in place.
  var forms: Int32 = 0
  /// Its count written out, where the entry says that itself: the attribute `.counted`.
  var counted = PatternReference.none
}
