// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// Compares every phrase with the 182,849 golden rows that were recorded before golden files were chosen, in
/// `Fixtures/Wordings`. It takes minutes, so only `Scripts/check-deep` runs it.
@Suite(.enabled(if: DeepCheck.isAsked)) struct WordingOracleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Wordings")

  @Test(arguments: Catalogue.languages)
  func everyRecordedRowIsStillSaid(_ language: LanguageTag) throws {
    let book = SampleBook(language, wanted: nil)
    let speaker = Catalogue.speaker(language)
    var (compared, missing, different): (Int, [String], [String]) = (0, [], [])
    for (family, _) in Catalogue.families {
      let file = Self.folder.appendingPathComponent("\(language)/\(family).tsv")
      let table = try GoldenTable(parsing: String(contentsOf: file, encoding: .utf8))
      let samples = book.samples[family] ?? []
      let keys = Set(samples.map(\.key))
      var said: [String: GoldenTable.Row] = [:]
      for sample in samples {
        // A word with all its forms has a row now, and each form by itself is a candidate.
        if family == "lexicon", !sample.key.hasPrefix("form ") { continue }
        for row in sample.rows(using: speaker) { said[row.key] = row }
      }
      for row in table.rows {
        let renamed = family == "lexicon" ? "form \(row.key)" : row.key.replacing(" · ", with: ", ")
        guard let now = said[row.key] ?? (keys.contains(renamed) ? said[renamed] : nil) else {
          missing.append("\(family): \(row.key)")
          continue
        }
        compared += 1
        if now.phrase != row.phrase || now.marks != row.marks { different.append("\(family): \(row)\n  said  \(now)") }
      }
    }
    #expect(compared > 10_000)
    #expect(missing.isEmpty, "\(missing.count) rows have no sample:\n\(missing.prefix(50).joined(separator: "\n"))")
    #expect(different.isEmpty, "\(different.count) rows differ:\n\(different.prefix(50).joined(separator: "\n"))")
    print("\(language): \(compared) recorded rows are said as before")
  }
}
