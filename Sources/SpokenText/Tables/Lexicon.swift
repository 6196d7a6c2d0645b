// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A language's words with their forms, and the rules that choose among the forms.
///
/// An entry is a message whose id begins with the prefix of an ``EntryKind``, and whose value consists only of words.
/// The attributes are its forms. The messages `forms-noun` and `forms-adjective` declare a language's forms. They also
/// name the fallbacks for forms that an entry lacks.
struct Lexicon: Sendable {
  /// The forms of nouns and of adjectives, with their rules, and the rule for a state without a noun.
  var noun = Forms()
  var adjective = Forms()
  var predicateRule = PatternReference.none
  /// The pattern that writes the number before a noun, if it isn't always digits. In some genders and cases, small
  /// numbers are words, such as the Polish "dwie" before a feminine noun.
  var numeral = PatternReference.none
  /// The separators of lists whose items contain an "and".
  var joints = CompoundJoints()

  struct Forms: Sendable {
    /// The index of the first name in ``LocaleTable/formNames``. The name of the form in the value comes first,
    /// followed by the names of the attributes.
    var names: Int32 = 0
    var count: Int32 = 0
    /// The rule that chooses a form, which is the value of `form-noun` or `form-adjective`.
    var rule = PatternReference.none

    /// `true` if there is only one form, and no rule that chooses a form.
    var isSingle: Bool { count <= 1 && !rule.exists }
  }

  /// The separators before a list's last item, used if an item contains an "and", such as "1 hour and 30 minutes".
  struct CompoundJoints {
    /// The trait of items that contain an "and".
    var trait = SelectorKey.none
    /// The separator between two items, and before the last of several items.
    var two = PatternReference.none
    var end = PatternReference.none
  }

  func forms(of kind: EntryKind) -> Forms { kind.isNoun ? noun : adjective }
}

/// The kind of a lexicon entry, given by the beginning of its id.
enum EntryKind: String, Sendable, CaseIterable {
  case noun, currency, unit, adjective, state, word

  /// Creates the kind of an entry from its id. Returns `nil` if the id isn't that of an entry.
  init?(id: String) {
    guard let hyphen = id.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    self.init(rawValue: String(id[..<hyphen]))
  }

  var prefix: String { rawValue + "-" }

  /// `true` for words that can be counted. Other words agree with them.
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
  /// The message of the entry. Its attributes are the traits of the word.
  var message: Int32
  /// The index of the first form in ``LocaleTable/wordForms``. Every form that the language declares for the kind of
  /// word has an element there. If the entry lacks a form, the element is the fallback.
  var forms: Int32 = 0
  /// The attribute `.counted`, which writes the word with its number, if the entry has it.
  var counted = PatternReference.none
}
