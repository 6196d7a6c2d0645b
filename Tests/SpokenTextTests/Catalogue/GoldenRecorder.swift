// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText

/// Chooses the rows of golden files and writes them.
///
/// A language has a row for each edge in `Golden/Edges.txt`, and as many more as it takes to reach every branch of its
/// table. Rows that are already there stay unless all that they reach is reached by others, so that a recording changes
/// little.
struct GoldenRecorder {
  private let language: LanguageTag
  private let book: SampleBook
  /// All samples of the language, with their families.
  private let samples: [(family: String, sample: GoldenSample)]
  /// The branches that each sample reaches.
  private let reached: [[Int]]
  private let branches: [Branch]

  /// Says every sample and candidate of a language, and records which branches each one reaches.
  init(_ language: LanguageTag) {
    self.language = language
    let book = SampleBook(language, wanted: nil)
    self.book = book
    samples = Catalogue.families.flatMap { family, _ in
      (book.samples[family] ?? []).map { (family, $0) }
    }
    let coverage = Coverage()
    let speaker = Catalogue.speaker(language, coverage: coverage)
    let branches = speaker.table.branches().filter { !Catalogue.isName($0.name) }
    let index = BranchIndex(branches)
    reached = samples.map { _, sample in
      coverage.forget()
      _ = sample.rows(using: speaker)
      return index.branches(in: coverage.said)
    }
    self.branches = branches
  }

  /// The positions of the chosen samples.
  private func choice() -> [Int] {
    let goldens = GoldenRows(reading: language)
    var counts = [Int](repeating: 0, count: branches.count)
    var chosen: Set<Int> = []
    func choose(_ position: Int) {
      guard chosen.insert(position).inserted else { return }
      for branch in reached[position] { counts[branch] += 1 }
    }
    func isRedundant(_ position: Int) -> Bool { reached[position].allSatisfy { counts[$0] > 1 } }

    var fixed: Set<Int> = []
    var present: [Int] = []
    for (position, (family, sample)) in samples.enumerated() {
      if goldens.inheritedRows(of: sample.key, in: family) != nil
        || GoldenEdges.shared.contain(sample, in: family)
      {
        fixed.insert(position)
        choose(position)
      } else if goldens.rows(of: sample.key, in: family) != nil {
        present.append(position)
      }
    }
    for position in present { choose(position) }
    // The branches that few samples reach come first: for them there is the least choice.
    var samplesOfBranch = [[Int]](repeating: [], count: branches.count)
    for position in samples.indices {
      for branch in reached[position] { samplesOfBranch[branch].append(position) }
    }
    for branch in branches.indices.sorted(by: { samplesOfBranch[$0].count < samplesOfBranch[$1].count })
    where counts[branch] == 0 {
      let best = samplesOfBranch[branch].max { gain(of: $0, counts) < gain(of: $1, counts) }
      if let best { choose(best) }
    }
    for position in chosen.subtracting(fixed).sorted(by: >) where isRedundant(position) {
      chosen.remove(position)
      for branch in reached[position] { counts[branch] -= 1 }
    }
    return chosen.sorted()
  }

  /// How many branches a sample would add; of equals one that is always said, and then the first.
  private func gain(of position: Int, _ counts: [Int]) -> Int {
    let new = reached[position].count { counts[$0] == 0 }
    return (new * 2 + (samples[position].sample.isCandidate ? 0 : 1)) * 1_000_000 - position
  }

  /// Writes the files of the language. Record a parent before its children.
  ///
  /// - Returns: The number of rows and bytes in all files, and the branches that nothing reaches.
  func record() throws -> (rows: Int, bytes: Int, unreached: [Branch]) {
    let speaker = Catalogue.speaker(language)
    let parent = GoldenRows.parent(of: language).map { GoldenRows(reading: $0) }
    let chosen = Set(choice())
    var tables: [String: [GoldenTable.Row]] = [:]
    var digests = GoldenDigests()
    for (position, (family, sample)) in samples.enumerated() {
      guard chosen.contains(position) || !sample.isCandidate else { continue }
      let rows = sample.rows(using: speaker)
      if chosen.contains(position), parent?.rows(of: sample.key, in: family) != rows {
        tables[family, default: []] += rows
      }
      if !sample.isCandidate { digests.add(rows, of: sample.key, in: family) }
    }
    tables[GoldenDigests.file] = digests.groups.map(\.row).filter { row in
      parent?.rows(of: row.key, in: GoldenDigests.file) != [row]
    }
    let folder = GoldenRows.folder.appendingPathComponent("\(language)")
    try? FileManager.default.removeItem(at: folder)
    var (rowCount, bytes) = (0, 0)
    for (family, rows) in tables where !rows.isEmpty {
      let table = GoldenTable(header: [Self.header(language, family)], rows: rows)
      try GoldenCheck.writeTable(table, to: folder.appendingPathComponent("\(family).tsv"))
      rowCount += rows.count
      bytes += table.description.utf8.count
    }
    let all = Set(chosen.flatMap { reached[$0] })
    return (rowCount, bytes, branches.indices.filter { !all.contains($0) }.map { branches[$0] })
  }

  private static func header(_ language: LanguageTag, _ family: String) -> String {
    GoldenTable.header(
      family == GoldenDigests.file
        ? "Digests of all phrases in \(language), by group" : "Golden file for \(language), \(family)")
  }
}

/// Finds branches by what a coverage records.
private struct BranchIndex {
  private var variants: [Int: [Int]] = [:]
  private var patterns: [Int32: [Int]] = [:]

  init(_ branches: [Branch]) {
    for (index, branch) in branches.enumerated() {
      if let choice = branch.choices.last {
        variants[choice.variant, default: []].append(index)
      } else {
        patterns[branch.pattern.start, default: []].append(index)
      }
    }
  }

  func branches(in said: Coverage.Said) -> [Int] {
    said.variants.flatMap { variants[$0] ?? [] } + said.patterns.flatMap { patterns[$0] ?? [] }
  }
}
