// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// What an audit found, in the forms in which people and their tools read it.
enum AuditOutput {
  // MARK: Text

  /// A line for each finding, in the format of compilers, and how many there are.
  static func writeText(_ reports: [AuditReport], checked: Int, _ console: Console) {
    for report in reports { console.out.line(line(report)) }
    let counts = LabelAudit.Severity.allCases.reversed()
      .map { severity in (reports.count { $0.finding.severity == severity }, severity.rawValue) }
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    console.err.line(
      "\(counted(checked, "text")) checked: " + (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")))
  }

  static func line(_ report: AuditReport) -> String {
    let finding = report.finding
    let file = report.place.file.isEmpty ? "" : report.place.file + ":"
    let part = finding.part == .text ? "" : "\(finding.part): "
    let key = report.key.isEmpty ? "" : " (\(shown(report.key)))"
    return "\(file)\(report.place.line):\(report.place.column): \(finding.severity.rawValue): \(part)\(finding.message)"
      + "\(key) [\(finding.rule.id)]"
  }

  /// A key on one line, cut off if it is a whole text.
  private static func shown(_ key: String) -> String {
    let line = key.split { $0.isNewline }.joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }

  // MARK: JSON

  /// An array of objects, one for each finding.
  static func json(_ reports: [AuditReport]) -> String {
    let objects = reports.map { report in
      let finding = report.finding
      var members: [JSON.Member] = [
        .init(name: "file", value: .string(report.place.file)),
        .init(name: "line", value: .number("\(report.place.line)")),
        .init(name: "column", value: .number("\(report.place.column)")),
        .init(name: "severity", value: .string(finding.severity.rawValue)),
        .init(name: "rule", value: .string(finding.rule.id)),
        .init(name: "key", value: .string(report.key)),
        .init(name: "part", value: .string("\(finding.part)")),
        .init(name: "language", value: .string("\(report.language)")),
        .init(name: "text", value: .string(finding.text)),
        .init(name: "excerpt", value: .string(finding.excerpt)),
        .init(name: "message", value: .string(finding.message)),
      ]
      if let replacement = finding.replacement {
        members.append(.init(name: "replacement", value: .string(replacement)))
      }
      return JSON.object(members).description
    }
    return objects.isEmpty ? "[]" : "[\n  " + objects.joined(separator: ",\n  ") + "\n]"
  }

  // MARK: SARIF

  /// A log of the Static Analysis Results Interchange Format 2.1.0 (OASIS), which code hosts and editors show.
  static func sarif(_ reports: [AuditReport]) -> String {
    let rules = LabelAudit.Rule.allCases
    func text(_ text: String) -> JSON { .object([.init(name: "text", value: .string(text))]) }
    let descriptors = rules.map { rule in
      JSON.object([
        .init(name: "id", value: .string(rule.id)),
        .init(name: "shortDescription", value: text(sentence(rule.summary))),
        .init(name: "fullDescription", value: text(rule.explanation)),
        .init(name: "help", value: text("\(sentence(rule.fix)) Source: \(rule.source).")),
        .init(
          name: "defaultConfiguration", value: .object([.init(name: "level", value: .string(rule.severity.rawValue))])),
      ])
    }
    let results = reports.map { report in
      var members: [JSON.Member] = [
        .init(name: "ruleId", value: .string(report.finding.rule.id)),
        .init(name: "ruleIndex", value: .number("\(rules.firstIndex(of: report.finding.rule) ?? 0)")),
        .init(name: "level", value: .string(report.finding.severity.rawValue)),
        .init(name: "message", value: text(report.finding.message)),
      ]
      if !report.place.file.isEmpty {
        let region = JSON.object([
          .init(name: "startLine", value: .number("\(report.place.line)")),
          .init(name: "startColumn", value: .number("\(report.place.column)")),
        ])
        let file = JSON.object([.init(name: "uri", value: .string(uri(report.place.file)))])
        let physical = JSON.object([
          .init(name: "artifactLocation", value: file), .init(name: "region", value: region),
        ])
        members.append(
          .init(name: "locations", value: .array([.object([.init(name: "physicalLocation", value: physical)])])))
      }
      return JSON.object(members)
    }
    let driver = JSON.object([
      .init(name: "name", value: .string("spoken audit")), .init(name: "rules", value: .array(descriptors)),
    ])
    let run = JSON.object([
      .init(name: "tool", value: .object([.init(name: "driver", value: driver)])),
      .init(name: "columnKind", value: .string("unicodeCodePoints")), .init(name: "results", value: .array(results)),
    ])
    let log = JSON.object([
      .init(name: "$schema", value: .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init(name: "version", value: .string("2.1.0")), .init(name: "runs", value: .array([run])),
    ])
    return String(log.prettyPrinted.dropLast())
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// A path as a reference of a URI (RFC 3986).
  static func uri(_ path: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let text = path.utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + text : text
  }

  // MARK: Annotations

  /// A workflow command of GitHub Actions: `::warning file=…,line=…,col=…,title=…::…`.
  static func annotation(_ report: AuditReport) -> String {
    let level = report.finding.severity == .note ? "notice" : report.finding.severity.rawValue
    var properties: [String] = []
    if !report.place.file.isEmpty {
      properties.append("file=" + escaped(report.place.file, isProperty: true))
      properties.append("line=\(report.place.line)")
      properties.append("col=\(report.place.column)")
    }
    properties.append("title=" + escaped(report.finding.rule.id, isProperty: true))
    return "::\(level) \(properties.joined(separator: ","))::" + escaped(report.finding.message, isProperty: false)
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
