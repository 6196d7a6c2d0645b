// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken uses`. It prints which kinds of phrases and which other messages use a message, and sample
/// phrases with it.
enum UsesCommand {
  static let usage = """
    OVERVIEW: Prints who asks for a message, and sample phrases with it.

    For each message, the command prints:
      - the English comment, with the arguments and an example
      - the kinds of phrases that use it
      - the English messages that refer to it
      - the cases that these phrases and messages ask for with FORM
      - sample requests with their phrases, as in 'spoken sheet'

    USAGE: spoken uses <id> ... [--locale <tag>] [--all] [--tables <folder>]

    ARGUMENTS:
      <id>        The id of a message, such as delay-late, or of an attribute, such as
                  chart-lowest.share.

    OPTIONS:
      --locale    A language whose phrases are printed below the English ones.
      --all       Print all samples instead of ten.
      --tables    The folder with a folder for each language (default: Locales).

    EXAMPLE:
      $ spoken uses chart-values --locale pl
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["uses"], console) }
    do throws(Problem) {
      let members = try words(arguments.filter { $0 != "--all" })
      guard case .array(let ids)? = members.first(where: { $0.name == idKey.name })?.value, !ids.isEmpty else {
        throw Problem.missing(idKey.name, form: idKey.form)
      }
      let folder = try TableFolder(members.text(of: Common.tables.key) ?? "Locales")
      let language = try members.text(of: Common.locale.key).map { name throws(Problem) in
        try Sheet.language(name, in: folder, key: Common.locale.key.name)
      }
      let names = ids.compactMap { id in if case .string(let name) = id { name } else { nil } }
      var uses = try MessageUses(of: names, in: folder, language)
      for (index, name) in names.enumerated() {
        if index > 0 { console.out.line("") }
        for line in try uses.lines(for: name, limit: arguments.contains("--all") ? .max : 10) {
          console.out.line(line)
        }
      }
      return 0
    } catch { throw Complaint(error, surface: .words(places: [idKey.name]), help: "uses") }
  }

  private static func words(_ arguments: [String]) throws(Problem) -> [JSON.Member] {
    do throws(Problem) {
      return try Words(arguments, places: [idKey], options: [Common.locale.key, Common.tables.key]).members
    } catch {
      guard case .unknownOption(let name, let known) = error else { throw error }
      throw .unknownOption(name, known: known + ["--all"])
    }
  }

  private static let idKey = Key(
    name: "id", form: "the id of a message, such as delay-late", meaning: "", place: .required, word: .plains)
}
