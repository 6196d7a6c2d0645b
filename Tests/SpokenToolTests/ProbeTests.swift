import Foundation
import Testing

@testable import SpokenText
@testable import SpokenTool

/// Languages unlike those that are shipped, said by nothing but their tables.
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
    let findings = LintCheck.findings(in: tree, isOverlay: false).filter {
      !$0.rule.isOfAbsence || $0.rule == .missingAttribute
    }
    #expect(findings.map(\.description) == [])
  }

  /// What every probe answers: these files as English has them, and of the others what stands here.
  static let wholeFiles: Set<String> = [
    "number.ftl", "money.ftl", "date.ftl", "relative.ftl", "duration.ftl", "list.ftl", "progress.ftl",
    "transaction.ftl",
    "label.ftl",
  ]
  static let messages: Set<String> = [
    "count-dose", "count-message", "count-task", "count-photo", "count-notification", "count-day", "count-state",
    "more-than", "count-more-than", "status", "state-taken", "state-missed", "state-skipped", "state-pending",
    "state-completed",
    "state-overdue", "state-failed", "state-cancelled", "state-read", "state-unread", "state-active", "state-inactive",
    "state-on", "state-off",
  ]

  @Test(arguments: Probe.all)
  func requiredMessagesAreAnswered(_ probe: Probe) throws {
    let tree = LintTree(root: Probe.folder.path, isOverlay: false)
    let english = try #require(tree.source)
    let language = try #require(tree.languages.first { $0.tag == probe.tag })
    let required = english.order.filter { id in
      let file = english.messages[id]?.file.name ?? ""
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
    for noun in ["dose", "message", "task", "photo", "notification", "day"] {
      #expect(language.pattern("count-\(noun)", "none") != nil, "\(noun)")
    }
  }

  /// The rows say money and counts in every plural category of whole numbers that the table tells apart.
  @Test(arguments: Probe.all)
  func pluralCategoriesAreReached(_ probe: Probe) throws {
    let coverage = Coverage()
    let table = try probe.table(coverage: coverage)
    let rows = try probe.rows().map(\.key)
    let whole = Set((0...1000).map { table.plurals.cardinal(ExactDecimal($0).operands()) })
    for (kind, prefix) in [("money", "currency-"), ("count", "count-")] {
      coverage.forget()
      _ = try probe.answers(rows.filter { $0.contains("\"kind\":\"\(kind)") }, by: table)
      let variants = Self.variants(of: prefix, in: table)
      let told = Set(variants.compactMap { table.variants[$0].category }).intersection(whole)
      // What counts alike whatever the number is known; all else tells at least one from many.
      #expect((told.count > 1) != (Self.invariable[prefix]?.contains(probe.tag) == true), "\(prefix)")
      let said = Set(variants.filter(coverage.variants.contains).compactMap { Self.category(of: $0, in: table) })
      #expect(told.subtracting(said).map(\.name) == [], "no row says \(prefix) in these")
    }
  }

  private static let invariable: [String: Set<LanguageTag>] = ["currency-": ["sw", "tr"], "count-": ["tr"]]

  /// The category that a variant is for; an exact number's is its own.
  private static func category(of index: Int, in table: LocaleTable) -> PluralCategory? {
    let variant = table.variants[index]
    guard variant.number >= 0 else { return variant.category }
    return table.plurals.cardinal(table.numbers[Int(variant.number)].operands())
  }

  /// The variants that messages of a kind choose from, and the messages that they refer to.
  private static func variants(of prefix: String, in table: LocaleTable) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int32> = []
    func visit(_ pattern: PatternReference) {
      guard pattern.exists, seen.insert(pattern.start).inserted else { return }
      for index in Int(pattern.start)..<Int(pattern.end) {
        switch table.instructions[index] {
        case .pattern(let inner): visit(inner)
        case .select(let number):
          for variant in table.selects[Int(number)].variants {
            found.append(variant)
            visit(table.variants[variant].pattern)
          }
        default: break
        }
      }
    }
    for message in table.messages where table.id(of: message).hasPrefix(prefix) {
      visit(table.record(of: message).value)
      for attribute in table.attributes(of: message) { visit(attribute.pattern) }
    }
    return found
  }
}
