// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The command `spoken sheet`. It prints sample phrases in English and in another language, side by side.
enum SheetCommand {
  static let usage = """
    OVERVIEW: Prints sample phrases in English and in another language, side by side.

    The samples are:
      - the examples of all kinds (see 'spoken kinds')
      - the batch in Examples/phrases.jsonl, next to the folder of the tables
      - each message with examples of its arguments, such as numbers

    The command reads the files, so that you hear an edit without a build. Phrases that are wholly or partly in English, because
    your language lacks a message, have the mark [in English].

    USAGE: spoken sheet <language> [<file> ...] [<options>]

    ARGUMENTS:
      <language>   The language tag, such as pl.
      <file>       Only phrases that use a message of this file, such as timing or timing.ftl
                   (default: all files).

    OPTIONS:
      --changed [<revision>]
                   Only phrases that differ from those of a Git revision (default: HEAD), with
                   their old wording.
      --tsv        Print a table with the columns english, the language, before (if you pass
                   --changed), mark, and request. In a cell, a backslash is written as \\\\, a line
                   break as \\n, and a tab as \\t.
      --html       Print a page for a browser. Each phrase is marked with its language.
      --voice      Speak each phrase with espeak-ng or, on a Mac, with 'say'.
      --tables     The folder with a folder for each language (default: Locales).

    EXAMPLES:
      $ spoken sheet pl timing
      $ spoken sheet pl --changed
      $ spoken sheet pl --html > sheet.html
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    try run(arguments, console, environment: ProcessInfo.processInfo.environment)
  }

  static func run(
    _ arguments: ArraySlice<String>, _ console: Console, environment: [String: String]
  ) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["sheet"], console) }
    do throws(Problem) {
      let options = try SheetOptions(arguments)
      // If no voice is installed, report this before the samples are said.
      let voice = options.form == .voice ? try SheetVoice(path: environment["PATH"]) : nil
      let sheet = try Sheet(options)
      for diagnostic in sheet.diagnostics { console.err.line("\(diagnostic)") }
      switch options.form {
      case .text, .voice:
        let text = SheetText(sheet, width: LexiconCommand.width(environment["COLUMNS"]))
        for row in sheet.rows {
          for line in text.lines(of: row) { console.out.line(line) }
          guard let voice else { continue }
          console.flush()
          try voice.speak(row.phrase.text, in: row.phrase.isAllEnglish ? "en" : sheet.tag)
        }
      case .tsv: for line in SheetTable.lines(of: sheet) { console.out.line(line) }
      case .html: console.out.line(SheetPage.html(of: sheet))
      }
      if sheet.rows.isEmpty { console.err.line("note: no phrases to print") }
      return 0
    } catch { throw Complaint(error, surface: .words(places: ["language", "file"]), help: "sheet") }
  }
}
