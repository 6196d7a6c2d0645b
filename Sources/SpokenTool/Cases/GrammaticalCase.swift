// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A case that a language has.
struct GrammaticalCase {
  private let asking: CaseOverlay
  private let word: String

  /// - Parameter tables: An app's phrases, which may have their own cases.
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

  /// A member that adds a message to a request's overlay. The message says its argument in the case.
  var overlay: JSON.Member { asking.member }

  /// Returns a phrase that says the given phrase in the case.
  func phrase(_ phrase: Phrase) -> Phrase { asking.phrase(phrase, in: word) }
}

/// An overlay with a message for each case. The message says its argument in that case.
struct CaseOverlay {
  private static let prefix = "phrase-in-case-"
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The overlay as the member `overlay` of a request in JSON.
  var member: JSON.Member {
    let lines = words.map { "\(Self.prefix)\($0) = { FORM($phrase, case: \"\($0)\") }\n" }
    return JSON.Member(name: Common.overlay.key.name, value: .string(lines.joined()))
  }

  func phrase(_ phrase: Phrase, in word: String) -> Phrase {
    .message(PhraseID(unchecked: Self.prefix + word), ["phrase": phrase])
  }
}
