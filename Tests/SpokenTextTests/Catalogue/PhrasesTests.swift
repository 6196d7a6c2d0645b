// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// The phrases that the project promises are said word for word.
@Suite struct PhrasesTests {
  @Test func promisedPhrasesAreSaid() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/Phrases.tsv")
    let promised = try GoldenTable(parsing: String(contentsOf: file, encoding: .utf8))
    let speaker = Catalogue.speaker("en")
    let said = Catalogue.families.flatMap { Catalogue.samples($0.name, "en") }.flatMap { $0.rows(using: speaker) }
    let phrases = Dictionary(said.map { ($0.key, $0.phrase) }, uniquingKeysWith: { first, _ in first })
    #expect(promised.rows.count > 70)
    for row in promised.rows { #expect(phrases[row.key] == row.phrase, "\(row.key)") }
  }
}
