// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// `spoken audit`: finds what makes labels, values and hints hard to listen to, in an app that uses SpokenText or not.
///
/// ```
/// $ spoken audit --as label 'Delete button'
/// 1:8: warning: label: 'button' repeats the role; remove it: 'Delete' [role-word]
/// ```
enum AuditCommand {
  static let usage = """
    OVERVIEW: Finds labels, values, and hints that are hard to listen to.

    USAGE: spoken audit [<options>] [<input> ...]

    ARGUMENTS:
      <input>          A text, or a file (default: standard input). A file can contain lines of
                       text, strings (.strings, .xcstrings), a golden table (.tsv), or elements
                       in JSON Lines. The keys of an element are label, value, hint, traits,
                       actions, identifier, language, screen, and name.

    OPTIONS:
      --locale <tag>   The language of texts whose file doesn't give one (default: en). The
                       folder of a .strings file gives it, such as pl.lproj. A catalog gives
                       it for each string. Strings are compared with en.lproj, or with the
                       source language of the catalog.
      --as <part>      The part of an element that each text is, if the file doesn't say so:
                       label, value, hint, action, announcement, or text (default: text). For
                       'text', the audit applies fewer rules.
      --accessibility  Check only strings whose key or comment mentions accessibility.
      --languages <tag,tag>
                       Check only these languages of a catalog.
      --disable <rule,rule>
                       Skip these rules, such as gesture-in-hint.
      --strict         Fail if there are warnings. Notes never fail.
      --format <format>
                       The output format: text, json, sarif (2.1.0), or github (annotations)
                       (default: text).
      --rules          Print the rules with their severities and sources.

    EXIT STATUS:
      0  No errors.
      1  Errors, or warnings with --strict.
      2  Usage error.
    """

