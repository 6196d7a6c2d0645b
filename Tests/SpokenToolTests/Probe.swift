// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText
@testable import SpokenTool

/// A language, shipped or not, with a draft of a table that tries out the format.
///
/// Its phrases stand in `Probes/<tag>/*.ftl`, and in `Probes/<tag>.tsv` what they have to be: a line of a batch, a tab,
/// and the phrase, decided on before the table said it. Each line is said from Friday, November 20, 2026, 5:00 PM in New
/// York.
struct Probe: CustomStringConvertible {
  let tag: LanguageTag
  /// Currencies of its own countries.
  let home: [String]

  static let all = [
    Probe(tag: "cy", home: ["gbp"]), Probe(tag: "sw", home: ["kes", "tzs"]),
  ]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Probes")

  var description: String { tag.description }

  /// What has to be said, by the line that asks for it.
  func rows() throws -> [GoldenTable.Row] {
    let file = Self.folder.appending(path: "\(tag).tsv")
    return try GoldenTable(parsing: String(contentsOf: file, encoding: .utf8)).rows
  }

  /// The table, as one of the shipped ones is made: what is generated comes last.
  func table() throws -> LocaleTable {
    let folder = Self.folder.appending(path: "\(tag)")
    let generated = "cldr.ftl"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      $0.hasSuffix(".ftl")
    }
    let sources = try (names.filter { $0 != generated } + names.filter { $0 == generated }).map { name in
      TableSource(file: "\(tag)/\(name)", bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    return TableLibrary.table(of: TableCompiler.compile(tag, sources))
  }

  /// The texts that answer lines of a batch; what is not an answer stands as it is.
  func answers(_ lines: [String], by table: LocaleTable) throws -> [String] {
    let zone = try Zone(named: "America/New_York")
    let speaker = Speaker(
      table: table, preferences: Preferences(tag, zone: zone.offsets, reference: .live))
    let defaults: KeyValuePairs = [
      "locale": "\(tag)", "timeZone": "America/New_York", "now": "2026-11-20T22:00:00Z",
    ]
    let answers = SpokenToolTests.answers(lines, defaults: defaults) {
      $0.keep(speaker, locale: "\(tag)", zone: ("America/New_York", zone))
    }
    return answers.map(Self.text)
  }

  /// The text of an answer that has nothing but its text, and no fault.
  private static func text(_ answer: String) -> String {
    var reader = JSONReader(Array(answer.utf8))
    var members: [JSON.Member] = []
    try? reader.object { member, _ in members.append(member) }
    let rest = members.filter { $0.name != "id" && $0.name != "text" }
    guard rest.allSatisfy({ $0.name == "errors" && $0.value == .array([]) }),
      case .string(let text)? = members.first(where: { $0.name == "text" })?.value
    else { return answer }
    return text
  }
}
