// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken import-language`. It writes translated texts into the tables of a language.
enum ImportLanguageCommand {
  static let usage = """
    OVERVIEW: Writes the texts of a translation tool or a spreadsheet into the tables of a language.

    The file is one of 'spoken export-language': XLIFF 1.2, XLIFF 2, or CSV. Only texts that
    differ are changed, so a file that nobody has edited changes nothing. A text without words
    changes nothing either. In CSV, an empty cell removes a form of a word.

    If a text is invalid, the command reports it, and changes no file. Afterwards, run
    'spoken lint' on the language.

    USAGE: spoken import-language <file> [--tables <folder>]

    ARGUMENTS:
      <file>       The file, such as pl.xliff or pl.csv.

    OPTIONS:
      --tables     The folder with a folder for each language (default: Locales).

    EXAMPLE:
      $ spoken import-language pl.xliff
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["import-language"], console) }
    do throws(Problem) {
      let members = try Words(arguments, places: [fileKey], options: [tablesKey]).members
      guard let path = members.text(of: fileKey) else { throw Problem.missing(fileKey.name, form: fileKey.form) }
      return try run(path, try TableFolder(members.text(of: tablesKey) ?? "Locales"), console)
    } catch { throw Complaint(error, surface: .words(places: [fileKey.name]), help: "import-language") }
  }

  private static let fileKey = Key(name: "file", form: "a file, such as pl.xliff or pl.csv", meaning: "")
  private static let tablesKey = Key(name: "tables", form: "a folder, such as Locales", meaning: "", word: .file)

  private static func run(_ path: String, _ tables: TableFolder, _ console: Console) throws(Problem) -> Int32 {
    guard let format = LanguageFileFormat(path: path) else {
      throw .value(key: "file", .notAChoice(path, choices: LanguageFileFormat.names))
    }
    let changes: [(file: LintFile, edits: TranslationEdits)]
    var errors: [Problem] = []
    switch format {
    case .xliff:
      let document = try XLIFFReader(try Input.bytes(of: path), path: path)
      let files = try files(of: document.tag, in: tables, path)
      let units = try TranslationUnits(in: tables)
      var found: [(LintFile, TranslationEdits)] = []
      for (name, texts) in document.files {
        guard let file = files.first(where: { $0.name == name }) else {
          throw .notStrings(AuditItem.Place(file: path, line: 1), "unknown file \(quoted(name)) of '\(document.tag)'")
        }
        found.append((file, TranslationEdits(texts, to: file, units: units.units(of: file))))
      }
      changes = found
    case .csv:
      let table = try LexiconTable(try Input.text(of: path), path: path)
      let files = try files(of: table.tag, in: tables, path)
      errors = table.unknown(in: files)
      changes = files.map { ($0, table.edits(of: $0)) }
    }
    errors += changes.flatMap(\.edits.errors)
    for error in errors { console.err.line(Complaint(error, help: "import-language").line) }
    guard errors.isEmpty else { return 1 }
    for (file, change) in changes where !change.edits.isEmpty {
      try TextFile.write(String(decoding: LintEdit.apply(change.edits, to: file.source), as: UTF8.self), to: file.path)
      console.out.line("\(file.path): \(counted(change.edits.count, "change"))")
    }
    if changes.allSatisfy(\.edits.edits.isEmpty) { console.out.line("nothing changed") }
    return 0
  }

  /// Returns the files of a language that a translator edits.
  private static func files(
    of tag: LanguageTag, in tables: TableFolder, _ path: String
  ) throws(Problem) -> [LintFile] {
    guard tables.languages.contains(tag) else {
      throw .notStrings(
        AuditItem.Place(file: path, line: 1), "no tables of '\(tag)' in '\(tables.path)'; run 'spoken new \(tag)' first"
      )
    }
    return try TableVersion.handwrittenFiles(of: tag, in: tables)
  }
}
