// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// Mistakes that translators made, planted into the Swedish tables.
struct LintMistakeTests {
  private static let locales = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Locales")

  @Test(arguments: [LintMistake.inEntries, LintMistake.inFiles, LintMistake.absences])
  func mistakesAreFound(_ mistakes: [LintMistake]) throws {
    let planted = try planted(mistakes)
    let findings = findings(in: planted.files)
    for mistake in mistakes {
      // Lint reports a missing message and an edited file elsewhere.
      let isElsewhere = ["edited-file", "missing-message"].contains(mistake.rule)
      let lines = (isElsewhere ? nil : planted.lines[mistake.description]) ?? 1...Int.max
      let found = findings.filter {
        $0.file == "sv/\(mistake.file)" && $0.rule.rawValue == mistake.rule && lines.contains($0.line)
      }
      #expect(!found.isEmpty, "\(mistake.description): \(mistake.rule) in \(mistake.file), lines \(lines)")
    }
  }

  /// Without a mistake, lint finds nothing in these tables.
  @Test func tablesAreRight() throws {
    let found = findings(in: try planted([]).files).filter { $0.file.hasPrefix("sv/") }
    #expect(found.map(\.description).filter { !$0.contains("above 'unit-day'") } == [])
  }

  /// Returns the Swedish files with the mistakes, and the lines of the entry with each mistake.
  private func planted(_ mistakes: [LintMistake]) throws -> (files: [String: String], lines: [String: ClosedRange<Int>])
  {
    var files = try texts(of: "sv")
    for mistake in mistakes {
      if mistake.old.isEmpty {
        files[mistake.file] = mistake.new.isEmpty ? nil : try text(at: mistake.new)
        continue
      }
      let text = try #require(files[mistake.file])
      #expect(text.components(separatedBy: mistake.old).count == 2, "\(mistake.description): the text is there once")
      files[mistake.file] = text.replacingOccurrences(of: mistake.old, with: mistake.new)
    }
    var lines: [String: ClosedRange<Int>] = [:]
    for mistake in mistakes where !mistake.old.isEmpty {
      guard !mistake.new.isEmpty, let text = files[mistake.file],
        let place = text.range(of: mistake.new, options: .literal)
      else { continue }
      lines[mistake.description] = Self.lines(of: place, in: text)
    }
    return (files, lines)
  }

  /// Returns the lines of a range, from the beginning of its entry.
  private static func lines(of place: Range<String.Index>, in text: String) -> ClosedRange<Int> {
    func line(_ index: String.Index) -> Int { text[..<index].utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    var first = line(place.lowerBound)
    while first > 1, all[first - 1].first?.isLetter != true { first -= 1 }
    // An error of syntax is found at the end of the entry.
    return first...(line(place.upperBound) + 1)
  }

  private func text(at path: String) throws -> String {
    try String(contentsOf: Self.locales.appendingPathComponent(path), encoding: .utf8)
  }

  private func texts(of folder: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.locales.appendingPathComponent(folder).path)
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try text(at: "\(folder)/\($0)")) })
  }

  /// Returns the findings in Swedish tables, with the shipped English and German ones.
  private func findings(in files: [String: String]) -> [LintFinding] {
    var candidates: [LintTree.Candidate] = []
    for folder in ["de", "en", "sv"] {
      let texts = folder == "sv" ? files : (try? texts(of: folder)) ?? [:]
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        candidates.append(
          LintTree.Candidate(path: "\(folder)/\(name)", folder: folder, name: name) { Array(text.utf8) })
      }
    }
    var tree = LintTree(candidates, isOverlay: false)
    for name in ["numerals.txt", "rbnf.txt"] {
      tree.rules["sv", default: []].append((name: "sv/\(name)", bytes: Array((files[name] ?? "").utf8)))
    }
    tree.cldrNames = LintCLDRNames((try? text(at: LintCLDRNames.fileName)) ?? "")
    return LintCheck.findings(in: tree)
  }
}
