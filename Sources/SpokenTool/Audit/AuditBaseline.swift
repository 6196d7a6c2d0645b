// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// A file with accepted findings. The audit reports only other findings.
///
/// A finding is identified by its rule, file, key, language, part, and text, but not by its line. If a string moves,
/// its findings stay accepted. If it changes, they are new.
struct AuditBaseline {
  private var counts: [String: Int] = [:]

  init(_ path: String) throws(Problem) {
    let text = try AuditReader.text(try Input.bytes(of: path), of: path)
    let json: JSON
    do { json = try JSONReader.value(of: text) } catch { throw .unreadable(path, reason: error.description) }
    guard case .object(let members) = json,
      case .array(let findings)? = members.first(where: { $0.name == "findings" })?.value
    else { throw .unreadable(path, reason: "expected a baseline; write it with '--write-baseline'") }
    for case .object(let members) in findings {
      func member(_ name: String) -> JSON? { members.first { $0.name == name }?.value }
      guard case .string(let fingerprint)? = member("fingerprint") else { continue }
      var count = 1
      if case .number(let digits)? = member("count") { count = Int(digits) ?? 1 }
      counts[fingerprint, default: 0] += count
    }
  }

  /// Returns the reports that aren't in the baseline, and the number of entries without a report.
  func new(_ reports: [AuditReport]) -> (reports: [AuditReport], stale: Int) {
    var left = counts
    let new = reports.filter { report in
      let name = Self.fingerprint(of: report)
      guard let count = left[name], count > 0 else { return true }
      left[name] = count - 1
      return false
    }
    return (new, left.values.reduce(0, +))
  }

  /// Returns the contents of a baseline with one line for each finding, in the order of their places.
  static func text(_ reports: [AuditReport]) -> String {
    var order: [String] = []
    var lines: [String: (report: AuditReport, count: Int)] = [:]
    for report in reports {
      let name = fingerprint(of: report)
      if lines[name] == nil { order.append(name) }
      lines[name] = (report, (lines[name]?.count ?? 0) + 1)
    }
    let findings = order.compactMap { name -> String? in
      guard let (report, count) = lines[name] else { return nil }
      return JSON.object([
        .init(name: "fingerprint", value: .string(name)), .init(name: "rule", value: .string(report.finding.rule.id)),
        .init(name: "file", value: .string(relative(report.place.file))),
        .init(name: "key", value: .string(report.key)), .init(name: "count", value: .number("\(count)")),
      ]).description
    }
    return "{\n  \"version\": 1,\n  \"findings\": ["
      + (findings.isEmpty ? "" : "\n    " + findings.joined(separator: ",\n    ") + "\n  ") + "]\n}\n"
  }

  /// Returns an identifier for a finding that stays the same if its line changes. It has 16 digits of a hash (FNV-1a,
  /// 64 bits).
  static func fingerprint(of report: AuditReport) -> String {
    let finding = report.finding
    // A summary combines several findings, and its text has their number. The number may change, so leave out the text.
    let text = report.summary == nil || !report.key.isEmpty ? finding.text : ""
    let parts = [
      finding.rule.id, relative(report.place.file), report.key, "\(report.language)", "\(finding.part)", text,
      finding.excerpt,
    ]
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\u{1F}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns a path relative to the current folder, so that it is the same on every machine.
  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let inside = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return inside.hasPrefix("./") ? String(inside.dropFirst(2)) : inside
  }
}
