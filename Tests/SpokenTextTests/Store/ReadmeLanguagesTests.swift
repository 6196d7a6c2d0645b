// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// The README and an article list the languages that are built in.
@Suite struct ReadmeLanguagesTests {
  private static func text(_ path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theArticleHasARowForEveryTable() throws {
    let article = try Self.text("Sources/SpokenText/SpokenText.docc/LocalesAndFallback.md")
    let rows = article.split(separator: "\n").filter { $0.contains("| `SpokenText") }
    let tags = rows.flatMap { row in
      (row.split(separator: "|").last ?? "").matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
    }
    #expect(tags.sorted() == Speaker.languages.map(\.description).sorted())
  }

  @Test func everyLanguageIsListed() throws {
    let readme = try Self.text("README.md")
    let line = try #require(readme.split(separator: "\n").first { $0.hasPrefix("SpokenText has ") })
    let languages = Speaker.languages.filter { GoldenRows.parent(of: $0) == nil }
    #expect(line.hasPrefix("SpokenText has \(languages.count) languages: "))
    let list = line.prefix { $0 != "." }
    for language in languages {
      let name = Locale(identifier: "en").localizedString(forLanguageCode: language.language)
      let word = try #require(name?.split(separator: " ").first)
      #expect(list.contains(word), "\(language)")
    }
  }

  /// Each language has a row that says how many of 300 phrases its readers accepted. In the last two readings,
  /// by different readers, it was 98 %, or the README says that the language hasn't been read since it was corrected.
  @Test func everyLanguageHasReaders() throws {
    let readme = try Self.text("README.md")
    let unread = readme.split(separator: "\n").first { $0.contains("been read again: ") } ?? ""
    let rows = readme.split(separator: "\n")
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.filter { $0.count == 7 }
    let languages = Speaker.languages.filter { GoldenRows.parent(of: $0) == nil }
    for language in languages {
      let row = try #require(rows.first { $0[1] == "`\(language)`" }, "\(language) has no row in README.md")
      let accepted = row.dropFirst(2).compactMap { Int($0) }
      #expect(accepted.count >= 2 && accepted.allSatisfy { (200...300).contains($0) }, "\(language)")
      let isEnough = row.suffix(2).allSatisfy { Int($0) ?? 0 >= 294 }
      #expect(isEnough != unread.contains("`\(language)`"), "\(language)")
    }
    let regions = Set(Speaker.languages).subtracting(languages)
    #expect(regions.allSatisfy { readme.contains("`\($0)`") })
  }
}
