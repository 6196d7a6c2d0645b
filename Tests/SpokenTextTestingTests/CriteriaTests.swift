// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextAudit
import SpokenTextTesting
import Testing

/// The article about WCAG has each criterion of levels A and AA once, and names only rules that exist.
@Suite struct CriteriaTests {
  private static func rows() throws -> [[String]] {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/SpokenText/SpokenText.docc/WCAGCriteria.md")
    return try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  @Test func everyCriterionHasACheck() throws {
    let rules = Set(GoldenRule.allCases.map(\.id) + LabelAudit.Rule.allCases.map(\.id))
    let rows = try Self.rows()
    #expect(Set(rows.map { $0[0].split(separator: " ")[0] }).count == 55 && rows.count == 55)
    #expect(rows.filter { $0[1] == "A" }.count == 31 && rows.filter { $0[1] == "AA" }.count == 24)
    for row in rows {
      let names = row[2].split(separator: "`").map(String.init).filter { $0 != ", " && $0 != "—" }
      #expect(names.allSatisfy { rules.contains($0) }, "\(names)")
      // A row without a check says why.
      #expect(!names.isEmpty || !row[3].isEmpty, "\(row[0])")
    }
  }

  /// Each rule of the kit is in the row of every criterion that it names as its source.
  @Test func everyRuleIsInTheRowsOfItsCriteria() throws {
    let rows = try Self.rows()
    for rule in GoldenRule.allCases {
      let criteria = rule.source.split { !$0.isNumber && $0 != "." }.map(String.init)
        .filter { $0.filter { $0 == "." }.count == 2 }
      for criterion in criteria {
        let row = try #require(rows.first { $0[0].hasPrefix("\(criterion) ") }, "\(criterion)")
        #expect(row[2].contains("`\(rule.id)`"), "\(rule.id) in \(criterion)")
      }
    }
  }
}
