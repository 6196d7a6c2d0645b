// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The sample phrases of all languages, with the messages that take part in them.
struct Phrasebook {
  let samples: [SheetSample]
  /// The languages, English first.
  let languages: [PhrasebookLanguage]
  /// The English comments of the messages.
  let comments: [String: [String]]
  /// The errors in the files.
  let diagnostics: [TableDiagnostic]

  /// - Parameter languages: The languages to show with English.
  init(of languages: [LanguageTag], in folder: TableFolder) throws(Problem) {
    let tags = ["en"] + languages.filter { $0 != "en" }
    let tables = try TableVersion(folder.path, repository: ".", parsing: tags + tags.flatMap(\.parents))
    let source = try tables.english()
    let common = try SheetSamples.common(in: folder)
    let sheets = try tags.map { tag throws(Problem) in
      try common + MessageSamples(source, tables.language(tag), tables.declarations).all(with: [])
    }
    var samples = Self.union(of: sheets)
    var (books, diagnostics): ([PhrasebookLanguage], [TableDiagnostic]) = ([], [])
    for (tag, sheet) in zip(tags, sheets) {
      guard let language = tables.language(tag) else { continue }
      let side = try SheetSide(tag, in: folder)
      diagnostics += side.diagnostics
      let calls = Set(sheet.map(\.call))
      books.append(try PhrasebookLanguage(language, side, saying: samples, of: calls, besides: books.first))
    }
    let isHeard = Self.distinct(samples, in: books)
    samples = zip(samples, isHeard).filter(\.1).map(\.0)
    for index in books.indices { books[index].keep(isHeard) }
    (self.samples, self.languages, self.diagnostics) = (samples, books, diagnostics)
    let ids = Set(books.flatMap { $0.messages.map(\.id) })
    comments = Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in
        source.message(id).map { (id, MessageComment($0, attribute: nil).lines) }
      })
  }

  /// Returns the samples of all sheets without duplicates.
  private static func union(of sheets: [[SheetSample]]) -> [SheetSample] {
    var calls: Set<String> = []
    let samples = sheets.joined().filter { calls.insert($0.call).inserted }
    // Sort by message, so that the samples of a message are adjacent even if they come from different sheets.
    var places: [String: Int] = [:]
    for sample in samples { if let id = sample.message, places[id] == nil { places[id] = places.count } }
    return samples.enumerated().sorted { left, right in
      let (first, second) = (places[left.element.message ?? ""] ?? -1, places[right.element.message ?? ""] ?? -1)
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }

  /// Returns `false` for each sample that no language can say, and for each that repeats an earlier one in all
  /// languages. Phrases of a message that differ only in digits are repetitions.
  private static func distinct(_ samples: [SheetSample], in books: [PhrasebookLanguage]) -> [Bool] {
    var seen: [Set<[String]>] = Array(repeating: [], count: books.count)
    return samples.enumerated().map { index, sample in
      var isNew = false
      for (book, language) in books.enumerated() {
        let texts = language.phrases[index].map(\.text)
        guard texts.contains(where: { !$0.isEmpty }) else { continue }
        let shapes = sample.message.map { [$0] + texts.map(Sheet.shape) } ?? [sample.kind.name] + texts
        if seen[book].insert(shapes).inserted { isNew = true }
      }
      return isNew
    }
  }
}
