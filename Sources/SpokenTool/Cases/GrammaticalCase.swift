// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A case of a language, checked.
struct GrammaticalCase {
  private let asking: CaseOverlay
  private let word: String

  /// - Parameter tables: An app's phrases, which may have cases of their own.
  init(_ word: String, of language: LanguageTag, with tables: AppTables?) throws(Problem) {
    let files = (tables?.files(for: language) ?? []).filter { $0.language == language }
      .map { LintFile(path: $0.name, name: $0.name, bytes: Array($0.text.utf8)) }
    let list = CaseList(LintTree([language: files], isOverlay: true).languages.flatMap(\.chain))
    guard list.allows(word) else {
      throw .value(
        key: Common.grammaticalCase.key.name, .notACase(word, language, known: list.forApps.map(\.name)))
    }
    self.word = word
    asking = CaseOverlay([word])
  }

  /// The message that asks, as a request has phrases of its own.
  var overlay: JSON.Member { asking.member }

  /// The phrase inside that message.
  func phrase(_ phrase: Phrase) -> Phrase { asking.phrase(phrase, in: word) }
}

/// Messages that ask a phrase for cases, one for each case.
struct CaseOverlay {
  private static let prefix = "phrase-in-case-"
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The messages, as a request has phrases of its own.
  var member: JSON.Member {
    let lines = words.map { "\(Self.prefix)\($0) = { FORM($phrase, case: \"\($0)\") }\n" }
    return JSON.Member(name: Common.overlay.key.name, value: .string(lines.joined()))
  }

  /// A phrase inside the message that asks for a case.
  func phrase(_ phrase: Phrase, in word: String) -> Phrase {
    .message(PhraseID(unchecked: Self.prefix + word), ["phrase": phrase])
  }
}
