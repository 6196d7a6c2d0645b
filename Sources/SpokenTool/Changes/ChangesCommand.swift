// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken changes`. It lists the phrases that differ between two versions of the tables.
enum ChangesCommand {
  static let usage = """
    OVERVIEW: Lists the phrases that changed between two versions of the tables.

    The command says every message in both versions, with samples of its arguments, and prints
    a line for each phrase that differs. The lines have the format of the section 'Wording' in
    CHANGELOG.md. The command reads the files of both versions, so that you can use it without
    a build.

    USAGE: spoken changes <from> [<to>] [--repository <folder>] [--locale <tag>] [--tsv]
                          [--check <changelog>]

    ARGUMENTS:
      <from>          The older version: a folder of tables, such as Locales, or a Git revision,
                      such as 0.1.0.
      <to>            The newer version (default: the folder Locales of the repository).

    OPTIONS:
      --repository    The folder of a clone of SpokenText, for Git revisions (default: the current
                      folder). In a package that uses SpokenText, it is
                      .build/checkouts/SpokenText.
      --locale        Only this language.
      --tsv           Print all samples that differ instead of three for each message, as a table
                      with the columns language, message, case, old, and new. In a cell, a
                      backslash is written as \\\\, a line break as \\n, and a tab as \\t.
      --check         Print nothing, and report an error for each changed message that the first
                      version in this changelog doesn't name under 'Wording', and for each message
                      that it names but that hasn't changed.

    EXAMPLE:
      $ spoken changes 0.1.0 0.2.0 --locale de
    """

  /// The greatest number of lines to print for each message.
  private static let limit = 3

  private struct Options {
    var versions: [String] = []
    var repository = "."
    var language: LanguageTag?
    var isTable = false
    var changelog: String?
  }

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["changes"], console) }
    do throws(Problem) {
      return try run(try read(arguments), console)
    } catch { throw Complaint(error, surface: .words(places: ["from"]), help: "changes") }
  }

  private static func read(_ arguments: ArraySlice<String>) throws(Problem) -> Options {
    var options = Options()
    var rest = arguments
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        options.versions.append(word)
        continue
      }
      let option = OptionWord(word)
      switch option.name {
      case "--repository": options.repository = try option.value(&rest)
      case "--check": options.changelog = try option.value(&rest)
      case "--tsv":
        try option.refuseValue()
        options.isTable = true
      case "--locale":
        let tag = try option.value(&rest)
        do { options.language = try readLanguage(.string(tag)) } catch { throw .value(key: "locale", error) }
      default:
        throw .unknownOption(option.name, known: ["--repository", "--locale", "--tsv", "--check"])
      }
    }
    guard !options.versions.isEmpty else {
      throw .missing("from", form: "a folder of tables or a Git revision, such as 0.1.0")
    }
    guard options.versions.count <= 2 else { throw .surplus(options.versions[2]) }
    return options
  }

  private static func run(_ options: Options, _ console: Console) throws(Problem) -> Int32 {
    let old = try TableVersion(options.versions[0], repository: options.repository)
    defer { old.remove() }
    let newName = options.versions.dropFirst().first ?? LintTree.join(options.repository, TableVersion.tables)
    let new = try TableVersion(newName, repository: options.repository)
    defer { new.remove() }
    let known = Set(old.folder.languages + new.folder.languages).sorted { $0.description < $1.description }
    if let language = options.language, !known.contains(language) {
      throw .value(key: "locale", .noSuchLanguage(language.description, known: known.map(\.description)))
    }
    var changes: [TableChange] = []
    for tag in known where options.language.map({ $0 == tag }) ?? true {
      guard old.folder.languages.contains(tag), new.folder.languages.contains(tag) else {
        console.err.line(
          "note: language '\(tag)' is in \(new.folder.languages.contains(tag) ? "the newer" : "the older") version only"
        )
        continue
      }
      let found = try TableChanges(of: tag, from: old, to: new)
      changes += found.changes
      for id in found.unheard {
        console.err.line("note: \(tag) '\(id)' is written in another way, but no sample sounds different")
      }
    }
    if let path = options.changelog {
      let errors = Changelog(try Input.text(of: path), path: path).errors(for: changes)
      for error in errors { console.err.line(error) }
      return errors.isEmpty ? 0 : 1
    }
    if options.isTable { console.out.line("language\tmessage\tcase\told\tnew") }
    var lines: [String: Int] = [:]
    for change in changes {
      lines[change.name, default: 0] += 1
      if options.isTable {
        console.out.line(change.row)
      } else if lines[change.name, default: 0] <= limit {
        console.out.line(change.line)
      }
    }
    return 0
  }
}

extension TableChange {
  /// The change as a line of the changelog.
  var line: String {
    let place = "- \(language) `\(message)`\(grammaticalCase.map { " in the case '\($0)'" } ?? ""): "
    return switch (old, new) {
    case (nil, let new?): place + "\"\(new)\", new"
    case (let old?, nil): place + "removed, before: \"\(old)\""
    case (let old?, let new?): place + "\"\(new)\", before: \"\(old)\""
    case (nil, nil): place
    }
  }

  /// The change as a row of a table. A cell is empty if that version doesn't have the message.
  var row: String {
    [language.description, message, grammaticalCase ?? "", old ?? "", new ?? ""].map(Self.cell).joined(separator: "\t")
  }

  /// Returns a text without line breaks and tabs, for a cell of a table.
  static func cell(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }
}

/// The section "Wording" of the first version in a changelog.
struct Changelog {
  private let path: String
  /// The name of the version, such as `Unreleased`.
  private var version = ""
  /// The line of the heading "Wording", or of the version's heading. Lines are counted from 1.
  private var line = 1
  /// The messages that the section names, such as `de progress-step`, with their lines.
  private var named: [(name: String, line: Int)] = []

  init(_ text: String, path: String) {
    self.path = path
    var isFirst = false
    var isWording = false
    // Ignore examples in code blocks.
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      if line.hasPrefix("## ") {
        if isFirst { break }
        isFirst = true
        self.line = index + 1
        version = String(line.dropFirst(3).prefix { $0 != " " }.filter { $0 != "[" && $0 != "]" })
      } else if isFirst, line.hasPrefix("### ") {
        isWording = line == "### Wording"
        if isWording { self.line = index + 1 }
      } else if isWording,
        let match = line.prefixMatch(of: #/- ([A-Za-z0-9-]+) `([A-Za-z0-9._-]+)`(?: in the case '[a-z-]+')?: /#)
      {
        named.append(("\(match.output.1) \(match.output.2)", index + 1))
      }
    }
  }

  /// Returns an error for each change that the section doesn't list, and for each listed message that hasn't changed.
  func errors(for changes: [TableChange]) -> [String] {
    var missing: [TableChange] = []
    let listed = Set(named.map(\.name))
    for change in changes where !listed.contains(change.name) && !missing.contains(where: { $0.name == change.name }) {
      missing.append(change)
    }
    let changed = Set(changes.map(\.name))
    return missing.map { "\(path):\(line):1: error: missing line under 'Wording' of '\(version)'; add: \($0.line)" }
      + named.filter { !changed.contains($0.name) }.map { entry in
        "\(path):\(entry.line):1: error: '\(entry.name)' hasn't changed since the last release; remove the line"
      }
  }
}

extension TableChange {
  fileprivate var name: String { "\(language) \(message)" }
}
