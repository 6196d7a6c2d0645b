// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextFluent

/// The command `spoken import`. It converts a String Catalog to the tables of an app's own phrases.
enum ImportCommand {
  static let usage = """
    OVERVIEW: Turns a String Catalog of Xcode's into tables of an app's own phrases.

    The command writes a file for each language, such as en.ftl. 'spoken export' turns the
    files into the same catalog again. Lines that begin with '# Xcode' hold the parts of the
    catalog that a table has no syntax for. Examples are the key of a string and the state
    of its translation.

    USAGE: spoken import <catalog> --into <folder> [--replace] [--skip]

    ARGUMENTS:
      <catalog>   The file, such as Localizable.xcstrings.

    OPTIONS:
      --into      The folder for the tables. The command makes it if it doesn't exist.
      --replace   Replace tables that the folder already has. Messages keep the ids that they
                  have there.
      --skip      Leave out strings that a table can't hold, and report them as warnings. By
                  default, they are errors, and the command writes nothing.

    EXAMPLE:
      $ spoken import Localizable.xcstrings --into Sources/App/Locales
    """

  private struct Options {
    var catalog = ""
    var folder = ""
    var replaces = false
    var skips = false
  }

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["import"], console) }
    do throws(Problem) {
      return try run(try read(arguments), console)
    } catch { throw Complaint(error, surface: .words(places: ["catalog"]), help: "import") }
  }

  private static func read(_ arguments: ArraySlice<String>) throws(Problem) -> Options {
    var options = Options()
    var files: [String] = []
    var folder: String?
    var rest = arguments
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        files.append(word)
        continue
      }
      let option = OptionWord(word)
      switch option.name {
      case "--into": folder = try option.value(&rest)
      case "--replace":
        try option.refuseValue()
        options.replaces = true
      case "--skip":
        try option.refuseValue()
        options.skips = true
      default: throw .unknownOption(option.name, known: ["--into", "--replace", "--skip"])
      }
    }
    guard let file = files.first else { throw .missing("catalog", form: "a String Catalog, such as App.xcstrings") }
    guard files.count == 1 else { throw .surplus(files[1]) }
    guard let folder else { throw .missing("into", form: "the folder for the tables") }
    (options.catalog, options.folder) = (file, folder)
    return options
  }

  private static func run(_ options: Options, _ console: Console) throws(Problem) -> Int32 {
    let bytes = try Input.bytes(of: options.catalog)
    let catalog = try StringCatalog(bytes, path: options.catalog)
    let known = options.replaces ? known(in: options.folder) : [:]
    let reserved = LintLibrary().language("en")?.allMessageIDs ?? []
    let imported = CatalogImport(catalog, known: known, reserved: reserved)
    var failures = imported.failures
    failures += losses(of: imported, from: catalog)
    report(failures, bytes, options, console)
    if !options.skips, !failures.isEmpty {
      console.complain(
        "\(counted(failures.count, "string")) of \(catalog.entries.count) can't be imported; pass --skip to leave "
          + (failures.count == 1 ? "it out" : "them out"))
      return 1
    }
    let files =
      options.skips
      ? CatalogImport(catalog.without(Set(failures.map(\.key))), known: known, reserved: reserved).files
      : imported.files
    try write(files, options)
    for file in files {
      console.out.line("\(LintTree.join(options.folder, "\(file.tag).ftl")): \(counted(file.count, "message"))")
    }
    if failures.isEmpty, catalog.text != String(decoding: bytes, as: UTF8.self) {
      console.err.line(
        "note: '\(options.catalog)' isn't in Xcode's format, but its export will be")
    }
    return 0
  }

  /// Returns the ids of the messages in a folder, by the keys of their strings.
  private static func known(in folder: String) -> [String: String] {
    var known: [String: String] = [:]
    for language in LintTree(root: folder, isOverlay: true).languages {
      for entry in language.messages.values {
        guard let comment = entry.comment else { continue }
        var marks = CatalogMarks()
        for line in entry.file.lines(of: comment) { _ = marks.read(line.text) }
        if let key = marks.key { known[key] = entry.id }
      }
    }
    return known
  }

  /// Exports the imported strings, and returns those that differ from the catalog.
  private static func losses(of imported: CatalogImport, from catalog: StringCatalog) -> [CatalogImport.Failure] {
    var files: [LanguageTag: [LintFile]] = [:]
    for file in imported.files {
      files[file.tag] = [LintFile(path: "\(file.tag).ftl", name: "\(file.tag).ftl", bytes: Array(file.text.utf8))]
    }
    let exported = CatalogExport(LintTree(files, isOverlay: true)).catalog
    let found = Dictionary(exported.entries.map { ($0.key, $0) }) { first, _ in first }
    let failed = Set(imported.failures.map(\.key))
    return catalog.entries.filter { !failed.contains($0.key) && found[$0.key]?.ordered != $0.ordered }.map { entry in
      CatalogImport.Failure(
        key: entry.key,
        fault: CatalogFault(
          "a table can hold only a part of the string", at: entry.offset.byte))
    }
  }

  private static func report(
    _ failures: [CatalogImport.Failure], _ bytes: [UInt8], _ options: Options, _ console: Console
  ) {
    let lines = LineIndex(of: bytes)
    for failure in failures.sorted(by: { $0.fault.offset < $1.fault.offset }) {
      let position = lines.position(of: failure.fault.offset)
      console.err.line(
        "\(options.catalog):\(position): \(options.skips ? "warning" : "error"): \(quoted(failure.key)): "
          + failure.fault.message)
    }
  }

  private static func write(
    _ files: [(tag: LanguageTag, text: String, count: Int)], _ options: Options
  ) throws(Problem) {
    let paths = files.map { LintTree.join(options.folder, "\($0.tag).ftl") }
    if !options.replaces, let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      throw .unwritable(path, reason: "the file exists; pass --replace to replace it")
    }
    do {
      try FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    } catch { throw .unwritable(options.folder, reason: error.localizedDescription) }
    for (file, path) in zip(files, paths) {
      try TextFile.write(file.text, to: path)
    }
  }
}

extension StringCatalog {
  /// Returns the catalog without some strings, and without its unknown members.
  fileprivate func without(_ keys: Set<String>) -> StringCatalog {
    var catalog = self
    catalog.entries.removeAll { keys.contains($0.key) }
    catalog.unknown = []
    return catalog
  }
}
