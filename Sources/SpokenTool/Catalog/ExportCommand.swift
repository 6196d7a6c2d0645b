// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The command `spoken export`. It converts the tables of an app's own phrases to a String Catalog.
enum ExportCommand {
  static let usage = """
    OVERVIEW: Turns the tables of an app's own phrases into a String Catalog of Xcode's.

    A catalog holds text, the arguments of a message, and choices by plural category. If a
    message has anything else, such as FORM, a term, or an attribute, the command reports an
    error and prints nothing.

    USAGE: spoken export <folder>

    ARGUMENTS:
      <folder>   The tables: a file or a folder for each language, such as en.ftl and de.ftl.

    EXAMPLE:
      $ spoken export Sources/App/Locales > Localizable.xcstrings
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["export"], console) }
    do throws(Problem) {
      if let option = arguments.first(where: { $0.hasPrefix("-") }) { throw .unknownOption(option, known: []) }
      guard let folder = arguments.first else { throw .missing("folder", form: "the folder of an app's tables") }
      guard arguments.count == 1 else { throw .surplus(arguments[arguments.startIndex + 1]) }
      guard LintTree.isFolder(folder) else { throw .unreadable(folder, reason: "it is not a folder") }
      let tree = LintTree(root: folder, isOverlay: true)
      guard !tree.languages.isEmpty else { throw .unreadable(folder, reason: "no tables; add en.ftl") }
      return export(tree, console)
    } catch { throw Complaint(error, surface: .words(places: ["folder"]), help: "export") }
  }

  private static func export(_ tree: LintTree, _ console: Console) -> Int32 {
    let export = CatalogExport(tree)
    for failure in export.failures {
      console.err.line(
        "\(failure.path):\(failure.position): \(failure.isWarning ? "warning" : "error"): \(failure.message)")
    }
    guard export.failures.allSatisfy(\.isWarning) else { return 1 }
    console.out.append { $0.append(contentsOf: export.catalog.text.utf8) }
    return 0
  }
}
