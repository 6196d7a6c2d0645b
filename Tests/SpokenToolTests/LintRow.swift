// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing
import SpokenText

@testable import SpokenTool

/// One row of the catalogue: tables, and every line that lint prints of them.
struct LintRow: Sendable, CustomTestStringConvertible {
  var rule: String
  /// Texts by path: `pl/app.ftl`. Each language gets a `number.ftl` with its status unless it has its own.
  var files: [String: String]
  var isOverlay = false
  /// The languages that `--languages` asks for.
  var languages: [LanguageTag] = []
  var expected: [String]
  /// Rules whose findings are left out: what the row does not have because it is short.
  var skipped: Set<String> = []

  init(_ rule: String, _ files: [String: String], isOverlay: Bool = false, _ expected: String...) {
    (self.rule, self.files, self.isOverlay, self.expected) = (rule, files, isOverlay, expected)
  }

  /// A bad overlay.
  init(_ rule: String, overlay files: [String: String], languages: [LanguageTag] = [], _ expected: String...) {
    self.init(rule, files, isOverlay: true)
    (self.languages, self.expected) = (languages, expected)
  }

  /// A bad Polish table beside a good English one.
  init(_ rule: String, en: String, pl: String, _ expected: String...) {
    self.init(rule, ["en/app.ftl": en, "pl/app.ftl": pl])
    self.expected = expected
  }

  /// A bad English table.
  init(_ rule: String, en: String, _ expected: String...) {
    self.init(rule, ["en/app.ftl": en])
    self.expected = expected
  }

  var testDescription: String { rule }

  /// The lines that lint prints.
  var findings: [String] { findings() }

  /// Returns the lines that lint prints.
  ///
  /// - Parameter library: The library's languages. Share one between rows that are checked one after the other.
  func findings(_ library: LintLibrary = LintLibrary()) -> [String] {
    let expected = Dictionary(uniqueKeysWithValues: languages.map { ($0, "it is asked for") })
    return LintCheck.findings(in: tree(library), expected: expected)
      .filter { !skipped.contains($0.rule.rawValue) }.map(\.description)
  }

  func tree(_ library: LintLibrary = LintLibrary()) -> LintTree {
    var texts = files
    if !isOverlay {
      for path in files.keys {
        let folder = path.prefix { $0 != "/" }
        if texts["\(folder)/number.ftl"] == nil { texts["\(folder)/number.ftl"] = "### Status: drafted\n" }
      }
    }
    let candidates = texts.sorted { $0.key < $1.key }.map { path, text in
      let parts = path.split(separator: "/").map(String.init)
      return LintTree.Candidate(
        path: path, folder: parts.count > 1 ? parts[0] : nil, name: parts[parts.count - 1]
      ) { Array(text.utf8) }
    }
    var tree = LintTree(candidates, isOverlay: isOverlay, library: library)
    tree.root = "Phrases"
    return tree
  }
}
