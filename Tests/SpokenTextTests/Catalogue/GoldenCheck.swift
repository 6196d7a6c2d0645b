// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SpokenText
@testable import SpokenTextTesting

/// Compares the phrases of a language with its golden rows and digests, and records the branches that the golden rows reach.
struct GoldenCheck {
  let language: LanguageTag
  /// Says the samples that have golden rows.
  private let speaker: Speaker
  private let coverage = Coverage()
  private(set) var problems: [String] = []
  private(set) var digests = GoldenDigests()
  private(set) var checkedRows = 0

  /// The folder that receives the rows of each group whose digest differs.
  static let differences = GoldenRows.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/goldens")

  init(_ language: LanguageTag, families: [String]) {
    self.language = language
    speaker = Catalogue.speaker(language, coverage: coverage)
    let book = Catalogue.book(language)
    problems = Catalogue.rows(language).problems
    problems += book.repeatedKeys.map { "several samples have the key '\($0)'" }
    for family in families { check(family, book.samples[family] ?? []) }
    check(digests, isComplete: families.count == Catalogue.families.count)
  }

  /// The branches of the table, and those of them that no golden row reaches.
  var branches: (all: [Branch], unreached: [Branch]) {
    let all = speaker.table.branches().filter { !Catalogue.isName($0.name) && !$0.isForNounsOfApps }
    return (all, all.filter { !$0.isReached(in: coverage.said) })
  }

  private mutating func check(_ family: String, _ samples: [GoldenSample]) {
    let goldens = Catalogue.rows(language)
    // A fault of a phrase without a golden is reported here; SampleReading reports the others.
    let faults = FaultList()
    let observed = Catalogue.speaker(language).with { $0.faultHandler = { faults.append($0) } }
    var known: Set<String> = []
    for sample in samples {
      known.insert(sample.key)
      let rows: [GoldenTable.Row]
      if let golden = goldens.rows(of: sample.key, in: family) {
        let reading = SampleReading(sample, by: speaker)
        rows = reading.rows
        checkedRows += rows.count
        problems += reading.problems.map { "\(family): \($0)" }
        let differences = GoldenDifference.between(GoldenTable(rows: golden), GoldenTable(rows: rows))
        problems += differences.map { "\(family): \($0)" }
      } else if sample.isCandidate {
        continue
      } else {
        rows = sample.rows(using: observed)
        if !faults.isEmpty { problems.append("\(family): \(sample.key): \(faults.removeAll())") }
        if GoldenEdges.shared.contain(sample, in: family) {
          problems.append("\(family): '\(sample.key)' has no golden; record it")
        }
      }
      if !sample.isCandidate { digests.add(rows, of: sample.key, in: family) }
    }
    for key in goldens.ownKeys(of: family).sorted() {
      if !known.contains(key) {
        problems.append("\(family): '\(key)' has a golden, but no sample")
      } else if let inherited = goldens.inheritedRows(of: key, in: family),
        goldens.rows(of: key, in: family) == inherited
      {
        problems.append("\(family): '\(key)' repeats the row of the parent")
      }
    }
  }

  private mutating func check(_ digests: GoldenDigests, isComplete: Bool) {
    let goldens = Catalogue.rows(language)
    for group in digests.groups {
      guard let golden = goldens.rows(of: group.name, in: GoldenDigests.file)?.first else {
        problems.append("the group '\(group.name)' has no digest; record it")
        continue
      }
      guard golden != group.row else { continue }
      let file = Self.differences.appendingPathComponent("\(language)/\(group.name).tsv")
      problems.append("\(GoldenDifference.changed(golden: golden, said: group.row))\n  all rows: \(file.path)")
      write(GoldenTable(rows: group.rows), to: file)
    }
    guard isComplete else { return }
    let names = Set(digests.groups.map(\.name))
    for name in goldens.ownKeys(of: GoldenDigests.file).sorted() where !names.contains(name) {
      problems.append("the digest '\(name)' has no group")
    }
  }

  /// Writes everything that the language says, for a comparison with another revision.
  static func dump(_ language: LanguageTag, to folder: URL) throws {
    let speaker = Catalogue.speaker(language)
    let book = Catalogue.book(language)
    for (family, _) in Catalogue.families {
      let rows = (book.samples[family] ?? []).flatMap { $0.rows(using: speaker) }
      try writeTable(GoldenTable(rows: rows), to: folder.appendingPathComponent("\(language)/\(family).tsv"))
    }
  }

  private func write(_ table: GoldenTable, to file: URL) {
    try? Self.writeTable(table, to: file)
  }

  static func writeTable(_ table: GoldenTable, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(table.description.utf8).write(to: file, options: .atomic)
  }
}

extension Branch {
  /// `true` for a rule for nouns that only apps have. These are nouns without a singular, which ``ZeroBoundTests`` tests, and
  /// Italian nouns such as "sconto", which need another article.
  fileprivate var isForNounsOfApps: Bool {
    name == "numeral-plural" || ["numeral", "things-number"].contains(name) && label.contains("plural")
      || name == "the-noun-masculine" && label.contains("impure")
  }

  /// The name with the variants, such as `currency-usd.local [few] case=genitive`.
  var fullName: String { label.isEmpty ? name : "\(name) \(label)" }
}

/// Faults in the order in which they came.
final class FaultList: @unchecked Sendable {
  private let lock = NSLock()
  private var faults: [SpeechFault] = []

  var isEmpty: Bool { lock.withLock { faults.isEmpty } }
  func append(_ fault: SpeechFault) { lock.withLock { faults.append(fault) } }

  func removeAll() -> [SpeechFault] {
    lock.withLock {
      defer { faults = [] }
      return faults
    }
  }
}
