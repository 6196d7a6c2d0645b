// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextAudit
import SpokenTextTesting
import Testing

@testable import SpokenText

/// What the library says is clean by its own rules, in every language.
@Suite struct GoldenAuditTests {
  /// Phrases inside a sentence, and those of the lexicon, are no labels.
  private static func part(_ family: String, _ key: String) -> LabelAudit.Part {
    if family == "hint" || key.hasSuffix(" · hint") { return .hint }
    if key.hasSuffix(" · value") { return .value }
    return family == "lexicon" || key.contains("case=") || key.contains("inline") ? .text : .label
  }

  /// What an app has put in is found fault with, rightly: an error without a message, a message that nobody translated, a
  /// card of nothing.
  private static func isBadInput(_ row: GoldenTable.Row) -> Bool {
    row.key.hasPrefix("error blank") || row.phrase.contains("The server is busy")
      || row.key.contains("not an address") || row.key.contains("@@") || row.key.contains(", bare")
  }

  /// What is compared only, and never heard.
  private static func isUnspoken(_ key: String) -> Bool {
    ["traits", "identifier", "presence", "heading level", "notification", "focus"].contains {
      key.hasSuffix(" · \($0)")
    }
  }

  @Test(arguments: Catalogue.languages) func noGoldenIsFoundFaultWith(_ language: LanguageTag) {
    // The goldens have the hints of every way to work a control, also by touch.
    var audit = LabelAudit(language)
    let touch: Set<LabelAudit.Rule> = [.gestureInHint]
    // Many rows say the same.
    var seen: Set<String> = []
    // Reminders are text messages, which are read as they are written.
    for (family, table) in Catalogue.rows(language).tables where !["reminder", GoldenDigests.file].contains(family) {
      // A chart is told in sentences, and listened to once.
      audit.disabled = family == "chart" ? touch.union([.tooLong]) : touch
      for row in table.rows.flatMap(\.forms)
      where !row.phrase.isEmpty && !Self.isBadInput(row) && !Self.isUnspoken(row.key) {
        guard seen.insert(row.phrase).inserted else { continue }
        let utterance = Utterance(row.phrase, spans: row.marks.isEmpty ? [] : Self.spans(row))
        let findings = audit.findings(in: utterance, as: Self.part(family, row.key))
        #expect(findings.isEmpty, "\(family): \(row): \(findings)")
      }
    }
  }

  /// What a golden marks, `spelled: X Y Z; in fr: Bonjour`.
  private static func spans(_ row: GoldenTable.Row) -> [Utterance.Span] {
    row.marks.split(separator: "; ").compactMap { mark in
      guard let colon = mark.range(of: ": "), let range = row.phrase.range(of: mark[colon.upperBound...]) else {
        return nil
      }
      let start = row.phrase.utf8.distance(from: row.phrase.startIndex, to: range.lowerBound)
      return Utterance.Span(start..<(start + mark[colon.upperBound...].utf8.count), .spellOut)
    }
  }
}
