// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken languages`. It prints the built-in languages, and the languages of an app's phrases.
enum LanguagesCommand {
  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["languages"], console) }
    do throws(Problem) {
      var languages = Set(Speaker.languages.map(\.description))
      for member in try Words(arguments, places: [], options: [Common.overlay.key]).members {
        guard case .string(let path) = member.value else { continue }
        languages.formUnion(try AppTables(path).languages.map(\.description))
      }
      for language in languages.sorted() { console.out.line(language) }
      return 0
    } catch {
      throw Complaint(error, surface: .words(places: []), help: "languages")
    }
  }
}
