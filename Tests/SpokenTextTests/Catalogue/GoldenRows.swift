// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText

/// The golden rows of a language: those in its own files, and its parent's for all other samples.
///
/// A regional child has files only for what it says differently: `Golden/en-GB/money.tsv` holds the rows that differ from
/// `Golden/en/money.tsv`.
struct GoldenRows {
  typealias Row = GoldenTable.Row

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// The table of each family that has a file in the language's own folder.
  private(set) var tables: [String: GoldenTable] = [:]
  /// Files that cannot be read, and files that are not written as they would be recorded.
  private(set) var problems: [String] = []
  private var own: [String: [String: [Row]]] = [:]
  private var inherited: [String: [String: [Row]]] = [:]

  /// The language whose rows a regional child inherits.
  static func parent(of language: LanguageTag) -> LanguageTag? {
    language.parents.first { Speaker.languages.contains($0) }
  }

  /// Reads the files of a language and of its parent.
  init(reading language: LanguageTag) {
    let folder = Self.folder.appendingPathComponent("\(language)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files.sorted() where file.hasSuffix(".tsv") {
      do {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let table = try GoldenTable(parsing: text)
        tables[String(file.dropLast(4))] = table
        if table.description != text { problems.append("\(language)/\(file) is not as it would be recorded") }
      } catch { problems.append("\(language)/\(file): \(error)") }
    }
    inherited = Self.parent(of: language).map { Catalogue.rows($0).merged } ?? [:]
    for (family, table) in tables {
      own[family] = Dictionary(grouping: table.rows) { Self.sampleKey(of: $0.key) }
    }
  }

  /// The key of the sample that a row belongs to: `alice` of `alice · label`.
  static func sampleKey(of rowKey: String) -> String {
    rowKey.range(of: " · ").map { String(rowKey[..<$0.lowerBound]) } ?? rowKey
  }

  /// The rows of every sample by families, inherited ones included.
  var merged: [String: [String: [Row]]] {
    inherited.merging(own) { $0.merging($1) { $1 } }
  }

  /// The keys of all samples that have rows in some family.
  var sampleKeys: Set<String> { Set(merged.values.flatMap(\.keys)) }

  /// The rows of a sample, or `nil` if it has no golden.
  func rows(of sample: String, in family: String) -> [Row]? {
    own[family]?[sample] ?? inherited[family]?[sample]
  }

  /// The rows of the parent.
  func inheritedRows(of sample: String, in family: String) -> [Row]? { inherited[family]?[sample] }

  /// The samples with rows in the language's own file of a family.
  func ownKeys(of family: String) -> [String] { own[family].map { Array($0.keys) } ?? [] }
}

/// The rows that every language has, whether or not they reach a branch of their own: `Golden/Edges.txt`.
struct GoldenEdges {
  private var patterns: [String: [[Substring]]] = [:]
  private(set) var lines: [(family: String, pattern: String)] = []

  static let shared = GoldenEdges()

  private init() {
    let file = GoldenRows.folder.appendingPathComponent("Edges.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      let (family, pattern) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
      lines.append((family, pattern))
      patterns[family, default: []].append(pattern.split(separator: "*", omittingEmptySubsequences: false))
    }
  }

  /// Whether a sample always has a row.
  func contain(_ sample: GoldenSample, in family: String) -> Bool {
    !sample.isCandidate && patterns[family]?.contains { Self.matches(sample.key, $0) } ?? false
  }

  /// Whether a key is the parts of a pattern with any text between them.
  static func matches(_ key: String, _ parts: [Substring]) -> Bool {
    guard parts.count > 1 else { return key == parts[0] }
    guard key.hasPrefix(parts[0]) else { return false }
    var rest = key[...].dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
