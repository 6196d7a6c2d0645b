// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The command `spoken`.
@main
enum SpokenCommand {
  static let names = [
    "say", "kinds", "audit", "lint", "swift", "import", "export", "changes", "cases", "lexicon", "new", "sheet", "uses",
    "export-language", "import-language", "phrasebook", "languages", "ast", "help",
  ]

  static func main() {
    exit(run(CommandLine.arguments.dropFirst(), .standard()))
  }

  /// Runs the command. The exit status is 2 if the call is wrong, and 1 if the input is.
  static func run(_ arguments: ArraySlice<String>, _ console: Console) -> Int32 {
    var status: Int32
    do throws(Complaint) {
      status = try dispatch(arguments, console)
    } catch {
      console.err.line(error.line)
      status = error.problem.isUsage ? 2 : 1
    }
    console.flush()
    if let failure = console.out.failure {
      // The reader closed the pipe. Exit silently, with the same status as a process that SIGPIPE ended.
      if failure == EPIPE { return 128 + SIGPIPE }
      console.complain("cannot write to standard output: \(SystemCalls.reason(failure))")
      console.flush()
      status = 1
    }
    return status
  }

  private static func dispatch(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case nil:
      HelpCommand.overview(console.err)
      return 2
    case "say": return try SayCommand.run(rest, console)
    case "kinds": return try KindsCommand.run(rest, console)
    case "audit": return try AuditCommand.run(rest, console)
    case "lint": return LintCommand.run(rest)
    case "swift": return try SwiftCommand.run(rest, console)
    case "import": return try ImportCommand.run(rest, console)
    case "export": return try ExportCommand.run(rest, console)
    case "changes": return try ChangesCommand.run(rest, console)
    case "cases": return try CasesCommand.run(rest, console)
    case "ast": return try AstCommand.run(rest, console)
    case "lexicon": return try LexiconCommand.run(rest, console)
    case "new": return try NewCommand.run(rest, console)
    case "sheet": return try SheetCommand.run(rest, console)
    case "uses": return try UsesCommand.run(rest, console)
    case "export-language": return try ExportLanguageCommand.run(rest, console)
    case "import-language": return try ImportLanguageCommand.run(rest, console)
    case "phrasebook": return try PhrasebookCommand.run(rest, console)
    case "languages": return try LanguagesCommand.run(rest, console)
    case "help", "--help", "-h": return HelpCommand.run(Array(rest), console)
    case let name?: throw Complaint(.unknownCommand(name), help: "")
    }
  }
}

/// An error with the topic to look up in the help.
struct Complaint: Error {
  let problem: Problem
  let surface: Surface
  /// The words after `spoken help`.
  let help: String

  init(_ problem: Problem, surface: Surface = .words(places: ["file"]), help: String) {
    self.problem = problem
    self.surface = surface
    self.help = help
  }

  /// The message in the format of compilers. If the call is wrong, it includes the command for help.
  var line: String {
    if case .notStrings(let place, let reason) = problem {
      return "\(place.file):\(place.line):\(place.column): error: \(reason)"
    }
    let line = "error: " + problem.text(surface)
    guard problem.isUsage else { return line }
    return line + "\nSee 'spoken help\(help.isEmpty ? "" : " " + help)' for more information."
  }
}
