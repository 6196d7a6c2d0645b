// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Which messages and variants of a table have been said. Only completeness checks of goldens use it.
///
/// Not for use by more than one task at a time: each check makes a table of its own for it.
package final class Coverage: MessageObserver, @unchecked Sendable {
  /// What has been said up to some moment.
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

    /// What was said since an earlier moment, without the message or attribute that a branch is in.
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

  /// What has been said so far.
  package var said = Said()
  /// The arguments that each message was first said with by its id.
  package private(set) var calls: [String: Phrase.Arguments] = [:]
  /// Where the table's patterns and variants come from.
  var places = SourceMap()

  init() {}

  var variants: Set<Int> { said.variants }

  func visit(variant: Int) { said.variants.insert(variant) }
  func visit(pattern: PatternReference) { said.patterns.insert(pattern.start) }
  func visit(entry: Int, form: Int) { said.forms.insert(WordForm(entry: entry, form: form)) }

  func note(_ id: PhraseID, _ arguments: Phrase.Arguments) {
    if calls[id.description] == nil { calls[id.description] = arguments }
  }

  /// Starts over.
  func forget() { said = Said() }
}

extension LocaleTable {
  /// The coverage that counts what this table says.
  var coverage: Coverage? { observer as? Coverage }
}

extension TableLibrary {
  /// A language with all its messages compiled, whose use is recorded.
  static func make(_ tag: LanguageTag, before overlays: [TableSource] = [], coverage: Coverage) -> LocaleTable {
    let (table, places) = makeObserved(tag, before: overlays, by: coverage)
    coverage.places = places
    return table
  }
}
