// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText
@testable import SpokenTool

/// Languages unlike each other, said by nothing but these tables.
@Suite struct ProbeTests {
  @Test(arguments: Probe.all)
  func everyRowIsSaid(_ probe: Probe) throws {
    let rows = try probe.rows()
    #expect(rows.count >= 60)
    let said = try probe.answers(rows.map(\.key), by: probe.table())
    #expect(said.count == rows.count)
    let wrong = zip(rows, said).filter { $0.phrase != $1 }
    #expect(wrong.isEmpty, "\(wrong.map { "\($0.key)\n  \($0.phrase)\nsaid:\n  \($1)" }.joined(separator: "\n"))")
  }

  @Test(arguments: Probe.all)
  func tableCompiles(_ probe: Probe) throws {
    let table = try probe.table()
    #expect(table.diagnostics.map(\.description) == [])
    #expect(table.idCount > 150)
  }

  /// All that shipped tables are held to but completeness: no unknown message, no argument left out, no category that
  /// is missing, no sign that a voice may not say.
  @Test func tablesKeepTheProfile() {
    let tree = LintTree(root: Probe.folder.path, isOverlay: false)
    #expect(tree.languages.map(\.tag) == Probe.all.map(\.tag))
    let findings = LintCheck.findings(in: tree).filter {
      // Drafts may have words that English has too.
      $0.rule != .sameAsEnglish && (!$0.rule.isOfAbsence || $0.rule == .missingAttribute)
    }
    #expect(findings.map(\.description) == [])
  }

  /// What every probe answers: these files as English has them, and of the others what stands here. Which rules and forms
  /// a language has is its own affair.
  static let wholeFiles: Set<String> = [
    "grammar.ftl", "number.ftl", "money.ftl", "date.ftl", "relative.ftl", "duration.ftl", "list.ftl", "progress.ftl",
    "noun.ftl", "transaction.ftl", "label.ftl",
  ]
  static let ownPrefixes = ["form", "adjective-", "word-"]
  static let messages: Set<String> = [
    "status", "state-taken", "state-missed", "state-skipped", "state-pending", "state-completed", "state-overdue",
    "state-failed", "state-cancelled", "state-read", "state-unread", "state-active", "state-inactive", "state-on",
    "state-off",
  ]

  @Test(arguments: Probe.all)
  func requiredMessagesAreAnswered(_ probe: Probe) throws {
    let tree = LintTree(root: Probe.folder.path, isOverlay: false)
    let english = try #require(tree.source)
    let language = try #require(tree.languages.first { $0.tag == probe.tag })
    let required = english.order.filter { id in
      let file = english.messages[id]?.file.name ?? ""
      guard !Self.ownPrefixes.contains(where: id.hasPrefix) else { return false }
      return Self.wholeFiles.contains(file) && !LintOptional.isOptional(id) || Self.messages.contains(id)
    }
    #expect(Self.messages.isSubset(of: required))
    #expect(required.filter { language.pattern($0, nil) == nil } == [])
    // Attributes that a language must have are held to English by the profile; of currencies they are its own affair.
    for currency in Set(["usd", "eur", "gbp"] + probe.home) {
      #expect(language.pattern("currency-\(currency)", nil) != nil, "\(currency)")
      #expect(language.pattern("currency-\(currency)", "minor") != nil, "\(currency)")
    }
    #expect(language.pattern("currency-jpy", nil) != nil)
  }

  /// The rows say money and counts in every plural category that whole numbers have.
  @Test(arguments: Probe.all)
  func pluralCategoriesAreReached(_ probe: Probe) throws {
    let plurals = try probe.table().plurals
    func category(_ number: Int) -> PluralCategory { plurals.cardinal(ExactDecimal(number).operands()) }
    let whole = Set((0...1000).map(category))
    let rows = try probe.rows().map(\.key)
    for (kind, member) in [("money", "amount"), ("count", "count")] {
      let said = Set(rows.compactMap { Self.wholePart(of: member, kind: kind, in: $0) }.map(category))
      #expect(whole.subtracting(said).map(\.name) == [], "no row says \(kind) in these")
    }
  }

  /// The digits before the point of a member of a line: those of the amount that the larger unit counts.
  private static func wholePart(of member: String, kind: String, in line: String) -> Int? {
    guard line.contains("\"kind\":\"\(kind)\""), let name = line.range(of: "\"\(member)\":") else { return nil }
    let digits = line[name.upperBound...].drop { $0 == "\"" || $0 == "-" }.prefix { $0.isNumber }
    return Int(digits)
  }
}
