// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Records which messages and variants of a table were used, for completeness checks of golden files.
///
/// Use it from one task at a time. Each check creates its own table.
package final class Coverage: MessageObserver, @unchecked Sendable {
  /// The variants and patterns used up to a moment.
  package struct Said: Sendable {
    package internal(set) var variants: Set<Int> = []
    package internal(set) var patterns: Set<Int32> = []
    /// The forms of words, whether the words have them or others are said in their place.
    var forms: Set<WordForm> = []

    package init() {}

    package mutating func add(_ other: Said) {
      variants.formUnion(other.variants)
      patterns.formUnion(other.patterns)
      forms.formUnion(other.forms)
    }

    /// Returns the additions since an earlier moment, without the branch's own message or attribute.
    package func since(_ earlier: Said, without branch: Branch) -> Said {
      var said = Said()
      said.variants = variants.subtracting(earlier.variants)
      said.patterns = patterns.subtracting(earlier.patterns)
      said.forms = forms.subtracting(earlier.forms)
      said.patterns.remove(branch.pattern.start)
      return said
    }
  }

  /// A form of a word of the lexicon, by the index of its entry and the number of the form.
  struct WordForm: Hashable {
    var entry: Int
    var form: Int
  }

  /// The variants and patterns used so far.
  package var said = Said()
  /// The arguments of each message's first use, by its id.
  package private(set) var calls: [String: Phrase.Arguments] = [:]
  /// The source positions of the table's patterns and variants.
  var places = SourceMap()

  init() {}

  var variants: Set<Int> { said.variants }

  func visit(variant: Int) { said.variants.insert(variant) }
  func visit(pattern: PatternReference) { said.patterns.insert(pattern.start) }
  func visit(entry: Int, form: Int) { said.forms.insert(WordForm(entry: entry, form: form)) }

  func note(_ id: PhraseID, _ arguments: Phrase.Arguments) {
    if calls[id.description] == nil { calls[id.description] = arguments }
  }

  func forget() { said = Said() }
}

extension LocaleTable {
  /// The coverage that records this table's use, if any.
  var coverage: Coverage? { observer as? Coverage }
}

extension TableLibrary {
  /// Returns a language's table with all messages compiled and its use recorded.
  static func make(
    _ tag: LanguageTag, before overlays: [TableSource] = [], library: LocaleTable? = nil, coverage: Coverage
  ) -> LocaleTable {
    let (table, places) = makeObserved(tag, before: overlays, library: library, by: coverage)
    coverage.places = places
    return table
  }
}
