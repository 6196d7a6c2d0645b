// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Records which messages and variants of a table are used, for checks of golden files.
///
/// Use it from one task at a time.
package final class Coverage: MessageObserver, @unchecked Sendable {
  /// The variants, patterns, and word forms that phrases have used so far.
  package struct Said: Sendable {
    package internal(set) var variants: Set<Int> = []
    package internal(set) var patterns: Set<Int32> = []
    /// The word forms that phrases requested, including forms that the word lacks.
    var forms: Set<WordForm> = []

    package init() {}

    package mutating func add(_ other: Said) {
      variants.formUnion(other.variants)
      patterns.formUnion(other.patterns)
      forms.formUnion(other.forms)
    }

    /// Returns the items that `earlier` lacks, without the branch's own message or attribute.
    package func since(_ earlier: Said, without branch: Branch) -> Said {
      var said = Said()
      said.variants = variants.subtracting(earlier.variants)
      said.patterns = patterns.subtracting(earlier.patterns)
      said.forms = forms.subtracting(earlier.forms)
      said.patterns.remove(branch.pattern.start)
      return said
    }
  }

  /// A form of a word, by the word's index in the lexicon and the form's number.
  struct WordForm: Hashable {
    var entry: Int
    var form: Int
  }

  package var said = Said()
  /// The arguments of each message's first use, by the message's id.
  package private(set) var calls: [String: Phrase.Arguments] = [:]
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
  var coverage: Coverage? { observer as? Coverage }
}

extension TableLibrary {
  /// Returns a language's table with all messages compiled. Their use is recorded in `coverage`.
  static func make(
    _ tag: LanguageTag, before overlays: [TableSource] = [], library: LocaleTable? = nil, coverage: Coverage
  ) -> LocaleTable {
    let (table, places) = makeObserved(tag, before: overlays, library: library, by: coverage)
    coverage.places = places
    return table
  }
}
