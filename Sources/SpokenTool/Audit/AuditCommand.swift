// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// The command `spoken audit`. It finds labels, values, and hints that are hard to listen to, in any app.
///
/// ```
/// $ spoken audit --as label 'Delete button'
/// 1:8: error: label: 'button' repeats the role; remove it: 'Delete' [role-word]
/// ```
enum AuditCommand {
  static let usage = """
    OVERVIEW: Finds labels, values, and hints that are hard to listen to.

    USAGE: spoken audit [<options>] [<input> ...]

    ARGUMENTS:
      <input>          A text, a file, or a folder, or by default the standard input. The audit
                       reads all strings, Swift files, and views in a folder, except those in hidden
                       folders, Pods, Carthage, and build. A file can contain:
                       - strings: .strings, .stringsdict, .xcstrings (without those that Xcode
                         marks as stale), .xliff
                       - Swift code: the texts of .accessibilityLabel, .accessibilityHint, and
                         .accessibilityValue, and the project's strings with these keys
                       - views: .xib, .storyboard
                       - elements: JSON Lines, a JSON array, the tree that
                         XCUIElement.debugDescription prints, or the JSON of
                         AccessibilitySnapshot. The keys of an element are label, value, hint,
                         shown (the visible text), traits, actions, identifier, language,
                         screen, name, and accept.
                       - a golden table (.tsv), or lines of text
                       Text can be in UTF-8 or UTF-16.

    OPTIONS:
      --locale <tag>   The language of texts whose file doesn't give one (default: en). The
                       folder of a file gives it, such as pl.lproj. A catalog and an XLIFF
                       file give it for each string. Strings are compared with en.lproj (or
                       Base.lproj, en-US.lproj, or en-GB.lproj), or with the source language of
                       the file.
      --as <part>      The part of an element that each text is, if the file doesn't say so:
                       label, value, hint, action, announcement, or text (default: text). For
                       'text', the audit applies fewer rules.
      --accessibility  Check only strings whose key or comment mentions accessibility, or that
                       the Swift code among the inputs passes to VoiceOver.
      --languages <tag,tag>
                       Check only these languages of tables.
      --disable <rule,rule>
                       Skip these rules, such as gesture-in-hint.
      --enable <rule,rule>
                       Apply these rules, even if the configuration disables them. For
                       other-language and missing-translation, list each string instead of
                       one line for each file.
      --strict         Fail if there are warnings. Notes never fail.
      --baseline <file>
                       Ignore the findings in this file.
      --write-baseline <file>
                       Write all findings to this file, and succeed.
      --config <file>  Read options from this file (default: spoken-audit.json, if it exists):
                       a JSON object whose keys are the options without hyphens, and 'accept',
                       a list of objects with a reason and a rule, a key, or a file.
      --overlay <path> Take the lists of words from your app's FTL file or folder, too.
      --jobs <number>  Check so many files at once (default: the number of processors).
      --format <format>
                       The output format: text, json, sarif (2.1.0), or github (annotations)
                       (default: text).
      --rules          Print the rules with their severities and sources.

    SUPPRESSION:
      To accept a finding, write 'spoken:accept role-word: the reason' into the comment of the
      string, or into a comment on the line of the Swift code.

    EXIT STATUS:
      0  No errors.
      1  Errors, or warnings with --strict.
      2  Usage error.
      3  Something could not be read. All other findings are printed.
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["audit"], console) }
    if arguments.prefix(while: { $0 != "--" }).contains("--rules") {
      printRules(console.out)
      return 0
    }
    do throws(Problem) {
      let options = try AuditOptions(arguments)
      let baseline = try options.baseline.map { path throws(Problem) in try AuditBaseline(path) }
      var result = try AuditRun(options, console).result()
      if let path = options.newBaseline {
        try TextFile.write(AuditBaseline.text(result.reports), to: path)
        for trouble in result.troubles { console.err.line(trouble.line) }
        console.err.line("\(counted(result.reports.count, "finding")) written to '\(path)'")
        return result.troubles.contains(where: \.isUnread) ? 3 : 0
      }
      if let baseline {
        let (new, stale) = baseline.new(result.reports)
        result.known = result.reports.count - new.count
        result.reports = new
        if stale > 0 {
          result.troubles.append(
            .remark("\(counted(stale, "finding")) of the baseline no longer found; write the baseline again"))
        }
      }
      for trouble in result.troubles { console.err.line(trouble.line) }
      AuditOutput.write(result, options.format, console)
      if result.troubles.contains(where: \.isUnread) { return 3 }
      let worst = result.reports.map(\.finding.severity).max() ?? .note
      return worst == .error || options.isStrict && worst == .warning ? 1 : 0
    } catch {
      console.err.line(Complaint(error, surface: .words(places: []), help: "audit").line)
      switch error {
      case .unreadable, .unwritable, .notText, .notStrings: return 3
      default: return 2
      }
    }
  }

  // MARK: Rules

  private static func printRules(_ output: Output) {
    let rules = LabelAudit.Rule.allCases
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      let severity = rule.severity.rawValue
      output.line(
        rule.id + String(repeating: " ", count: width - rule.id.count + 2) + severity
          + String(repeating: " ", count: 9 - severity.count) + rule.summary)
      output.line("    " + rule.explanation)
      output.line("    " + rule.fix.prefix(1).uppercased() + rule.fix.dropFirst() + ".")
      output.line("    " + rule.source)
    }
  }
}
