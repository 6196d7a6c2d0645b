// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// An index to find languages that have the same text for a message, which may be a copy.
struct LintTextIndex {
  private struct Place: Hashable {
    var id: String
    var text: String
  }

  private var languages: [Place: [LintLanguage]] = [:]

  init(_ languages: [LintLanguage]) {
    for language in languages {
      for (id, entry) in language.messages {
        guard !entry.file.isGenerated, !entry.isGrammar, let value = entry.value,
          LintCheck.hasWords(value, in: entry.file)
        else { continue }
        self.languages[Place(id: id, text: entry.file.text(pattern: value)), default: []].append(language)
      }
    }
  }

  /// Returns the languages that have a text for a message.
  func languages(with text: String, of id: String) -> [LintLanguage] { languages[Place(id: id, text: text)] ?? [] }
}
