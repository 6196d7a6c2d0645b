// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

struct LintTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One test for all rows, because they share the library's English, which takes long to read in a debug build.
  @Test func saysWhatIsWrong() {
    let library = LintLibrary()
    for row in LintCatalogue.rows { #expect(row.findings(library) == row.expected, "\(row.rule)") }
  }

  @Test func catalogueHasEveryRule() {
    // Bytes that are not UTF-8 cannot be written in the catalogue, nor can Package.swift, 170 currencies, and rules.
    let elsewhere = ["encoding", "registration", "missing-currency", "number-rule"]
    let missing = Set(LintRule.allCases.map(\.rawValue)).subtracting(LintCatalogue.rows.map(\.rule) + elsewhere)
    #expect(missing.isEmpty)
  }

  @Test func encodingIsChecked() {
    let bytes = Array("### Status: drafted\n# ".utf8) + [0xC3, 0x28, 0x0A]
    let tree = LintTree(["en": [LintFile(path: "en/number.ftl", name: "number.ftl", bytes: bytes)]], isOverlay: false)
    #expect(
      LintCheck.findings(in: tree).map(\.description) == [
        "en/number.ftl:2:3: error: invalid UTF-8; save the file as UTF-8 [encoding]"
      ])
  }

  @Test func numberRulesAreChecked() {
    func findings(_ rules: String) -> [String] {
      var tree = LintTree(
        ["en": [LintFile(path: "en/number.ftl", name: "number.ftl", bytes: Array("# x\n".utf8))]], isOverlay: false)
      tree.rules = ["en": [(name: "en/numerals.txt", bytes: Array(rules.utf8))]]
      return LintCheck.findings(in: tree).map(\.description).filter { $0.contains("[number-rule]") }
    }
    #expect(findings("%cardinal:\n0: zero;\n1: one;\n") == [])
    #expect(findings("%cardinal:\n0: zero;\n1: =%%no-such=;\n").count == 1)
    #expect(findings("%cardinal:\n0 zero\n").count == 1)
  }

  @Test func currenciesAreChecked() throws {
    let english = "# Money.\n# Example: 3 yen\n"
    let names = LintCurrencies.codes.map { "currency-\($0.lowercased()) = money \($0.lowercased())\n" }
    func findings(_ names: [String]) -> [String] {
      LintRow("", ["en/currency.ftl": names.map { english + $0 }.joined(), "en/money.ftl": "# x\n"]).findings()
    }
    #expect(findings(names) == [])
    #expect(
      findings(names.filter { !$0.contains("jpy") }) == [
        "en/currency.ftl:1:1: error: missing currency names, which voices would spell: JPY [missing-currency]"
      ])
  }

  /// The codes are those that `Currency` has constants for.
  @Test func currenciesAreThoseOfTheLibrary() throws {
    let file = Self.package.appendingPathComponent("Sources/SpokenText/Values/Currency+ISO4217.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let codes = text.split(separator: "Currency(packed: 0x").dropFirst().compactMap { part in
      UInt32(part.prefix(6), radix: 16).map { packed in
        String(decoding: [UInt8(packed >> 16), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)], as: UTF8.self)
      }
    }
    #expect(Set(codes).count > 150)
    #expect(LintCurrencies.codes == Set(codes).sorted())
  }

  @Test func packageListsTheLanguagesThatAreWhole() {
    func findings(_ list: String, status: String = "drafted") -> [String] {
      let done = "# All is done.\n# Example: Done\ndone = done\n"
      let row = LintRow(
        "",
        [
          "en/app.ftl": done, "pl/app.ftl": "done = gotowe\n", "pl/number.ftl": "### Status: \(status)\n",
        ])
      var tree = row.tree()
      tree.registration = LintRegistration(path: "Package.swift", text: "let languages = [\n\(list)\n]\n")
      return LintCheck.findings(in: tree).map(\.description)
    }
    let english = "  (\"en\", \"English\", []),"
    let polish = "  (\"pl\", \"Polish\", []),"
    #expect(findings("\(english)\n\(polish)") == [])
    #expect(findings(english, status: "partial") == [])
    #expect(
      findings(english) == [
        "pl/number.ftl:1:1: error: 'pl' is not listed in Package.swift; run Scripts/register-languages pl, followed by "
          + "its name in English [registration]"
      ])
    #expect(
      findings("  (\"de\", \"German\", []),\n\(english)\n\(polish)").first?.hasPrefix(
        "Package.swift:2:1: error: no tables for 'de' in ") == true)
  }

  @Test func shippedTablesAreClean() {
    let tree = LintTree(root: Self.package.appendingPathComponent("Locales").path, isOverlay: false)
    #expect(tree.languages.count > 3)
    #expect(LintCheck.findings(in: tree).map(\.description) == [])
  }

  /// `swift run spoken lint --messages > Locales/MESSAGES.md` writes it.
  @Test func referenceOfMessagesIsTrue() throws {
    let folder = Self.package.appendingPathComponent("Locales")
    let reference = try String(contentsOf: folder.appendingPathComponent("MESSAGES.md"), encoding: .utf8)
    let tree = LintTree(root: folder.path, isOverlay: false)
    #expect(reference == LintMessages.markdown(of: tree))
    // The reference has each message, with its attributes and arguments.
    let source = try #require(tree.source)
    #expect(source.order.count > 500)
    for id in source.order { #expect(reference.contains("`\(id)`") || reference.contains("`\(id).")) }
  }

  // MARK: Hostile tables

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var findings: Int
    var first: String?
  }

  /// The length of the chains and lists. A check whose time grows with its square takes hours for the longer ones.
  private static let size = DeepCheck.isAsked ? 100_000 : 3000

  /// The length of the ring. Its last message has a number of four digits, on which the column in the finding depends.
  private static let ring = DeepCheck.isAsked ? 10_000 : 3000

  private static let hostile = [
    Hostile(
      testDescription: "a long chain of messages",
      files: ["en.ftl": (0..<size).map { "m\($0) = { m\($0 + 1) }\n" }.joined() + "m\(size) = end\n"], findings: 0),
    Hostile(
      testDescription: "a long chain of messages that hand an argument on",
      files: [
        "en.ftl": "m0 = { $n } of { $all }\n",
        "de.ftl": (0..<size).map { "m\($0) = { m\($0 + 1) }\n" }.joined() + "m\(size) = { $n } von { $all }\n",
      ], findings: 0),
    Hostile(
      testDescription: "a ring of messages",
      files: ["en.ftl": (0..<ring).map { "m\($0) = { m\(($0 + 1) % ring) }\n" }.joined()], findings: 1,
      first: "en.ftl:\(ring):11: error: circular reference: 'm\(ring - 1)' refers to itself through 'm0' [cycle]"),
    Hostile(
      testDescription: "a message of many attributes",
      files: ["en.ftl": "m = x\n" + (0..<size).map { "    .a\($0) = { $v\($0) } text\n" }.joined()], findings: 0),
    Hostile(
      testDescription: "a message of many attributes that nobody asks for",
      files: [
        "de.ftl": "m = x\n" + (0..<size).map { "    .b\($0) = ein Text\n" }.joined(),
        "en.ftl": "m = x\n" + (0..<size).map { "    .a\($0) = a text\n" }.joined(),
      ], findings: 2 * size + 1),
  ]

  /// On a thread with as little stack as those have that run tasks; what took the square of its size in time would take
  /// hours.
  @Test(.timeLimit(.minutes(5)), arguments: hostile)
  func hostileTablesAreChecked(_ hostile: Hostile) {
    final class Found: @unchecked Sendable { var findings: [String] = [] }
    let found = Found()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      var row = LintRow("", hostile.files)
      row.isOverlay = true
      found.findings = row.findings()
      done.signal()
    }
    // The address sanitizer makes frames larger.
    let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
    thread.stackSize = isSanitized ? 4 << 20 : 512 << 10
    thread.start()
    done.wait()
    #expect(found.findings.count == hostile.findings)
    if let first = hostile.first { #expect(found.findings.first == first) }
  }
}
