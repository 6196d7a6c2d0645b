// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken export-language`. It writes the tables of a language for a translation tool or a spreadsheet.
enum ExportLanguageCommand {
  static let usage = """
    OVERVIEW: Writes the tables of a language for a translation tool, or its words for a spreadsheet.

    The name of the output decides the format:
      - .xliff or .xlf: all texts. Each form of a phrase is a unit of its own, with the English
        text, and the English comment as a note. Placeables such as { $count } are protected.
      - .csv: the words of the lexicon, with a column for each form.

    Messages that English doesn't have are left out, because they are the language's own
    grammar. Files that scripts write are left out, too. To start a new language, run
    'spoken new' first. 'spoken import-language' reads the file again.

    USAGE: spoken export-language <language> [<file> ...] --output <path> [<options>]

    ARGUMENTS:
      <language>   The language tag, such as pl.
      <file>       Only texts of this file, such as timing or timing.ftl (default: all files).

    OPTIONS:
      -o, --output The file to write, such as pl.xliff or pl.csv.
      --version    The version of XLIFF, 1.2 or 2.0 (default: 1.2).
      --tables     The folder with a folder for each language (default: Locales).

    EXAMPLES:
      $ spoken export-language pl -o pl.xliff
      $ spoken export-language pl noun state -o pl.csv
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["export-language"], console) }
    do throws(Problem) {
      let options = try Options(arguments)
      let tables = options.tables
      guard tables.languages.contains(options.tag) else {
        throw .unreadable(
          LintTree.join(tables.path, "\(options.tag)"),
          reason: "it has no tables; run 'spoken new \(options.tag)' first")
      }
      let units = try TranslationUnits(in: tables)
      var files = try TableVersion.handwrittenFiles(of: options.tag, in: tables)
      for word in options.files where !files.contains(where: { $0.name == word }) {
        throw .noSuchFile(word, known: files.map(\.name))
      }
      if !options.files.isEmpty { files = files.filter { options.files.contains($0.name) } }
      switch options.format {
      case .xliff:
        let all = files.map { (name: $0.name, units: units.units(of: $0)) }.filter { !$0.units.isEmpty }
        try TextFile.write(XLIFFWriter.text(of: all, in: options.tag, version: options.version), to: options.output)
        let count = all.reduce(0) { $0 + $1.units.count }
        console.out.line("wrote \(options.output) with \(counted(count, "text")) of \(counted(all.count, "file"))")
      case .csv:
        try TextFile.write(LexiconTable.text(of: files, units, in: options.tag), to: options.output)
        console.out.line("wrote \(options.output)")
      }
      return 0
    } catch { throw Complaint(error, surface: .words(places: ["language", "file"]), help: "export-language") }
  }

  /// The words after `spoken export-language`.
  private struct Options {
    let tag: LanguageTag
    /// The names of files, such as `timing.ftl`.
    let files: [String]
    let output: String
    let format: LanguageFileFormat
    let version: XLIFFVersion
    let tables: TableFolder

    init(_ arguments: ArraySlice<String>) throws(Problem) {
      var (output, path, version): (String?, String, XLIFFVersion) = (nil, "Locales", .v1)
      var words: [String] = []
      var rest = arguments
      while let word = rest.popFirst() {
        guard word.hasPrefix("-") else {
          words.append(word)
          continue
        }
        let option = OptionWord(word)
        switch option.name {
        case "-o", "--output": output = try option.value(&rest)
        case "--tables": path = try option.value(&rest)
        case "--version":
          let text = try option.value(&rest)
          guard let known = XLIFFVersion(rawValue: text) else {
            throw .value(key: "version", .notAChoice(text, choices: XLIFFVersion.allCases.map(\.rawValue)))
          }
          version = known
        default: throw .unknownOption(option.name, known: ["--output", "--version", "--tables"])
        }
      }
      guard let name = words.first else { throw .missing("language", form: "a language tag, such as pl") }
      guard let output else { throw .missing("output", form: "the file to write, such as --output pl.xliff") }
      do { tag = try LanguageTag(parsing: name) } catch { throw .value(key: "language", .notALanguage(name, error)) }
      files = words.dropFirst().map { $0.hasSuffix(".ftl") ? $0 : $0 + ".ftl" }
      guard let format = LanguageFileFormat(path: output) else {
        throw .value(key: "output", .notAChoice(output, choices: LanguageFileFormat.names))
      }
      (self.output, self.format, self.version) = (output, format, version)
      tables = try TableFolder(path)
    }
  }
}
