// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// `spoken languages`: the languages that are compiled in.
enum LanguagesCommand {
  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["languages"], console) }
    if let word = arguments.first {
      let problem = word.hasPrefix("-") ? Problem.unknownOption(word, known: []) : .surplus(word)
      throw Complaint(problem, help: "languages")
    }
    for tag in Speaker.languages { console.out.line(tag.description) }
    return 0
  }
}
