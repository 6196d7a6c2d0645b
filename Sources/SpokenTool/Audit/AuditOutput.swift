// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// Prints the findings of an audit in one of several formats.
enum AuditOutput {
  static func write(_ result: AuditRun.Result, _ format: AuditFormat, _ console: Console) {
    switch format {
    case .text: writeText(result, console)
    case .json: console.out.line(json(result))
    case .sarif: console.out.line(sarif(result))
    case .github: for report in result.reports { console.out.line(annotation(report)) }
    }
  }

  private static func counts(_ result: AuditRun.Result) -> [(severity: LabelAudit.Severity, count: Int)] {
    LabelAudit.Severity.allCases.reversed()
      .map { severity in (severity: severity, count: result.reports.count { $0.finding.severity == severity }) }
  }

  // MARK: Text

  /// Prints a line for each finding, in the format of compilers, and the number of findings.
  private static func writeText(_ result: AuditRun.Result, _ console: Console) {
    for report in result.reports { console.out.line(line(report)) }
    var parts = counts(result).filter { $0.count > 0 }.map { counted($0.count, $0.severity.rawValue) }
    if parts.isEmpty { parts = ["no findings"] }
    if result.known > 0 { parts.append("\(result.known) in the baseline") }
    if result.accepted > 0 { parts.append("\(result.accepted) accepted") }
    let unread = result.troubles.count(where: \.isUnread)
    if unread > 0 { parts.append("\(unread) not read") }
    console.err.line("\(counted(result.checked, "text")) checked: " + parts.joined(separator: ", "))
  }

  static func line(_ report: AuditReport) -> String {
    let finding = report.finding
    let file = report.place.file.isEmpty ? "" : report.place.file + ":"
    let part = finding.part == .text ? "" : "\(finding.part): "
    let key = report.key.isEmpty ? "" : " (\(shown(report.key)))"
    return "\(file)\(report.place.line):\(report.place.column): \(finding.severity.rawValue): \(part)\(report.message)"
      + "\(key) [\(finding.rule.id)]"
  }

  /// Returns a key on one line, truncated if it is long.
  private static func shown(_ key: String) -> String {
    let line = key.split { $0.isNewline }.joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }

  // MARK: JSON

  /// Returns an object with the counts, and with an object for each finding.
  static func json(_ result: AuditRun.Result) -> String {
    let objects = result.reports.map { report in
      let finding = report.finding
      var members: [JSON.Member] = [
        .init(name: "file", value: .string(report.place.file)),
        .init(name: "line", value: .number("\(report.place.line)")),
        .init(name: "column", value: .number("\(report.place.column)")),
      ]
      if let end = report.endColumn { members.append(.init(name: "endColumn", value: .number("\(end)"))) }
      members += [
        .init(name: "severity", value: .string(finding.severity.rawValue)),
        .init(name: "rule", value: .string(finding.rule.id)),
        .init(name: "key", value: .string(report.key)),
        .init(name: "part", value: .string("\(finding.part)")),
        .init(name: "language", value: .string("\(report.language)")),
        .init(name: "text", value: .string(finding.text)),
        .init(name: "excerpt", value: .string(finding.excerpt)),
        .init(name: "message", value: .string(report.message)),
        .init(name: "fingerprint", value: .string(AuditBaseline.fingerprint(of: report))),
      ]
      if let replacement = finding.replacement {
        members.append(.init(name: "replacement", value: .string(replacement)))
      }
      return JSON.object(members).description
    }
    var members: [JSON.Member] = [
      .init(name: "version", value: .number("1")),
      .init(name: "files", value: .number("\(result.files)")),
      .init(name: "checked", value: .number("\(result.checked)")),
    ]
    members += counts(result).map { JSON.Member(name: $0.severity.rawValue + "s", value: .number("\($0.count)")) }
    members += [
      .init(name: "inBaseline", value: .number("\(result.known)")),
      .init(name: "accepted", value: .number("\(result.accepted)")),
      .init(name: "notRead", value: .array(result.troubles.filter(\.isUnread).map { .string($0.line) })),
    ]
    let head = members.map { member in "  " + String(JSON.object([member]).description.dropFirst().dropLast()) + "," }
    let list = objects.isEmpty ? "[]" : "[\n    " + objects.joined(separator: ",\n    ") + "\n  ]"
    return "{\n" + head.joined(separator: "\n") + "\n  \"findings\": \(list)\n}"
  }

  // MARK: Annotations

  /// Returns a workflow command of GitHub Actions, such as `::warning file=…,line=…,col=…,title=…::…`.
  static func annotation(_ report: AuditReport) -> String {
    let level = report.finding.severity == .note ? "notice" : report.finding.severity.rawValue
    var properties: [String] = []
    if !report.place.file.isEmpty {
      properties.append("file=" + escaped(report.place.file, isProperty: true))
      properties.append("line=\(report.place.line)")
      properties.append("col=\(report.place.column)")
      if let end = report.endColumn, end > report.place.column { properties.append("endColumn=\(end)") }
    }
    properties.append("title=" + escaped(report.finding.rule.id, isProperty: true))
    let key = report.key.isEmpty ? "" : " (\(shown(report.key)))"
    return "::\(level) \(properties.joined(separator: ","))::" + escaped(report.message + key, isProperty: false)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
