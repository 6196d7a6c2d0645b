/// Something that a rule found, and where.
struct LintFinding: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int
  var rule: LintRule
  /// What is wrong, and what to do.
  var message: String

  var severity: String { rule.isWarning ? "warning" : "error" }

  /// One line in the format of compilers, so that editors find the place.
  var description: String { "\(file):\(line):\(column): \(severity): \(message) [\(rule.rawValue)]" }

  /// One object of the array that `--json` prints.
  var json: JSON {
    .object([
      .init(name: "file", value: .string(file)), .init(name: "line", value: .number("\(line)")),
      .init(name: "column", value: .number("\(column)")), .init(name: "severity", value: .string(severity)),
      .init(name: "rule", value: .string(rule.rawValue)), .init(name: "message", value: .string(message)),
    ])
  }
}
