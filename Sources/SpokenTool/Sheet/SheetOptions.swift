// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The words after `spoken sheet`.
struct SheetOptions {
  enum Form { case text, tsv, html, voice }

  var language = ""
  /// The names of files, with or without `.ftl`.
  var files: [String] = []
  /// The revision to compare with, or `nil` to print all phrases.
  var revision: String?
  var form = Form.text
  let folder: TableFolder

  init(_ arguments: ArraySlice<String>) throws(Problem) {
    var words: [String] = []
    var form: Form?
    var path = "Locales"
    var rest = arguments
    // The word after `--changed` may be a revision or a file. It is a file if the folder has one with that name.
    var isAfterChanged = false
    var doubtful: String?
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        if isAfterChanged, !words.isEmpty { doubtful = word } else { words.append(word) }
        isAfterChanged = false
        continue
      }
      isAfterChanged = false
      let option = OptionWord(word)
      switch option.name {
      case "--tables": path = try option.value(&rest)
      case "--changed" where word == option.name:
        revision = "HEAD"
        isAfterChanged = true
      case "--changed":
        var none: ArraySlice<String> = []
        revision = try option.value(&none)
      case "--tsv": try Self.choose(.tsv, option, &form)
      case "--html": try Self.choose(.html, option, &form)
      case "--voice": try Self.choose(.voice, option, &form)
      default:
        throw .unknownOption(option.name, known: ["--changed", "--tsv", "--html", "--voice", "--tables"])
      }
    }
    folder = try TableFolder(path)
    self.form = form ?? .text
    let known = Self.names(in: folder)
    if let doubtful {
      if known.contains(Self.name(of: doubtful)) {
        words.append(doubtful)
      } else {
        revision = doubtful
      }
    }
    guard let first = words.first else { throw .missing("language", form: "a language tag, such as pl") }
    language = first
    files = words.dropFirst().map(Self.name)
    for (file, word) in zip(files, words.dropFirst()) where !known.contains(file) {
      throw .noSuchFile(word, known: known.sorted().map { String($0.dropLast(".ftl".count)) })
    }
  }

  /// Chooses a form, or reports that two were chosen.
  private static func choose(_ form: Form, _ option: OptionWord, _ chosen: inout Form?) throws(Problem) {
    try option.refuseValue()
    if let chosen, chosen != form { throw .twoOfOne("\(chosen)", "\(form)") }
    chosen = form
  }

  private static func name(of word: String) -> String { word.hasSuffix(".ftl") ? word : word + ".ftl" }

  private static func names(in folder: TableFolder) -> Set<String> {
    Set(folder.languages.flatMap { LintTree.names(in: LintTree.join(folder.path, $0.description)) })
      .filter { $0.hasSuffix(".ftl") }
  }
}
