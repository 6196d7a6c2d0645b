// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// Reads and checks all inputs of a call.
struct AuditRun {
  struct Result {
    var reports: [AuditReport] = []
    var troubles: [AuditTrouble] = []
    /// The number of texts and elements.
    var checked = 0
    var files = 0
    /// The number of findings that a comment or the configuration accepts.
    var accepted = 0
    /// The number of findings that were left out because they are in the baseline.
    var known = 0
    /// The languages that the audit has no words for.
    var wordless: Set<String> = []
    /// The rows of golden tables, which are compared with the tables of other languages at the end.
    fileprivate var goldens: [AuditItem] = []
  }

  private let options: AuditOptions
  private let overlay: Overlay?
  private let console: Console

  init(_ options: AuditOptions, _ console: Console) throws(Problem) {
    self.options = options
    self.console = console
    guard let path = options.overlay else {
      overlay = nil
      return
    }
    let tables = try AppTables(path)
    overlay = Overlay(files: tables.files(for: options.reader.language))
  }

  /// A file or a text to audit.
  private enum Source: Sendable {
    case file(String)
    case text(String, number: Int)
    /// A table of the project that wasn't named on the command line. Only strings that Swift code passes to VoiceOver
    /// are checked.
    case usedTable(String)

    var path: String? {
      switch self {
      case .file(let path), .usedTable(let path): path
      case .text: nil
      }
    }
  }

  func result() -> Result {
    var troubles: [AuditTrouble] = []
    var sources = options.inputs.isEmpty ? [Source.file("-")] : []
    for (index, input) in options.inputs.enumerated() {
      if LintTree.isFolder(input), !input.contains(" ") {
        let files = AuditFolder.files(in: input, endings: AuditFolder.sources)
        if files.isEmpty { troubles.append(AuditTrouble(.unreadable(input, reason: Self.emptyFolder))) }
        sources += files.map { .file($0) }
      } else if input == "-" || isFile(input) {
        sources.append(.file(input))
      } else {
        // A word without a space and without '--as' is probably the name of a file, too.
        if looksLikeFile(input) || options.reader.part == .text && !input.contains(" ") {
          troubles.append(.remark("\(quoted(input)) is checked as a text, because no file has this name"))
        }
        sources.append(.text(input, number: index + 1))
      }
    }
    var reader = options.reader
    sources += addUses(of: sources, to: &reader)
    var write: (@Sendable (String) -> Void)?
    if console.isTerminal { write = { text in SystemCalls.writeToErrors(text) } }
    let progress = AuditProgress(of: sources.count, write)
    let work = sources
    let found = Parallel.map(work.count, jobs: options.jobs) { [options, overlay, reader] (index: Int) -> Result in
      let result = Self.result(of: work[index], reader, options, overlay)
      progress.add(findings: result.reports.count)
      return result
    }
    progress.end()
    var all = Result(troubles: troubles)
    all.files = sources.count { $0.path != nil }
    for result in found {
      all.reports += result.reports
      all.troubles += result.troubles
      all.checked += result.checked
      all.accepted += result.accepted
      all.wordless.formUnion(result.wordless)
      all.goldens += result.goldens
    }
    if !options.disabled.contains(.sameInAllLanguages) { all.reports += AuditTranslations(all.goldens).reports }
    all.reports.sort {
      ($0.place.file, $0.place.line, $0.place.column) < ($1.place.file, $1.place.line, $1.place.column)
    }
    if !all.wordless.isEmpty {
      let names = all.wordless.sorted()
      let shown = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      let rules = LabelAudit.rulesWithWords.filter { !options.disabled.contains($0) }.map(\.id).joined(separator: ", ")
      all.troubles.append(.remark("no words for \(shown); these rules were not checked: \(rules)"))
    }
    return all
  }

  // MARK: Inputs

  private static let emptyFolder =
    "no file in this folder has one of the endings " + AuditFolder.sources.joined(separator: ", ")

  /// Returns `true` if a word is the name of a file.
  ///
  /// An existing file needs a known ending only if its name has a space. If the file doesn't exist, the word must have
  /// no space, and must have a known ending or be in an existing folder.
  private func isFile(_ word: String) -> Bool {
    let name = word.lowercased()
    let hasEnding = AuditReader.endings.contains { name.hasSuffix($0) }
    if FileManager.default.fileExists(atPath: word) { return hasEnding || !word.contains(" ") }
    guard !word.contains(" ") else { return false }
    let folder = word.lastIndex(of: "/").map { String(word[..<$0]) } ?? ""
    return hasEnding || !folder.isEmpty && LintTree.isFolder(folder)
  }

