// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import ElderlyCare
import Foundation
import Screens
import SpokenText
import SpokenTextReminders
import SpokenTextTesting
import Testing

/// The tables of the READMEs compare each item of a guide with the text of the app. No row can become untrue.
@MainActor @Suite struct ReadmeTests {
  nonisolated static let folders = [
    "family-allowance": "FamilyAllowance", "medication-tracker": "MedicationTracker", "elderly-care": "ElderlyCare",
    "health-battery": "HealthBattery", "card-gallery": "CardGallery",
  ]

  @Test(arguments: folders.keys.sorted()) func everyRowIsTrue(_ name: String) throws {
    let folder = try #require(Self.folders[name])
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/\(folder)/README.md")
    let rows = ReadmeRow.rows(in: try String(contentsOf: readme, encoding: .utf8))
    #expect(rows.count > 15)
    let golden = try Self.golden(of: #require(apps.first { $0.name == name }))
    for row in rows {
      let problems = row.problems(in: golden)
      #expect(problems.isEmpty, "\(folder): \(row)\n\(problems.joined(separator: "\n"))")
    }
  }

  private nonisolated static let rows: [(row: String, problems: Int)] = [
    ("| `Save`, hint `Saves your changes` | unchanged | |", 0),
    ("| `Save` | `Save` | |", 0),
    ("| `Balance: 25 dollars` | `Balance: 25 dollars` | |", 0),
    ("| `[name]. Balance: 25 dollars` | unchanged | |", 0),
    ("| `Save now` | `Save`, the same hint | It is shorter. |", 0),
    ("| `Save`, hint `Saves your changes` | `Save`, the same hint | |", 0),
    ("| `Save`, not `OK` | unchanged | |", 0),
    ("| `SAVE` | `Save` | |", 1),
    ("| `Save` | `Save changes` | |", 1),
    ("| `Save`, hint `Saves it` | unchanged | |", 1),
    ("| `Save`, hint `Saves it` | `Save`, the same hint | It is shorter. |", 1),
    ("| `Save` | `Save`, hint `Save` | |", 1),
    ("| `Save` | `Save`, value `Saves your changes` | |", 1),
    ("| `[name]. Balance: 26 dollars` | unchanged | |", 1),
    ("| `Balance` | unchanged | |", 1),
  ]

  /// The test finds rows that are untrue, and passes those that are true.
  @Test(arguments: rows.indices) func anUntrueRowIsFound(_ index: Int) throws {
    let golden = ReadmeGolden(rows: [
      (.label, "Save"), (.hint, "Saves your changes"), (.label, "Ben Smith. Balance: 25 dollars"),
    ])
    let (line, problems) = Self.rows[index]
    let row = try #require(ReadmeRow.rows(in: line).first)
    #expect(row.problems(in: golden).count == problems, "\(row.problems(in: golden))")
  }

  /// Returns the phrases of an app in English, from its golden rows, its elements, and its text messages.
  private static func golden(of app: App) throws -> ReadmeGolden {
    var rows: [(kind: ReadmeRow.Kind?, text: String)] = []
    for family in app.screens.map(\.name) + ["forms"] {
      for row in try app.goldens.table(of: "en", family: family).rows {
        let part = row.key.components(separatedBy: " · ").last ?? ""
        let name = part.prefix { $0.isLetter }
        rows.append((ReadmeRow.Kind(rawValue: String(name)), row.phrase))
      }
    }
    let speaker = app.speaker("en-US")
    for card in app.screens.flatMap(\.cards).map(\.card) {
      let element = speaker.say(card)
      if let label = element.label?.text, let hint = element.hint?.text { rows.append((nil, "\(label). \(hint)")) }
    }
    if app.name == "elderly-care" {
      for var message in textMessages {
        rows += lines(of: speaker.textMessage(message))
        message.limit = .characters(320)
        rows += lines(of: speaker.textMessage(message))
      }
    }
    return ReadmeGolden(rows: rows)
  }

  private static func lines(of message: TextMessage) -> [(kind: ReadmeRow.Kind?, text: String)] {
    message.text.split(separator: "\n").map { (nil, String($0)) }
  }
}
