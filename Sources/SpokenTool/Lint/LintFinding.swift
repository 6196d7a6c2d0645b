// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The severity of a finding.
enum LintSeverity: String, Sendable {
  /// Unfinished work. Notes never fail.
  case note
  /// Something that may be intended. Warnings fail only with `--strict`.
  case warning
  case error
}

/// A finding of a rule, with its place.
struct LintFinding: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int
  var rule: LintRule
  /// The mistake and the correction.
  var message: String
  var severity: LintSeverity
  /// The changes of the file that correct the mistake. They never change words.
  var edits: [LintEdit] = []
  /// `true` if the mistake causes other findings of the language. It is printed before them.
  var isCause: Bool

  init(
    file: String, line: Int = 1, column: Int = 1, rule: LintRule, message: String, severity: LintSeverity? = nil,
    edits: [LintEdit] = []
  ) {
    (self.file, self.line, self.column, self.rule, self.message) = (file, line, column, rule, message)
    self.severity = severity ?? (rule.isWarning ? .warning : .error)
    self.edits = edits
    isCause = rule.isCause
  }

  /// The finding on one line in the format of compilers, so that editors find the place.
  var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]" }

  /// The finding as an object of the array that `--json` prints.
  var json: JSON {
    .object([
      .init(name: "file", value: .string(file)), .init(name: "line", value: .number("\(line)")),
      .init(name: "column", value: .number("\(column)")), .init(name: "severity", value: .string(severity.rawValue)),
      .init(name: "rule", value: .string(rule.rawValue)), .init(name: "message", value: .string(message)),
    ])
  }
}
