// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

@Suite struct CasesTests {
  private static let languages = Speaker.languages.map(\.description)

  private static func list(_ language: String) throws -> CaseList {
    let tag = try #require(LanguageTag(language))
    return CaseList(try #require(LintLibrary().nearest(to: tag)).chain)
  }

  /// The lines for each case: its name and meaning, and its examples.
  private static func blocks(_ call: String) -> [[String]] {
    var blocks: [[String]] = []
    for line in spoken(call).out.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  ") { blocks[blocks.count - 1].append(line) } else { blocks.append([line]) }
    }
    return blocks
  }

  @Test func germanHasMeaningsAndExamples() {
    let blocks = Self.blocks("cases --locale de")
    #expect(
      blocks.first { $0[0].hasPrefix("on: ") } == [
        "on: a day, or a day with a time, on which something happens",
        "  date 2026-11-24: am Dienstag, den vierundzwanzigsten November", "  message weekday-friday: am Freitag",
        "  recent 7: in den letzten 7 Tagen",
      ])
    #expect(blocks.contains { $0[0].hasPrefix("every: ") && $0.contains("  message weekday-friday: freitags") })
    #expect(!blocks.contains { $0[0].hasPrefix("dial") })
  }

  /// Every case that a language offers to apps has a meaning and changes a phrase. All other cases of the tables are listed
  /// after them, as inner ones with a meaning.
  @Test(arguments: languages)
  func casesAreDescribed(_ language: String) throws {
    let list = try Self.list(language)
    let blocks = Self.blocks("cases --all --locale \(language)")
    #expect(blocks.count == list.forApps.count + list.inner.count && !list.forApps.isEmpty)
    for block in blocks.prefix(list.forApps.count) {
      #expect(block[0].contains(": "), "\(block)")
      #expect(block.count > 1, "\(language): \(block)")
    }
    #expect(list.inner.filter(\.meaning.isEmpty).map(\.name) == [])
  }

  @Test func innerCasesAreListedOnlyIfAsked() throws {
    let all = Self.blocks("cases --all --locale de")
    let forApps = Self.blocks("cases --locale de")
    #expect(forApps.count == (try Self.list("de")).forApps.count && all.count > forApps.count)
    #expect(Array(all.prefix(forApps.count)) == forApps)
  }

  @Test func englishHasTheCasesOfAllLanguages() throws {
    let english = Set(try Self.list("en").forApps.map(\.name))
    for language in Self.languages {
      #expect(try Self.list(language).forApps.map(\.name).filter { !english.contains($0) } == [], "\(language)")
    }
    #expect(spoken("say date 2026-11-24 --case on --locale en \(sample)").out == "On Tuesday, November 24\n")
    #expect(spoken("say date 2026-11-20 --case on --locale en \(sample)").out == "Today\n")
    #expect(spoken("say date 2026-11-24 --case genitive --locale en \(sample)").out == "Tuesday, November 24\n")
  }

  /// Lint accepts a case in an app's English that only other languages have.
  @Test func appsCanWriteEnglishFirst() throws {
    try withFolder { folder in
      let table = "# $t (phrase): the start.\n# Example: Starts today\nstarts = starts { FORM($t, case: \"since\") }\n"
      try Data(table.utf8).write(to: folder.appending(path: "en.ftl"))
      let tree = LintTree(root: folder.path, isOverlay: true)
      #expect(!LintCheck.findings(in: tree, expected: [:]).contains { $0.rule == .unknownCase })
    }
  }

  @Test func tablesAreRead() throws {
    try withFolder { folder in
      let language = folder.appending(path: "de")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try Data("### Status: partial\n".utf8).write(to: language.appending(path: "number.ftl"))
      let grammar =
        "### Case: on = a new meaning\ndate-today = { $case ->\n    [on] am heutigen Tag\n   *[bare] heute\n}\n"
      try Data(grammar.utf8).write(to: language.appending(path: "grammar.ftl"))
      #expect(Self.blocks("cases --locale de --tables \(folder.path)").first?.first == "on: a new meaning")
    }
  }

  @Test func unknownCasesAreErrorsThatNameTheList() {
    #expect(
      spoken("say date 2026-11-24 --locale de --case ?")
        == Called(
          err: """
            error: unknown case '?' for '--case'; run 'spoken cases --locale de' for a list
            See 'spoken help say date' for more information.

            """, status: 2))
    #expect(spoken("say date 2026-11-24 --locale pl --case genitiv").err.contains("; did you mean 'genitive'?\n"))
  }

  @Test func wrongCallsAreTold() {
    #expect(spoken("cases --al").err.hasPrefix("error: unknown option '--al'; did you mean '--all'?\n"))
    #expect(spoken("cases de").status == 2)
    #expect(spoken("help cases").out == CasesCommand.usage + "\n")
  }
}
