// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The phrases of one language, with the entries of its tables that take part in them.
struct PhrasebookLanguage {
  /// An entry of a table.
  struct Entry {
    var id: String
    /// The file with the entry, such as `Locales/pl/timing.ftl`.
    var path: String
    var line: Int
    /// The lines of the entry without its comment.
    var text: String
  }

  let tag: LanguageTag
  /// The phrases of each sample, or an empty list if it can't be said. A card has a phrase for each of its texts.
  private(set) var phrases: [[SheetPhrase]]
  /// The indices of the messages that take part in each sample.
  private(set) var uses: [[Int]]
  private(set) var messages: [Entry] = []

  /// - Parameters:
  ///   - calls: The samples of the language's own sheet. Other samples are left out if one of their messages is
  ///     missing.
  ///   - english: The English phrases. They replace phrases that the language can't say.
  init(
    _ language: LintLanguage, _ side: SheetSide, saying samples: [SheetSample], of calls: Set<String>,
    besides english: PhrasebookLanguage?
  ) throws(Problem) {
    var side = side
    tag = side.tag
    (phrases, uses) = ([], [])
    var indices: [String: Int] = [:]
    for (index, sample) in samples.enumerated() {
      var said = side.say(sample) ?? []
      if said.contains(where: { $0.isEnglish || $0.isUnknown }), !calls.contains(sample.call) { said = [] }
      let source = english?.phrases[index] ?? []
      phrases.append(
        said.enumerated().map { part, phrase in
          phrase.isUnknown && source.indices.contains(part) ? source[part].asFallback : phrase
        })
      let ids = said.isEmpty ? [] : Set(try side.messages(in: sample).map { MessageReferences.parts(of: $0.name).id })
      var used: [Int] = []
      // The message of the sample comes first.
      for id in ids.sorted(by: { ($0 != sample.message ? 1 : 0, $0) < ($1 != sample.message ? 1 : 0, $1) }) {
        if indices[id] == nil, let entry = Self.entry(id, in: language) {
          indices[id] = messages.count
          messages.append(entry)
        }
        if let index = indices[id] { used.append(index) }
      }
      uses.append(used)
    }
  }

  private static func entry(_ id: String, in language: LintLanguage) -> Entry? {
    let isTerm = id.hasPrefix("-")
    let found = isTerm ? language.term(String(id.dropFirst())) : language.message(id)
    guard let entry = found, !entry.isGrammar else { return nil }
    let file = entry.file
    let end = entry.patterns.map(\.pattern.range.upperBound).max() ?? entry.range.upperBound
    let text = String(decoding: file.source[Int(entry.range.lowerBound)..<Int(end)], as: UTF8.self)
    return Entry(
      id: id, path: file.path, line: file.position(of: entry.range.lowerBound).line, text: (isTerm ? "-" : "") + text)
  }

  /// Removes the samples that have the value `false`.
  mutating func keep(_ isKept: [Bool]) {
    phrases = zip(phrases, isKept).filter(\.1).map(\.0)
    uses = zip(uses, isKept).filter(\.1).map(\.0)
  }
}
