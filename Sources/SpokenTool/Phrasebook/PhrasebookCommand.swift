// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken phrasebook`. It writes a website with the sample phrases of all languages.
enum PhrasebookCommand {
  static let usage = """
    OVERVIEW: Writes a website with the sample phrases of all languages.

    The page shows two languages side by side. You can search it, and listen to each phrase. You can also see the command, the
    comment, and the lines of the tables. To see the page, open index.html in a browser. It needs no server and no network.

    The samples are those of 'spoken sheet'. The command reads the files, so that the page shows an edit without a build. Phrases
    that are wholly or partly in English, because a language lacks a message, are marked.

    USAGE: spoken phrasebook --output <folder> [<language> ...] [--tables <folder>]

    ARGUMENTS:
      <language>   The tags of the languages next to English, such as pl (default: all languages).

    OPTIONS:
      -o, --output The folder to write. It is created if it doesn't exist.
      --tables     The folder with a folder for each language (default: Locales).

    EXAMPLE:
      $ spoken phrasebook -o .build/phrasebook
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["phrasebook"], console) }
    do throws(Problem) {
      let options = try PhrasebookOptions(arguments)
      let book = try Phrasebook(of: options.languages, in: options.folder)
      for diagnostic in book.diagnostics { console.err.line("\(diagnostic)") }
      try PhrasebookSite(book).write(to: options.output)
      let languages = counted(book.languages.count, "language")
      console.out.line(
        "wrote \(options.output)/index.html with \(counted(book.samples.count, "sample")) in \(languages)")
      return 0
    } catch { throw Complaint(error, surface: .words(places: ["language"]), help: "phrasebook") }
  }
}

/// The words after `spoken phrasebook`.
private struct PhrasebookOptions {
  let output: String
  let folder: TableFolder
  /// The languages to show with English. The default is all languages of the folder.
  let languages: [LanguageTag]

  init(_ arguments: ArraySlice<String>) throws(Problem) {
    var (output, path): (String?, String) = (nil, "Locales")
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
      default: throw .unknownOption(option.name, known: ["--output", "--tables"])
      }
    }
    guard let output else { throw .missing("output", form: "the folder to write, such as --output phrasebook") }
    let folder = try TableFolder(path)
    (self.output, self.folder) = (output, folder)
    guard !words.isEmpty else {
      languages = folder.languages
      return
    }
    var languages: [LanguageTag] = []
    for word in words {
      let tag = try Sheet.language(word, in: folder, key: "language")
      if !languages.contains(tag) { languages.append(tag) }
    }
    self.languages = languages
  }
}