  /// Returns `true` if a text looks like the name of a file, such as `labels.txt.bak` or `texts/labels`.
  private func looksLikeFile(_ word: String) -> Bool {
    guard !word.contains(" "), !word.contains("://") else { return false }
    if word.contains("/"), word.first != "/" { return word.split(separator: "/").count > 1 && word.contains(".") }
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    let ending = word[word.index(after: dot)...]
    return (2...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLowercase }
  }

  /// Adds the keys that Swift files among the inputs pass to VoiceOver. Returns the other tables of the project.
  private func addUses(of sources: [Source], to reader: inout AuditReader) -> [Source] {
    let code = sources.compactMap { $0.path }.filter { $0.lowercased().hasSuffix(".swift") }
    guard !code.isEmpty else { return [] }
    let labels = Parallel.map(code.count, jobs: options.jobs) { index -> [SwiftLabels.Label] in
      guard let bytes = try? Input.bytes(of: code[index]), let file = try? SwiftLabels(code[index], bytes) else {
        return []
      }
      return file.labels
    }
    for list in labels { reader.uses.add(list) }
    let given = Set(sources.compactMap { $0.path }.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let beside = KeyUses.tables(beside: code).filter {
      !given.contains(URL(fileURLWithPath: $0).standardizedFileURL.path)
    }
    let tables = sources.compactMap { $0.path }.filter {
      [".strings", ".xcstrings"].contains($0.suffix(from: $0.lastIndex(of: ".") ?? $0.startIndex))
    }
    let everything = tables + beside
    // Read the tables without any filter, because only their keys are needed here.
    let plain = AuditReader(language: "en", part: .text, isForAccessibility: false)
    let keys = Parallel.map(everything.count, jobs: options.jobs) { index in
      plain.input(inFile: everything[index]).items.map { item in
        String(item.key.prefix { $0 != "[" }).trimmingCharacters(in: .whitespaces)
      }
    }
    for list in keys { reader.uses.add(keys: list) }
    return reader.uses.isEmpty ? [] : beside.map { .usedTable($0) }
  }

  // MARK: Checks

  /// A finding and the item that has it.
  private struct Found {
    var report: AuditReport
    var item: AuditItem
  }

  /// A screen of one file, in one of its languages.
  private struct Screen: Hashable {
    var language: LanguageTag
    var name: String
  }

  private static func result(
    of source: Source, _ reader: AuditReader, _ options: AuditOptions, _ overlay: Overlay?
  ) -> Result {
    var input: AuditInput
    switch source {
    case .text(let text, let number):
      let place = AuditItem.Place(file: "", line: number)
      input = AuditInput(items: [
        AuditItem(content: .text(text, reader.part), place: place, language: reader.language, isPlain: true)
      ])
    case .file("-"):
      do throws(Problem) {
        input = try reader.lines("-", try Input.bytes(of: "-"))
      } catch { input = AuditInput(troubles: [AuditTrouble(error)]) }
    case .file(let path): input = reader.input(inFile: path)
    case .usedTable(let path):
      var reader = reader
      reader.takesOnlyUses = true
      input = reader.input(inFile: path)
      // The user didn't name this file, so don't report its errors.
      input.troubles = []
    }
    if !options.languages.isEmpty, input.items.contains(where: \.isOfTable) {
      input.items = input.items.filter { options.languages.contains($0.language) }
    }
    var audits: [LanguageTag: LabelAudit] = [:]
    func audit(_ language: LanguageTag) -> LabelAudit {
      if let audit = audits[language] { return audit }
      var audit = LabelAudit(language)
      if let overlay, audit.hasWords { audit = LabelAudit(Speaker(language).adding(overlay)) }
      audit.disabled = options.disabled
      audits[language] = audit
      return audit
    }
    var result = Result(troubles: input.troubles)
    result.checked = input.items.count { !$0.isMissing }
    if source.path?.lowercased().hasSuffix(".tsv") == true { result.goldens = input.items }
    var reports: [Found] = []
    var screens: [Screen: [AuditItem]] = [:]
    var order: [Screen] = []
    for item in input.items {
      reports += TemplateAudit.reports(of: item, options.disabled).map { Found(report: $0, item: item) }
      guard !item.isMissing else { continue }
      switch item.content {
      case .text(let text, let part):
        let audit = audit(item.language)
        let findings = item.source.map { audit.findings(in: text, as: part, translating: $0.text, from: $0.language) }
        reports += (findings ?? audit.findings(in: text, as: part)).map {
          Found(report: report($0, of: item), item: item)
        }
      case .element(let element):
        guard !item.screen.isEmpty else {
          reports += audit(item.language).findings(in: element).map { Found(report: report($0, of: item), item: item) }
          continue
        }
        let screen = Screen(language: item.language, name: item.screen)
        if screens[screen] == nil { order.append(screen) }
        screens[screen, default: []].append(item)
      }
    }
    for screen in order {
      let items = screens[screen] ?? []
      let elements = items.compactMap { item in if case .element(let element) = item.content { element } else { nil } }
      reports += audit(screen.language).findings(onScreen: elements).map { finding in
        let item = items[finding.element ?? 0]
        return Found(report: report(finding, of: item), item: item)
      }
    }
    result.wordless = Set(audits.filter { !$0.value.hasWords }.map { "\($0.key)" })
    let kept = reports.filter { found in
      !found.item.accepted.contains { $0.rule == found.report.finding.rule }
        && !options.accepted.contains { $0.accepts(found.report) }
    }
    result.accepted = reports.count - kept.count
    result.troubles += unusedAcceptances(input.items, reports, options)
    result.reports = summarized(kept, options, input.items.count { !$0.isMissing })
    return result
  }

  /// Reports comments that accept nothing, so that people remove them when the text changes.
  private static func unusedAcceptances(
    _ items: [AuditItem], _ reports: [Found], _ options: AuditOptions
  ) -> [AuditTrouble] {
    guard items.contains(where: { !$0.accepted.isEmpty }) else { return [] }
    var troubles: [AuditTrouble] = []
    for item in items {
      for acceptance in item.accepted where !options.disabled.contains(acceptance.rule) {
        let isUsed = reports.contains { $0.item.place == item.place && $0.report.finding.rule == acceptance.rule }
        // A comment applies to all plural forms of a string, but only one of them may have the finding.
        let isUsedElsewhere = reports.contains {
          $0.item.accepted == item.accepted && $0.report.finding.rule == acceptance.rule
        }
        guard !isUsed, !isUsedElsewhere else { continue }
        troubles.append(
          .remark(item.place, "'spoken:accept \(acceptance.rule.id)' accepts nothing; remove it"))
      }
    }
    return troubles
  }

  /// Combines findings about untranslated strings into one for each rule and file. A whole file can be untranslated.
  private static func summarized(
    _ reports: [Found], _ options: AuditOptions, _ count: Int
  ) -> [AuditReport] {
    var all: [AuditReport] = []
    var groups: [LabelAudit.Rule: [AuditReport]] = [:]
    for found in reports {
      let (report, item) = (found.report, found.item)
      let rule = report.finding.rule
      let isOfMany =
        item.isOfTable
        && (rule == .missingTranslation || rule == .otherLanguage && report.finding.part == .text)
      guard isOfMany, !options.enabled.contains(rule) else {
        all.append(report)
        continue
      }
      groups[rule, default: []].append(report)
    }
    for (rule, reports) in groups.sorted(by: { $0.key.id < $1.key.id }) {
      guard var first = reports.first else { continue }
      let languages = Set(reports.map { "\($0.language)" }).sorted()
      let names = languages.prefix(6).joined(separator: ", ") + (languages.count > 6 ? ", …" : "")
      let problem = rule == .missingTranslation ? "missing" : "in another language"
      let verb = reports.count == 1 ? "is" : "are"
      first.summary =
        "\(counted(reports.count, "string")) of \(names) \(verb) \(problem); "
        + "to list each, pass '--enable \(rule.id)'"
      first.finding.range = 0..<0
      first.finding.text = ""
      first.endColumn = nil
      first.key = ""
      all.append(first)
    }
    return all
  }

  private static func report(_ finding: LabelAudit.Finding, of item: AuditItem) -> AuditReport {
    var place = item.places[finding.part] ?? item.place
    var end: Int?
    func points(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) } }
    if item.isPlain {
      let bytes = Array(finding.text.utf8)
      place.column += points(bytes[..<min(finding.range.lowerBound, bytes.count)])
      end = place.column + points(finding.excerpt.utf8)
    } else if item.width > 0 {
      end = place.column + item.width
    }
    return AuditReport(finding: finding, place: place, endColumn: end, key: item.key, language: item.language)
  }
}
