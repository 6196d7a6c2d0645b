import Foundation
import SpokenTextTesting
import Testing

/// The phrases that the project promises stand in the English goldens word for word.
@Suite struct PhrasesTests {
  @Test func promisedPhrasesAreGoldens() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/Phrases.tsv")
    let promised = try GoldenTable(parsing: String(contentsOf: file, encoding: .utf8))
    let tables = try Catalogue.families.map { try goldens.table(of: "en", family: $0.name) }
    #expect(promised.rows.count > 70)
    for row in promised.rows {
      #expect(tables.lazy.compactMap { $0[row.key] }.first == row.phrase, "\(row.key)")
    }
  }
}
