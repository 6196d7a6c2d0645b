// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How bad a finding is.
enum LintSeverity: String, Sendable {
  /// Work that is left, which never fails.
  case note
  /// What may be meant; it fails under `--strict` only.
  case warning
  /// What is wrong.
  case error
}

/// Something that a rule found, and where.
struct LintFinding: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int
  var rule: LintRule
  /// What is wrong, and what to do.
  var message: String
  var severity: LintSeverity

  init(
    file: String, line: Int = 1, column: Int = 1, rule: LintRule, message: String, severity: LintSeverity? = nil
  ) {
    (self.file, self.line, self.column, self.rule, self.message) = (file, line, column, rule, message)
    self.severity = severity ?? (rule.isWarning ? .warning : .error)
  }

  /// One line in the format of compilers, so that editors find the place.
  var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]" }

  /// One object of the array that `--json` prints.
  var json: JSON {
    .object([
      .init(name: "file", value: .string(file)), .init(name: "line", value: .number("\(line)")),
      .init(name: "column", value: .number("\(column)")), .init(name: "severity", value: .string(severity.rawValue)),
      .init(name: "rule", value: .string(rule.rawValue)), .init(name: "message", value: .string(message)),
    ])
  }
}
