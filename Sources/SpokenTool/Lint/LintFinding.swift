/// Something that a rule found, with the place where it stands.
struct LintFinding: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int
  var rule: LintRule
  /// What is wrong, and what to do.
  var message: String

  var severity: String { rule.isWarning ? "warning" : "error" }

  /// One line, as compilers print theirs: editors find the place by it.
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
