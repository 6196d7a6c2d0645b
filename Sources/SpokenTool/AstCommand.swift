// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The command `spoken ast`. It prints the tree of an FTL file, in the format of the Fluent project's reference
/// parsers.
enum AstCommand {
  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["ast"], console) }
    var spans = false
    var files: [String] = []
    for word in arguments {
      switch word {
      case "--spans": spans = true
      case _ where word.hasPrefix("-") && word != "-":
        throw Complaint(.unknownOption(word, known: ["--spans"]), help: "ast")
      default: files.append(word)
      }
    }
    guard let file = files.first else { throw Complaint(.missing("file", form: "an FTL file"), help: "ast") }
    guard files.count == 1 else { throw Complaint(.surplus(files[1]), help: "ast") }
    do {
      let resource = Resource(parsing: try Input.bytes(of: file))
      console.out.append { $0.append(contentsOf: resource.referenceJSON(spans: spans).utf8) }
      let lines = LineIndex(of: resource.source)
      for case .junk(let junk) in resource.entries {
        for error in junk.annotations {
          console.err.line("\(file):\(lines.position(of: error.offset)): error: \(error.message)")
        }
      }
      return 0
    } catch {
      throw Complaint(error, help: "ast")
    }
  }
}
