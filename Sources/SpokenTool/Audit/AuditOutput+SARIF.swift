// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

extension AuditOutput {
  /// The version of the tool, as in the changelog.
  static let version = "0.1.0"

  /// Returns a log in the Static Analysis Results Interchange Format 2.1.0 (OASIS), which code hosts and editors show.
  static func sarif(_ result: AuditRun.Result) -> String {
    let rules = LabelAudit.Rule.allCases
    let descriptors = rules.map { rule in
      JSON.object([
        .init(name: "id", value: .string(rule.id)),
        .init(name: "shortDescription", value: text(sentence(rule.summary))),
        .init(name: "fullDescription", value: text(rule.explanation)),
        .init(name: "help", value: text("\(sentence(rule.fix)) Source: \(rule.source).")),
        .init(name: "helpUri", value: .string(rule.helpAddress)),
        .init(
          name: "defaultConfiguration", value: .object([.init(name: "level", value: .string(rule.severity.rawValue))])),
      ])
    }
    var counts: [String: Int] = [:]
    let results = result.reports.map { report in
      let fingerprint = AuditBaseline.fingerprint(of: report)
      counts[fingerprint, default: 0] += 1
      return object(report, "\(fingerprint):\(counts[fingerprint] ?? 1)", rules)
    }
    let driver = JSON.object([
      .init(name: "name", value: .string("spoken audit")), .init(name: "version", value: .string(version)),
      .init(name: "semanticVersion", value: .string(version)), .init(name: "rules", value: .array(descriptors)),
    ])
    let notifications = result.troubles.map { trouble in
      JSON.object([
        .init(name: "level", value: .string(trouble.isUnread ? "error" : "warning")),
        .init(name: "message", value: text(trouble.line)),
      ])
    }
    let invocation = JSON.object([
      .init(name: "executionSuccessful", value: .bool(!result.troubles.contains(where: \.isUnread))),
      .init(name: "toolExecutionNotifications", value: .array(notifications)),
    ])
    let run = JSON.object([
      .init(name: "tool", value: .object([.init(name: "driver", value: driver)])),
      .init(name: "invocations", value: .array([invocation])),
      .init(name: "columnKind", value: .string("unicodeCodePoints")), .init(name: "results", value: .array(results)),
    ])
    let log = JSON.object([
      .init(name: "$schema", value: .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init(name: "version", value: .string("2.1.0")), .init(name: "runs", value: .array([run])),
    ])
    return String(log.prettyPrinted.dropLast())
  }

  private static func object(_ report: AuditReport, _ fingerprint: String, _ rules: [LabelAudit.Rule]) -> JSON {
    let finding = report.finding
    let key = report.key.isEmpty ? "" : " (\(report.key))"
    var members: [JSON.Member] = [
      .init(name: "ruleId", value: .string(finding.rule.id)),
      .init(name: "ruleIndex", value: .number("\(rules.firstIndex(of: finding.rule) ?? 0)")),
      .init(name: "level", value: .string(finding.severity.rawValue)),
      .init(name: "message", value: text(report.message + key)),
    ]
    var location: [JSON.Member] = []
    // Code hosts require a file in each location. Text from the command line or the standard input isn't in a file.
    if !report.place.file.isEmpty, report.place.file != "standard input" {
      var region: [JSON.Member] = [
        .init(name: "startLine", value: .number("\(report.place.line)")),
        .init(name: "startColumn", value: .number("\(report.place.column)")),
      ]
      if let end = report.endColumn, end > report.place.column {
        region.append(.init(name: "endColumn", value: .number("\(end)")))
      }
      let file = JSON.object([.init(name: "uri", value: .string(uri(report.place.file)))])
      let physical = JSON.object([
        .init(name: "artifactLocation", value: file), .init(name: "region", value: .object(region)),
      ])
      location.append(.init(name: "physicalLocation", value: physical))
    }
    if !report.key.isEmpty {
      let logical = JSON.object([
        .init(name: "name", value: .string(report.key)), .init(name: "kind", value: .string("resource")),
      ])
      location.append(.init(name: "logicalLocations", value: .array([logical])))
    }
    if !location.isEmpty { members.append(.init(name: "locations", value: .array([.object(location)]))) }
    members.append(
      .init(
        name: "partialFingerprints", value: .object([.init(name: "spokenAudit/v1", value: .string(fingerprint))])))
    members.append(
      .init(
        name: "properties",
        value: .object([
          .init(name: "key", value: .string(report.key)), .init(name: "part", value: .string("\(finding.part)")),
          .init(name: "language", value: .string("\(report.language)")),
        ])))
    return .object(members)
  }

  private static func text(_ text: String) -> JSON { .object([.init(name: "text", value: .string(text))]) }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// Returns a path as a URI reference (RFC 3986).
  static func uri(_ path: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let text = path.utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
