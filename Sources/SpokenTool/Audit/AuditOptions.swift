// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit
import SpokenTextTesting

/// The options of `spoken audit`, from the command line and from a configuration file.
struct AuditOptions {
  var reader = AuditReader(language: "en", part: .text, isForAccessibility: false)
  var disabled: Set<LabelAudit.Rule> = []
  var enabled: Set<LabelAudit.Rule> = []
  var languages: [LanguageTag] = []
  var isStrict = false
  var format = AuditFormat.text
  var baseline: String?
  var newBaseline: String?
  var overlay: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The findings that the configuration accepts.
  var accepted: [Acceptance] = []
  var inputs: [String] = []

  /// An entry of `accept` in a configuration. It accepts the findings of a rule, of a key, or of a file.
  struct Acceptance {
    var rule: LabelAudit.Rule?
    var key: String?
    var file: String?

    func accepts(_ report: AuditReport) -> Bool {
      (rule.map { $0 == report.finding.rule } ?? true) && (key.map { Self.fits(report.key, $0) } ?? true)
        && (file.map { Self.fits(report.place.file, $0) } ?? true)
    }

    /// Returns `true` if a name matches a pattern. A `*` in the pattern represents any characters. A plural form
    /// matches the key of its string.
    private static func fits(_ name: String, _ pattern: String) -> Bool {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count > 1 else {
        return name == pattern || name.hasPrefix(pattern + " [") || name.hasSuffix("/" + pattern)
      }
      guard name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else { return false }
      var rest = name[...].dropFirst(parts[0].count)
      for part in parts.dropFirst().dropLast() {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.count >= parts[parts.count - 1].count
    }
  }

  static let names = [
    "--locale", "--as", "--accessibility", "--languages", "--disable", "--enable", "--strict", "--format", "--rules",
    "--baseline", "--write-baseline", "--config", "--overlay", "--jobs",
  ]

  /// The options that take no value.
  private static let switches = ["--accessibility", "--strict", "--rules"]

  private static let parts: [(name: String, value: LabelAudit.Part)] = [
    ("label", .label), ("value", .value), ("hint", .hint), ("action", .action(0)), ("announcement", .announcement),
    ("text", .text),
  ]

  /// The name of the configuration file that is read if `--config` is missing.
  private static let configuration = "spoken-audit.json"

  init(_ arguments: ArraySlice<String>) throws(Problem) {
    var rest = arguments
    var given: [(name: String, value: String)] = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word != "--" else {
        inputs += word == "--" ? Array(rest) : [word]
        if word == "--" { break }
        continue
      }
      let option = OptionWord(word)
      guard Self.names.contains(option.name) else { throw .unknownOption(option.name, known: Self.names) }
      if Self.switches.contains(option.name) {
        try option.refuseValue()
        given.append((option.name, ""))
      } else {
        given.append((option.name, try option.value(&rest)))
      }
    }
    // Read the configuration first, so that the command line overrides it.
    if let path = given.last(where: { $0.name == "--config" })?.value {
      try readConfiguration(path)
    } else if FileManager.default.fileExists(atPath: Self.configuration) {
      try readConfiguration(Self.configuration)
    }
    for (name, value) in given { try set(name, value) }
  }

  private mutating func set(_ name: String, _ value: String) throws(Problem) {
    do throws(ValueFault) {
      switch name {
      case "--accessibility": reader.isForAccessibility = true
      case "--strict": isStrict = true
      case "--locale": reader.language = try readLanguage(.string(value))
      case "--languages":
        languages = []
        for tag in value.split(separator: ",") { languages.append(try readLanguage(.string(String(tag)))) }
      case "--as": reader.part = try readChoice(.string(value), Self.parts)
      case "--disable":
        for id in value.split(separator: ",") {
          let rule = try Self.rule(String(id))
          disabled.insert(rule)
          enabled.remove(rule)
        }
      case "--enable":
        for id in value.split(separator: ",") {
          let rule = try Self.rule(String(id))
          enabled.insert(rule)
          disabled.remove(rule)
        }
      case "--baseline": baseline = value
      case "--write-baseline": newBaseline = value
      case "--overlay": overlay = value
      case "--jobs":
        guard let number = Int(value), (1...256).contains(number) else { throw .notAWholeNumber(value, 1...256) }
        jobs = number
      case "--config", "--rules": break
      default: format = try readCase(value)
      }
    } catch { throw .value(key: String(name.dropFirst(2)), error) }
  }

  private static func rule(_ id: String) throws(ValueFault) -> LabelAudit.Rule {
    try readChoice(.string(id), LabelAudit.Rule.allCases.map { (name: $0.id, value: $0) })
  }

  // MARK: Configuration

  /// Reads a JSON object with `accept` and the options, without their hyphens, as keys. Paths are relative to the
  /// configuration's folder.
  private mutating func readConfiguration(_ path: String) throws(Problem) {
    let text = try AuditReader.text(try Input.bytes(of: path), of: path)
    let json: JSON
    do { json = try JSONReader.value(of: text) } catch { throw .unreadable(path, reason: error.description) }
    guard case .object(let members) = json else {
      throw .unreadable(path, reason: "expected an object, such as {\"disable\": [\"emoji\"]}")
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let known = Self.names.map { String($0.dropFirst(2)) }.filter {
      !["rules", "config", "write-baseline"].contains($0)
    }
    for member in members {
      guard known.contains(member.name) || member.name == "accept" else {
        throw .unreadable(
          path, reason: Problem.unknownKey(member.name, kind: "configuration", known: known + ["accept"]).text(.json))
      }
      do throws(Problem) {
        switch (member.name, member.value) {
        case ("accept", .array(let entries)): for entry in entries { accepted.append(try Self.acceptance(entry)) }
        case (_, .bool(let isOn)):
          if isOn { try set("--" + member.name, "") }
        case ("baseline", .string(let value)), ("overlay", .string(let value)):
          try set("--" + member.name, value.hasPrefix("/") ? value : folder + value)
        case (_, .string(let value)): try set("--" + member.name, value)
        case (_, .number(let digits)): try set("--" + member.name, digits)
        case (_, .array(let values)):
          let words = values.compactMap { if case .string(let word) = $0 { word } else { nil } }
          try set("--" + member.name, words.joined(separator: ","))
        default:
          throw .value(
            key: member.name, .wrongType(expected: "text, a list of texts, or true", given: member.value.noun))
        }
      } catch { throw .unreadable(path, reason: error.text(.json)) }
    }
  }

  private static func acceptance(_ json: JSON) throws(Problem) -> Acceptance {
    guard case .object(let members) = json else {
      throw .value(key: "accept", .wrongType(expected: "an object with rule, key, file, and reason", given: json.noun))
    }
    var acceptance = Acceptance()
    var reason = ""
    for member in members {
      guard case .string(let text) = member.value else {
        throw .value(key: member.name, .wrongType(expected: "text", given: member.value.noun))
      }
      switch member.name {
      case "rule":
        do { acceptance.rule = try rule(text) } catch { throw .value(key: "rule", error) }
      case "key": acceptance.key = text
      case "file": acceptance.file = text
      case "reason": reason = text
      default: throw .unknownKey(member.name, kind: "accept", known: ["rule", "key", "file", "reason"])
      }
    }
    guard reason.contains(where: \.isLetter) else {
      throw .missing("reason", form: "the reason to accept the findings")
    }
    guard acceptance.rule != nil || acceptance.key != nil || acceptance.file != nil else {
      throw .missing("rule", form: "a rule, a key, or a file")
    }
    return acceptance
  }
}
