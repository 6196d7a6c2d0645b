// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// The README lists the languages that are built in.
@Suite struct ReadmeLanguagesTests {
  @Test func everyLanguageIsListed() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
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
}
