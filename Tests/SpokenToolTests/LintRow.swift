import Testing
import SpokenText

@testable import SpokenTool

/// One row of the catalogue: tables, and every line that lint prints of them.
struct LintRow: Sendable, CustomTestStringConvertible {
  var rule: String
  /// Texts by path: `pl/app.ftl`. Each language gets a `number.ftl` with its status unless it has its own.
  var files: [String: String]
  var isOverlay = false
  var expected: [String]

  init(_ rule: String, _ files: [String: String], isOverlay: Bool = false, _ expected: String...) {
    (self.rule, self.files, self.isOverlay, self.expected) = (rule, files, isOverlay, expected)
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

  /// What lint prints.
  var findings: [String] { LintCheck.findings(in: tree, isOverlay: isOverlay).map(\.description) }

  var tree: LintTree {
    var texts = files
    if !isOverlay {
      for path in files.keys {
        let folder = path.prefix { $0 != "/" }
        if texts["\(folder)/number.ftl"] == nil { texts["\(folder)/number.ftl"] = "### Status: drafted\n" }
      }
    }
    var tables: [LanguageTag: [LintFile]] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: "/").map(String.init)
      let file = LintFile(path: path, name: parts[parts.count - 1], bytes: Array(text.utf8))
      tables[LanguageTag(stringLiteral: parts[0]), default: []].append(file)
    }
    return LintTree(tables, isOverlay: isOverlay)
  }
}
