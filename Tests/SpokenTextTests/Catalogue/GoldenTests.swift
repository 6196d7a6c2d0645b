// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// Compares the phrases of every language with the files in the folder `Golden` (see ``Catalogue``). No message, attribute,
/// plural category, case, gender, or other branch of a table is without a golden.
@Suite struct GoldenTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let records = environment["SPOKENTEXT_RECORD"] == "1"

  @Test(.enabled(if: !records), arguments: Catalogue.languages)
  func catalogueIsSaidAsRecorded(_ language: LanguageTag) throws {
    if let folder = Self.environment["SPOKENTEXT_DUMP"] {
      try GoldenCheck.dump(language, to: URL(fileURLWithPath: folder))
    }
    let check = GoldenCheck(language, families: Catalogue.chosenFamilies)
    #expect(check.checkedRows > 0)
    #expect(
      check.problems.isEmpty,
      """
      \(language): \(check.problems.count) differences. Read them, and record with SPOKENTEXT_RECORD=1 swift test --filter GoldenTests:
      \(check.problems.prefix(200).joined(separator: "\n"))
      """)
    let (branches, unreached) = check.branches
    // A choice of families reaches only a part of the branches.
    let isWhole = Catalogue.chosenFamilies.count == Catalogue.families.count
    // Languages without plural forms, genders, and cases have fewer branches.
    let isPlain = (["id", "ms", "or", "th", "vi"] as Set<LanguageTag>).contains(language)
    #expect(branches.count > (isPlain ? 1600 : 2000))
    #expect(
      !isWhole || unreached.isEmpty,
      """
      \(unreached.count) branches have no golden. Add a sample that reaches them to the catalogue, and record:
      \(unreached.map { "\(language) \($0.fullName)" }.joined(separator: "\n"))
      """)
  }

  /// Writes the files of the chosen languages, and fails, so that a recording is never taken for a passed test.
  @Test(.enabled(if: records)) func goldensAreRecorded() throws {
    let runner = Self.environment["CI"] ?? ""
    try #require(runner.isEmpty || runner == "false" || runner == "0", "goldens are never recorded in CI")
    // Parents come before their children, which hold only what differs.
    let languages = Catalogue.languages.sorted { !$0.description.contains("-") && $1.description.contains("-") }
    for language in languages {
      let (rows, bytes, unreached) = try GoldenRecorder(language).record()
      print("recorded \(language): \(rows) rows, \(bytes) bytes, \(unreached.count) branches are not reached")
      for branch in unreached { print("  not reached: \(branch.name) \(branch.label)") }
    }
    Issue.record("Goldens were recorded. Read every change, then run the tests again.")
  }

  @Test func everyLanguageHasFilesOfItsFamiliesOnly() throws {
    let families = Set(Catalogue.families.map(\.name) + [GoldenDigests.file])
    let folders = try FileManager.default.contentsOfDirectory(
      at: GoldenRows.folder, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(Set(folders.map(\.lastPathComponent)) == Set(Speaker.languages.map(\.description)))
    for folder in folders {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let isChild = GoldenRows.parent(of: LanguageTag(folder.lastPathComponent)!) != nil
      let names = Set(files.map { String($0.dropLast($0.hasSuffix(".tsv") ? 4 : 0)) })
      #expect(names.isSubset(of: families), "\(folder.lastPathComponent)")
      #expect(isChild || names.contains(GoldenDigests.file), "\(folder.lastPathComponent)")
    }
  }

  /// Golden files are read by people: they stay short.
  @Test(arguments: Speaker.languages)
  func goldenFilesAreShort(_ language: LanguageTag) {
    let tables = GoldenRows(reading: language).tables.values
    #expect(tables.map(\.rows.count).reduce(0, +) <= 5000)
    #expect(tables.map { $0.description.unicodeScalars.count }.reduce(0, +) <= 200_000)
  }

  @Test func everyEdgeIsASample() {
    let samples = Dictionary(
      uniqueKeysWithValues: Catalogue.families.map { family, _ in
        (family, Catalogue.samples(family, "en").filter { !$0.isCandidate }.map(\.key))
      })
    #expect(GoldenEdges.shared.lines.count > 10)
    for (family, pattern) in GoldenEdges.shared.lines {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      let isFound = samples[family]?.contains { GoldenEdges.matches($0, parts) } ?? false
      #expect(isFound, "\(family): \(pattern)")
    }
  }

  @Test(arguments: [
    ("money 1 USD", "money 1 USD", true), ("money 1 USD", "money *", true), ("money 1 USD", "* USD", true),
    ("money 1 USD", "money*USD", true), ("money 1 USD", "*1*", true), ("money 1 USD", "money", false),
    ("money 1 USD", "money * EUR", false), ("money 1 USD", "*2*", false), ("aa", "a*aa", false),
  ])
  func patternsOfEdgesMatchWholeKeys(_ key: String, _ pattern: String, _ isMatch: Bool) {
    #expect(
      GoldenEdges.matches(key, pattern.split(separator: "*", omittingEmptySubsequences: false)) == isMatch)
  }

  @Test func misspelledSelectionsAreErrors() throws {
    #expect(try Catalogue.names(in: nil, among: ["pl"]) == nil)
    #expect(try Catalogue.names(in: "pl,de", among: ["de", "pl"]) == ["pl", "de"])
    #expect(throws: Catalogue.UnknownName(name: "po")) { try Catalogue.names(in: "pl,po", among: ["de", "pl"]) }
  }
}
