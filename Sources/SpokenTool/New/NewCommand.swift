// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken new`. It starts the tables of a language, with every message of English and no words.
enum NewCommand {
  static let usage = """
    OVERVIEW: Starts the tables of a language, for a translator.

    The command writes the files that English has, with the messages in the same order. Each
    message has the English comment, the plural categories of your language, and the empty text
    { "" }, which you replace. Until then, the message counts as missing: lint reports it, and it
    is spoken in English.

    If a file exists, the command keeps its text, and appends the messages that your language
    doesn't have. So run it again after English has new messages.

    Files that scripts write are left out, and so are the terms of English and its own words, whose
    names begin with 'word-' or 'adjective-'. For a regional table, such as en-AU, the command
    writes only the beginning of number.ftl.

    USAGE: spoken new <tag> [--folder <folder>]

    ARGUMENTS:
      <tag>       The language tag, such as cs, pt-BR, or zh-Hant.

    OPTIONS:
      --folder    The folder with a folder for each language (default: Locales).

    EXAMPLE:
      $ spoken new cs
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["new"], console) }
    do throws(Problem) {
      let members = try Words(arguments, places: [tagKey], options: [folderKey]).members
      guard let name = members.text(of: tagKey) else { throw Problem.missing(tagKey.name, form: tagKey.form) }
      let language = try NewLanguage(name, in: try TableFolder(members.text(of: folderKey) ?? "Locales"))
      for file in language.files {
        try language.write(file)
        console.out.line(file.line)
      }
      if language.files.isEmpty { console.out.line("\(language.folder) has every message of English") }
      console.out.line("")
      console.out.line(NextSteps.text(for: language))
      return 0
    } catch { throw Complaint(error, surface: .words(places: [tagKey.name]), help: "new") }
  }

  private static let tagKey = Key(name: "tag", form: "a language tag, such as cs", meaning: "")
  private static let folderKey = Key(name: "folder", form: "a folder, such as Locales", meaning: "", word: .file)
}

extension [JSON.Member] {
  /// Returns the text of a key on the command line, or `nil` if the key is missing.
  func text(of key: Key) -> String? {
    guard case .string(let text)? = first(where: { $0.name == key.name })?.value else { return nil }
    return text
  }
}
