// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The command `spoken lint`. It checks tables.
///
/// ```
/// $ spoken lint
/// Locales/pl/money.ftl:12:17: error: unknown argument '$form' in 'money-range'; did you mean '$from'? [undeclared-argument]
/// 1 error
/// ```
enum LintCommand {
  static let usage = """
    OVERVIEW: Checks translation tables, which are FTL files.

    USAGE: spoken lint [<options>] [<path> ...]

    ARGUMENTS:
      <path>      A folder with a folder for each language, the folder of one language,
                  or one file (default: Locales). A tag such as pl means Locales/pl.

    OPTIONS:
      --overlay   The path is an overlay, which has an app's own phrases in files such as
                  pl/app.ftl or pl.ftl.
      --languages <tag,tag>
                  The languages that an overlay must have, such as de,en,pl. If you
                  pass several overlays, each must have the languages of the others.
      --strict    Fail if there are warnings. Notes never fail.
      --fix       Correct decomposed letters, blanks, marks without effect, and texts that
                  repeat the parent. Words never change.
      --cldr      Also compare days, months, units of time, and lists with CLDR's names.
      --json      Print the findings as a JSON array.
      --quiet     Print nothing.
      --stats     Print how complete each file is, and when somebody last read it. For one
                  language, also list its missing messages.
      --rules     Print the rules.
      --messages  Print a list of all messages with their comments, in Markdown.

    EXIT STATUS:
      0  No errors.
      1  Errors, or warnings with --strict.
      2  Usage error.
    """

  private enum Output { case text, json, quiet, stats, messages }

  private struct Options {
    var output = Output.text
    var isOverlay = false
    var isStrict = false
    var fixes = false
    var showsCLDR = false
    var languages: [LanguageTag] = []
    var paths: [String] = []
  }

  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    run(arguments, print: { print($0) }, printError: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }

  static func run(
    _ arguments: ArraySlice<String>, print: (String) -> Void, printError: (String) -> Void
  ) -> Int32 {
    var options = Options()
    var arguments = arguments
    while let argument = arguments.popFirst() {
      switch argument {
      case "--languages":
        let words = (arguments.popFirst() ?? "").split(separator: ",", omittingEmptySubsequences: false)
        options.languages = words.compactMap { LanguageTag(String($0)) }
        guard options.languages.count == words.count else {
          printError("error: invalid value for '--languages'; expected language tags, such as de,en,pl")
          return 2
        }
      case "--json": options.output = .json
      case "--quiet": options.output = .quiet
      case "--stats": options.output = .stats
      case "--messages": options.output = .messages
      case "--overlay": options.isOverlay = true
      case "--strict": options.isStrict = true
      case "--fix": options.fixes = true
      case "--cldr": options.showsCLDR = true
      case "--help", "-h":
        print(usage)
        return 0
      case "--rules":
        print(rules)
        return 0
      case _ where argument.hasPrefix("-"):
        let known = [
          "--json", "--quiet", "--stats", "--overlay", "--languages", "--strict", "--help", "--rules", "--messages",
          "--fix", "--cldr",
        ]
        printError("error: unknown option '\(argument)'\(LintSuggestion.text(for: argument, among: known))")
        printError("See 'spoken help lint' for more information.")
        return 2
      default: options.paths.append(argument)
      }
    }
    return lint(options, print, printError)
  }

