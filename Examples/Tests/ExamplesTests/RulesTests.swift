// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextAudit
import SpokenTextTesting
import Testing

/// `Rules.md` names the checks of each rule of the guides. Every check in it exists.
@Suite struct RulesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of the two tables.
  private static func tables() throws -> (checked: [[String]], unchecked: [[String]]) {
    let text = try String(contentsOf: root.appendingPathComponent("Examples/Rules.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| guide") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return (rows.filter { $0.count == 4 }, rows.filter { $0.count == 5 })
  }

  /// All 153 rules are in one of the tables, at most 25 of them without a check, each of those for one of three reasons.
  @Test func everyRuleIsCheckedOrNamedWithItsReason() throws {
    let (checked, unchecked) = try Self.tables()
    #expect(checked.count + unchecked.count == 153 && unchecked.count <= 25)
    #expect(checked.allSatisfy { !$0[3].isEmpty })
    #expect(unchecked.allSatisfy { ["pixels", "motion", "device"].contains($0[3]) && !$0[4].isEmpty })
    #expect(Set((checked + unchecked).map { $0[0] }).count == 5)
  }

  /// The checks in a row are rules of the kit, rules of the audit, tests, or scripts.
  @Test func everyCheckIsThere() throws {
    let rules = Set(GoldenRule.allCases.map(\.id) + LabelAudit.Rule.allCases.map(\.id))
    let sources = try ["Examples/Tests", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix("Tests.swift") }
        .map { path in
          try String(contentsOf: Self.root.appendingPathComponent(folder).appendingPathComponent(path), encoding: .utf8)
        }
    }
    for row in try Self.tables().checked {
      let names = row[3].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        let parts = name.split(separator: ".").map(String.init)
        let isTest =
          parts.count == 2
          && sources.contains { $0.contains("struct \(parts[0])") && $0.contains("func \(parts[1])(") }
        let isScript = FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(name).path)
        #expect(rules.contains(name) || isTest || isScript, "\(name)")
      }
    }
  }
}
