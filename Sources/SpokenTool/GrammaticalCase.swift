// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A case of a language, and a message that asks a phrase for it.
struct GrammaticalCase {
  private let word: String

  /// - Parameter tables: An app's phrases, which may have cases of their own.
  init(_ word: String, of language: LanguageTag, with tables: AppTables?) throws(Problem) {
    let known = Self.all(of: language, with: tables)
    guard known.contains(word) else {
      throw .value(key: Common.grammaticalCase.key.name, .notAChoice(word, choices: known))
    }
    self.word = word
  }

  /// What the messages of a language choose by, sorted.
  private static func all(of tag: LanguageTag, with tables: AppTables?) -> [String] {
    let files = (tables?.files(for: tag) ?? []).filter { $0.language == tag }
      .map { LintFile(path: $0.name, name: $0.name, bytes: Array($0.text.utf8)) }
    var words = LintWords()
    for language in LintTree([tag: files], isOverlay: true).languages.flatMap(\.chain) {
      for entry in language.messages.values { words.collect(entry) { _ in true } }
    }
    // What stands where nothing is asked for is often called so.
    return words.cases.subtracting(["other"]).sorted()
  }

  private static let id: PhraseID = "phrase-in-case"

  /// The message that asks, as a request has phrases of its own.
  var overlay: JSON.Member {
    JSON.Member(
      name: Common.overlay.key.name, value: .string("\(Self.id) = { FORM($phrase, case: \"\(word)\") }\n"))
  }

  /// The phrase inside that message.
  func phrase(_ phrase: Phrase) -> Phrase { .message(Self.id, ["phrase": phrase]) }
}
