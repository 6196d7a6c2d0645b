// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The words of a language, each with the messages that have it.
struct LintVocabulary {
  private var messages: [String: Set<String>] = [:]
  /// The words that are the whole value of an entry, with the entries.
  private var entries: [String: Set<String>] = [:]

  init(_ language: LintLanguage) {
    for layer in language.chain.reversed() {
      for entry in Array(layer.messages.values) + Array(layer.generated.values)
      where !entry.isGrammar && entry.file.name != LintTree.auditFile {
        for (attribute, pattern) in entry.patterns {
          let words = Self.words(in: pattern, of: entry.file)
          for word in words { messages[word, default: []].insert(entry.id) }
          guard attribute == nil, words.count == 1, let word = words.first, entry.file.plainText(pattern) != nil,
            let kind = entry.kind, kind != .currency
          else { continue }
          entries[word, default: []].insert(entry.id)
        }
      }
    }
  }

  /// Returns the messages that have a word in their text.
  func messages(with word: String) -> Set<String> { messages[word] ?? [] }

  /// Returns the entries of the lexicon whose value is a word.
  func entries(of word: String) -> Set<String> { entries[word] ?? [] }

  /// Returns the words of a pattern in lowercase. Names of arguments and keys of variants aren't words.
  static func words(in pattern: Pattern, of file: LintFile) -> Set<String> {
    var words: Set<String> = []
    LintNode.visit(pattern) { node in
      guard case .text(let text) = node else { return }
      for word in text.text(in: file.source).split(whereSeparator: { !$0.isLetter }) {
        words.insert(word.lowercased())
      }
    }
    return words
  }
}
