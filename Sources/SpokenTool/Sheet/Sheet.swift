// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Sample phrases in English and in another language.
struct Sheet {
  /// A phrase in both languages.
  struct Row: Equatable {
    var english: String
    var phrase: SheetPhrase
    /// The old phrase, or an empty text if the old tables lack it. It is `nil` if the sheet isn't about changes.
    var before: String?
    /// The request, as the words after `spoken say`.
    var call: String
  }

  let tag: LanguageTag
  /// `true` if the sheet shows only phrases that changed since a revision.
  let isOfChanges: Bool
  private(set) var rows: [Row] = []
  /// The errors in the files of the language.
  let diagnostics: [TableDiagnostic]

  init(_ options: SheetOptions) throws(Problem) {
    let folder = options.folder
    tag = try Self.language(options.language, in: folder, key: "language")
    let tables = try TableVersion(folder.path, repository: ".", parsing: ["en", tag] + tag.parents)
    let english = try tables.english()
    let source = try SheetSide("en", in: folder)
    let language = try SheetSide(tag, in: folder)
    diagnostics = language.diagnostics
    isOfChanges = options.revision != nil
    let files = Set(options.files)
    let entries = [english] + (tables.language(tag)?.chain ?? [])
    let own = entries.flatMap { $0.messages.values }.filter { files.contains($0.file.name) }.map(\.id)
    let messages = MessageSamples(english, tables.language(tag), tables.declarations)
    var columns = Columns(english: source, language: language, files: files, messages: Set(own))
    let samples = try SheetSamples.all(messages, in: folder, with: files)
    if let revision = options.revision {
      let old = try TableVersion(revision, repository: SheetSamples.parent(of: folder.path), parsing: [])
      defer { old.remove() }
      columns.old = old.folder.languages.contains(tag) ? try SheetSide(tag, in: old.folder) : nil
      rows = try columns.rows(of: samples, areChanges: true)
    } else {
      rows = try columns.rows(of: samples, areChanges: false)
    }
  }

  /// Returns the text with `#` in place of each number.
  static func shape(_ text: String) -> String { text.replacing(#/\d[\d.,\u{A0}\u{202F}]*/#, with: "#") }

  /// Returns the language in the folder that matches a tag best.
  ///
  /// - Parameter key: The name of the argument to blame in an error.
  static func language(_ name: String, in folder: TableFolder, key: String) throws(Problem) -> LanguageTag {
    do { return try folder.language(named: name) } catch { throw .value(key: key, error) }
  }
}

private struct Columns {
  var english: SheetSide
  var language: SheetSide
  var old: SheetSide?
  /// The files to print samples for. If it is empty, all files are used.
  private let files: Set<String>
  /// The messages in these files.
  private let messages: Set<String>

  /// The texts that were already printed, each with its message. Numbers are replaced by `#`.
  private var seen: Set<[String]> = []

  init(english: SheetSide, language: SheetSide, files: Set<String>, messages: Set<String>) {
    (self.english, self.language, self.files, self.messages) = (english, language, files, messages)
  }

  mutating func rows(of samples: [SheetSample], areChanges: Bool) throws(Problem) -> [Sheet.Row] {
    var rows: [Sheet.Row] = []
    for sample in samples {
      guard let english = english.say(sample), let said = language.say(sample) else { continue }
      var found: [Sheet.Row] = []
      let before = areChanges ? old?.say(sample) ?? [] : nil
      for (index, said) in said.enumerated() {
        let source = english.indices.contains(index) ? english[index].text : ""
        let phrase = said.isUnknown && !source.isEmpty ? english[index].asFallback : said
        let old = before.map { before in
          guard before.indices.contains(index) else { return "" }
          return before[index].isUnknown && !source.isEmpty ? source : before[index].text
        }
        guard old != phrase.text, !(source + phrase.text).isEmpty else { continue }
        let isNew = sample.message.map { seen.insert([$0, Sheet.shape(source), Sheet.shape(phrase.text)]).inserted }
        if isNew ?? true, seen.insert([source, phrase.text]).inserted {
          found.append(Sheet.Row(english: source, phrase: phrase, before: old, call: sample.call))
        }
      }
      if !found.isEmpty, try takesPart(in: sample) { rows += found }
    }
    return rows
  }

  /// Returns `true` if the sample uses a message of the requested files, in one of the languages.
  private mutating func takesPart(in sample: SheetSample) throws(Problem) -> Bool {
    if files.isEmpty || sample.message.map({ self.messages.contains($0) }) == true { return true }
    let messages = try english.messages(in: sample).union(language.messages(in: sample))
    return messages.contains { files.contains(String($0.file.split(separator: "/").last ?? "")) }
  }
}
