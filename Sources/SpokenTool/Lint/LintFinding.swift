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
  var json: String {
    let fields = [
      ("file", Self.quoted(file)), ("line", "\(line)"), ("column", "\(column)"), ("severity", Self.quoted(severity)),
      ("rule", Self.quoted(rule.rawValue)), ("message", Self.quoted(message)),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