  private struct Options {
    var reader = AuditReader(language: "en", part: .text, isForAccessibility: false)
    var disabled: Set<LabelAudit.Rule> = []
    var languages: [LanguageTag] = []
    var isStrict = false
    var format = AuditFormat.text
    var inputs: [String] = []
  }

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["audit"], console) }
    do throws(Problem) {
      if arguments.prefix(while: { $0 != "--" }).contains("--rules") {
        printRules(console.out)
        return 0
      }
      let options = try options(arguments)
      let items = try items(options)
      let reports = reports(of: items, options)
      switch options.format {
      case .text: AuditOutput.writeText(reports, checked: items.count, console)
      case .json: console.out.line(AuditOutput.json(reports))
      case .sarif: console.out.line(AuditOutput.sarif(reports))
      case .github: for report in reports { console.out.line(AuditOutput.annotation(report)) }
      }
      let worst = reports.map(\.finding.severity).max() ?? .note
      return worst == .error || options.isStrict && worst == .warning ? 1 : 0
    } catch { throw Complaint(error, surface: .words(places: []), help: "audit") }
  }

  // MARK: Options

  private static let names = [
    "--locale", "--as", "--accessibility", "--languages", "--disable", "--strict", "--format", "--rules",
  ]

  /// The options that take no value.
  private static let switches = ["--accessibility", "--strict", "--rules"]

  private static let parts: [(name: String, value: LabelAudit.Part)] = [
    ("label", .label), ("value", .value), ("hint", .hint), ("action", .action(0)), ("announcement", .announcement),
    ("text", .text),
  ]

  private static func options(_ arguments: ArraySlice<String>) throws(Problem) -> Options {
    var options = Options()
    var rest = arguments
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word != "--" else {
        options.inputs += word == "--" ? Array(rest) : [word]
        if word == "--" { break }
        continue
      }
      let option = OptionWord(word)
      guard names.contains(option.name) else { throw .unknownOption(option.name, known: names) }
      if switches.contains(option.name) { try option.refuseValue() }
      switch option.name {
      case "--accessibility": options.reader.isForAccessibility = true
      case "--strict": options.isStrict = true
      default: try set(option.name, try option.value(&rest), &options)
      }
    }
    return options
  }

  private static func set(_ name: String, _ value: String, _ options: inout Options) throws(Problem) {
    do throws(ValueFault) {
      switch name {
      case "--locale": options.reader.language = try readLanguage(.string(value))
      case "--languages":
        for tag in value.split(separator: ",") { options.languages.append(try readLanguage(.string(String(tag)))) }
      case "--as":
        options.reader.part = try readChoice(.string(value), parts)
      case "--disable":
        let rules = LabelAudit.Rule.allCases.map { (name: $0.id, value: $0) }
        for id in value.split(separator: ",") { options.disabled.insert(try readChoice(.string(String(id)), rules)) }
      default: options.format = try readCase(value)
      }
    } catch { throw .value(key: String(name.dropFirst(2)), error) }
  }

  // MARK: Input

  private static func items(_ options: Options) throws(Problem) -> [AuditItem] {
    guard !options.inputs.isEmpty else { return try options.reader.lines(nil) }
    var items: [AuditItem] = []
    for (index, input) in options.inputs.enumerated() {
      if input == "-" {
        items += try options.reader.lines(input)
      } else if isFile(input) {
        let found = try options.reader.items(inFile: input)
        let isChosen = !options.languages.isEmpty && input.lowercased().hasSuffix(".xcstrings")
        items += isChosen ? found.filter { options.languages.contains($0.language) } : found
      } else {
        let place = AuditItem.Place(file: "", line: index + 1)
        items.append(
          AuditItem(
            content: .text(input, options.reader.part), place: place, language: options.reader.language, isPlain: true))
      }
    }
    return items
  }

  /// Whether a word names a file, which may not be there. With a space in it, it needs one of the endings and is there;
  /// without, one of them, or a folder in which it would be, is enough.
  private static func isFile(_ word: String) -> Bool {
    let name = word.lowercased()
    let hasEnding = [".strings", ".xcstrings", ".tsv", ".jsonl", ".ftl"].contains { name.hasSuffix($0) }
    if FileManager.default.fileExists(atPath: word) { return hasEnding || !word.contains(" ") }
    guard !word.contains(" ") else { return false }
    let folder = word.lastIndex(of: "/").map { String(word[..<$0]) } ?? ""
    return hasEnding || !folder.isEmpty && LintTree.isFolder(folder)
  }

  // MARK: Audit

  /// A screen of one file, in one of its languages.
  private struct Screen: Hashable {
    var file: String
    var language: LanguageTag
    var name: String
  }

  private static func reports(of items: [AuditItem], _ options: Options) -> [AuditReport] {
    var audits: [LanguageTag: LabelAudit] = [:]
    func audit(_ language: LanguageTag) -> LabelAudit {
      if let audit = audits[language] { return audit }
      var audit = LabelAudit(language)
      audit.disabled = options.disabled
      audits[language] = audit
      return audit
    }
    var reports: [AuditReport] = []
    var screens: [Screen: [AuditItem]] = [:]
    var order: [Screen] = []
    for item in items {
      switch item.content {
      case .text(let text, let part):
        let audit = audit(item.language)
        let findings = item.source.map { audit.findings(in: text, as: part, translating: $0.text, from: $0.language) }
        reports += (findings ?? audit.findings(in: text, as: part)).map { report($0, of: item) }
      case .element(let element):
        guard !item.screen.isEmpty else {
          reports += audit(item.language).findings(in: element).map { report($0, of: item) }
          continue
        }
        let screen = Screen(file: item.place.file, language: item.language, name: item.screen)
        if screens[screen] == nil { order.append(screen) }
        screens[screen, default: []].append(item)
      }
    }
    for screen in order {
      let items = screens[screen] ?? []
      let elements = items.compactMap { item in if case .element(let element) = item.content { element } else { nil } }
      reports += audit(screen.language).findings(onScreen: elements).map { report($0, of: items[$0.element ?? 0]) }
    }
    if !options.disabled.contains(.sameInAllLanguages) { reports += AuditTranslations(items).reports }
    return reports.sorted {
      ($0.place.file, $0.place.line, $0.place.column) < ($1.place.file, $1.place.line, $1.place.column)
    }
  }

  private static func report(_ finding: LabelAudit.Finding, of item: AuditItem) -> AuditReport {
    var place = item.places[finding.part] ?? item.place
    if item.isPlain {
      let bytes = Array(finding.text.utf8.prefix(finding.range.lowerBound))
      place.column += bytes.count { $0 & 0xC0 != 0x80 }
    }
    return AuditReport(finding: finding, place: place, key: item.key, language: item.language)
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