  private static var rules: String {
    let width = LintRule.allCases.map(\.rawValue.count).max() ?? 0
    return LintRule.allCases.map { rule in
      rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count + 2) + rule.summary
    }.joined(separator: "\n")
  }

  /// The tables to check, and the part of their folder whose findings are printed.
  private typealias Place = (tree: LintTree, scope: String?)

  private static func lint(_ options: Options, _ print: (String) -> Void, _ printError: (String) -> Void) -> Int32 {
    var places: [Place] = []
    for path in options.paths.isEmpty ? ["Locales"] : options.paths {
      guard let (root, scope) = root(of: path, isOverlay: options.isOverlay) else {
        let reason = FileManager.default.fileExists(atPath: path) ? "no tables in" : "cannot find"
        printError(
          "error: \(reason) '\(path)'; pass a folder of languages, a language, or a file, such as Locales or Locales/pl"
        )
        return 2
      }
      let tree = LintTree(root: root, isOverlay: options.isOverlay)
      guard !tree.languages.isEmpty || !tree.misnamed.isEmpty else {
        printError("error: no tables in '\(path)'; expected folders that are named for a language and have .ftl files")
        return 2
      }
      switch options.output {
      case .stats: print(LintStats.table(of: tree, in: scope))
      // The text already ends with a line break.
      case .messages: print(String(LintMessages.markdown(of: tree).dropLast()))
      case .text, .json, .quiet: places.append((tree, scope))
      }
    }
    if options.output == .stats || options.output == .messages { return 0 }
    if options.fixes {
      do { try fix(places, options, print, printError) } catch {
        printError("error: cannot write a file (\(error.localizedDescription))")
        return 1
      }
      places = readAgain(places)
    }
    var (findings, languages) = findings(in: places, options)
    if !options.showsCLDR { findings.removeAll { $0.rule == .cldrName } }
    switch options.output {
    case .text:
      for finding in findings { print(finding.description) }
      printError(summary(of: findings, languages: languages))
    case .json:
      print(findings.isEmpty ? "[]" : "[\n  " + findings.map(\.json.description).joined(separator: ",\n  ") + "\n]")
    case .quiet, .stats, .messages: break
    }
    return findings.contains { $0.severity == .error || options.isStrict && $0.severity == .warning } ? 1 : 0
  }

  /// Returns the places with the files as they are now.
  private static func readAgain(_ places: [Place]) -> [Place] {
    places.map { (LintTree(root: $0.tree.root, isOverlay: $0.tree.isOverlay), $0.scope) }
  }

  /// Returns the findings in the tables, and the number of languages.
  private static func findings(in places: [Place], _ options: Options) -> (findings: [LintFinding], languages: Int) {
    var expected: [LanguageTag: String] = [:]
    if options.isOverlay {
      for (tree, _) in places {
        for language in tree.languages { expected[language.tag] = "'\(tree.root)' has it" }
      }
      for tag in options.languages { expected[tag] = "--languages lists it" }
    }
    var findings: [LintFinding] = []
    var languages = 0
    for (tree, scope) in places {
      languages += scope == nil ? tree.languages.count : 1
      findings += LintCheck.findings(in: tree, expected: expected, scope: scope)
    }
    return (findings, languages)
  }

  /// Corrects files, and prints the corrections. With `--json`, they go to standard error.
  private static func fix(
    _ places: [Place], _ options: Options, _ print: (String) -> Void, _ printError: (String) -> Void
  ) throws {
    let corrected = try LintFix.run { findings(in: readAgain(places), options).findings }
    switch options.output {
    case .text: for finding in corrected { print(LintFix.line(of: finding)) }
    case .json: for finding in corrected { printError(LintFix.line(of: finding)) }
    case .quiet, .stats, .messages: break
    }
  }

  /// Returns the folder of languages that contains a path, and the path if it is only a part of this folder.
  private static func root(of path: String, isOverlay: Bool) -> (root: String, scope: String?)? {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if !FileManager.default.fileExists(atPath: path), LanguageTag(path) != nil, LintTree.isFolder("Locales/" + path) {
      path = "Locales/" + path
    }
    func parent(_ path: String) -> String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }
    if LintTree.isFolder(path) {
      // The folder is one language, unless it is an overlay with a file for each language.
      let hasTables = LintTree.names(in: path).contains { $0.hasSuffix(".ftl") }
      return hasTables && !isOverlay ? (parent(path), path) : (path, nil)
    }
    guard path.hasSuffix(".ftl"), FileManager.default.fileExists(atPath: path) else { return nil }
    return (isOverlay ? parent(path) : parent(parent(path)), path)
  }

  private static func summary(of findings: [LintFinding], languages: Int) -> String {
    guard !findings.isEmpty else { return "\(counted(languages, "language")) checked: no findings" }
    return [LintSeverity.error, .warning, .note]
      .map { severity in (findings.count { $0.severity == severity }, severity.rawValue) }
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
      .joined(separator: ", ")
  }
}
