// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The files of a phrasebook, which are a page and a script for each language. A page that is opened as a file can't
/// load JSON.
struct PhrasebookSite {
  private let book: Phrasebook

  init(_ book: Phrasebook) { self.book = book }

  /// Writes the files, and removes the data of languages that the phrasebook doesn't have.
  func write(to path: String) throws(Problem) {
    let data = LintTree.join(path, "data")
    if LintTree.isFolder(data), !FileManager.default.fileExists(atPath: LintTree.join(data, "samples.js")) {
      throw .unwritable(data, reason: "the folder exists, and isn't that of a phrasebook")
    }
    do {
      if LintTree.isFolder(data) { try FileManager.default.removeItem(atPath: data) }
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    } catch { throw .unwritable(path, reason: error.localizedDescription) }
    let page = [
      ("index.html", PackageResources.index_html), ("style.css", PackageResources.style_css),
      ("phrasebook.js", PackageResources.phrasebook_js),
    ]
    for (name, bytes) in page {
      try TextFile.write(String(decoding: bytes, as: UTF8.self), to: LintTree.join(path, name))
    }
    try TextFile.write("phrasebook.begin(\(samples.description));\n", to: LintTree.join(data, "samples.js"))
    for language in book.languages {
      try TextFile.write(
        "phrasebook.add(\(Self.json(of: language).description));\n", to: LintTree.join(data, "\(language.tag).js"))
    }
  }

  private var samples: JSON {
    let files = Dictionary(
      uniqueKeysWithValues: (book.languages.first?.messages ?? []).map {
        ($0.id, String($0.path.split(separator: "/").last ?? ""))
      })
    return .object([
      JSON.Member(
        name: "languages",
        value: .array(
          book.languages.map { language in
            .object([
              JSON.Member(name: "tag", value: .string("\(language.tag)")),
              JSON.Member(name: "direction", value: .string(language.tag.direction)),
            ])
          })),
      JSON.Member(
        name: "samples",
        value: .array(
          book.samples.map { sample in
            .object([
              JSON.Member(name: "call", value: .string(sample.call)),
              // The section is the English file of the message, such as timing.ftl, or the kind of the sample.
              JSON.Member(name: "section", value: .string(sample.message.flatMap { files[$0] } ?? sample.kind.name)),
            ])
          })),
      JSON.Member(
        name: "comments",
        value: .object(
          book.comments.sorted { $0.key < $1.key }.map { id, lines in
            JSON.Member(name: id, value: .array(lines.map { .string($0) }))
          })),
    ])
  }

  private static func json(of language: PhrasebookLanguage) -> JSON {
    .object([
      JSON.Member(name: "tag", value: .string("\(language.tag)")),
      JSON.Member(name: "phrases", value: .array(language.phrases.map { .array($0.map(json)) })),
      JSON.Member(name: "uses", value: .array(language.uses.map { .array($0.map { .number("\($0)") }) })),
      JSON.Member(
        name: "messages",
        value: .array(
          language.messages.map { entry in
            .array([.string(entry.id), .string(entry.path), .number("\(entry.line)"), .string(entry.text)])
          })),
    ])
  }

  /// Returns a phrase as an object. Text in another language becomes an array of the tag, the direction, and the text.
  private static func json(of phrase: SheetPhrase) -> JSON {
    let runs = phrase.runs.map { run -> JSON in
      let text = JSON.string(run.text)
      return run.language.map { .array([.string("\($0)"), .string($0.direction), text]) } ?? text
    }
    var members = [JSON.Member(name: "runs", value: .array(runs))]
    if !phrase.mark.isEmpty { members.append(JSON.Member(name: "mark", value: .string(phrase.mark))) }
    return .object(members)
  }
}
