// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextFluent
import Testing

@testable import SpokenTool

/// `spoken new`: the files of a language that nobody has written yet.
@Suite struct NewTests {
  /// Runs a body with a folder of tables that has the package's English.
  private func withTables<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      try FileManager.default.copyItem(at: Tables.package.appending(path: "en"), to: folder.appending(path: "en"))
      return try body(folder)
    }
  }

  private func new(_ tag: String, _ folder: URL) -> Called { spoken(["new", tag, "--folder", folder.path]) }

  private func findings(_ tag: String, _ folder: URL) -> [LintFinding] {
    LintCheck.findings(in: LintTree(root: folder.path, isOverlay: false)).filter { $0.file.contains("/\(tag)/") }
  }

  /// Returns the numbers of a language in the statistics.
  private func stats(_ tag: String, _ folder: URL) -> [Substring] {
    let table = LintStats.table(of: LintTree(root: folder.path, isOverlay: false))
    let row = table.split(separator: "\n").first { $0.hasPrefix(tag + " ") } ?? ""
    return row.split(separator: " ").prefix(7).map { $0 }
  }

  @Test(arguments: ["cs", "ja", "ar"])
  func everyMessageIsWrittenAndMissing(_ tag: String) throws {
    try withTables { folder in
      let number = folder.appending(path: tag).appending(path: "number.ftl")
      try Tables.write("### Status: partial\n", to: number)
      let absent = stats(tag, folder)
      try FileManager.default.removeItem(at: number)
      let called = new(tag, folder)
      #expect(called.status == 0 && called.err.isEmpty)
      #expect(called.out.contains("wrote \(folder.path)/\(tag)/chart.ftl with 49 messages\n"), "\(called.out)")
      #expect(stats(tag, folder) == absent && absent.last.flatMap { Int($0) } ?? 0 > 1000, "\(absent)")

      let (english, made) = try (parsed("en", folder), parsed(tag, folder))
      let ids = english.filter { !$0.isGenerated }.flatMap(Self.ids)
        .filter { !$0.hasPrefix("word-") && !$0.hasPrefix("adjective-") }
      #expect(made.flatMap(Self.ids) == ids)
      for file in made {
        let junk = file.resource.entries.filter { if case .junk = $0 { true } else { false } }
        #expect(junk.isEmpty, "\(file.name)")
      }
      // Files of scripts are missing, and nothing else is wrong.
      let rules = Set(findings(tag, folder).map(\.rule))
      #expect(rules == [.missingMessage, .missingFile, .missingCurrency, .missingPower])
      let missing = findings(tag, folder).filter { $0.rule == .missingMessage }
      #expect(missing.count > 800 && missing.allSatisfy { $0.severity == .note && $0.line > 1 })
    }
  }

  private func parsed(_ tag: String, _ folder: URL) throws -> [LintFile] {
    try TableVersion.files(of: try #require(LanguageTag(tag)), in: TableFolder(folder.path))
  }

  /// Returns the names of the messages and attributes of a file.
  private static func ids(_ file: LintFile) -> [String] {
    file.resource.entries.flatMap { entry -> [String] in
      guard case .message(let message) = entry else { return [] }
      let id = file.text(message.id)
      return [id] + message.attributes.map { "\(id).\(file.text($0.id))" }
    }
  }

  /// Comments are those of English, and choices have the plural categories of the language.
  @Test(arguments: [
    (
      "cs", "chart-values",
      "# The number of values in a chart.\n"
        + "# $count (whole number): how many values there are, from 1.\n# Example: 7 values\n"
        + "chart-values = { $count ->\n    [one] { \"\" }\n    [few] { \"\" }\n   *[other] { \"\" }\n}\n"
    ),
    (
      "ar", "chart-values",
      "chart-values = { $count ->\n    [zero] { \"\" }\n    [one] { \"\" }\n    [two] { \"\" }\n    [few] { \"\" }\n"
        + "    [many] { \"\" }\n   *[other] { \"\" }\n}\n"
    ),
    ("ja", "chart-values", "# Example: 7 values\nchart-values = { \"\" }\n"),
    ("cs", "chart-lowest", "chart-lowest = { \"\" }\n    .share = { \"\" }\n"),
    (
      "it", "ordinal",
      "ordinal = { NUMBER($value, type: \"ordinal\") ->\n    [many] { \"\" }\n   *[other] { \"\" }\n}\n"
    ),
  ])
  func choicesHaveTheCategoriesOfTheLanguage(_ tag: String, _ id: String, _ expected: String) throws {
    try withTables { folder in
      _ = new(tag, folder)
      let name = id == "ordinal" ? "number.ftl" : "chart.ftl"
      let text = try Tables.read(folder.appending(path: "\(tag)/\(name)"))
      #expect(text.contains(expected), "\(text.prefix(1500))")
      #expect(!text.contains("# accepted:"))
    }
  }

  @Test func emptyMessagesAreSaidInEnglish() throws {
    try withTables { folder in
      _ = new("cs", folder)
      let words = ["say", "state", "taken", "--locale", "cs", "--tables", folder.path]
      let called = spoken(words + ["--as", "ssml"])
      #expect(called.out.contains("xml:lang=\"en\">Taken<"))
      #expect(called.err == "warning: missing translation of 'state-taken'\n" && called.status == 0)
      let state = folder.appending(path: "cs/state.ftl")
      let text = try Tables.read(state)
      try Tables.write(text.replacing("state-taken = { \"\" }", with: "state-taken = užito"), to: state)
      #expect(spoken(words) == Called(out: "Užito\n"))
      let left = findings("cs", folder).filter { $0.message.contains("'state-taken'") }
      #expect(left.map(\.rule) == [])
    }
  }

  /// An attribute without words is in English, although the value of its message has words.
  @Test func emptyAttributesAreMissing() throws {
    try withTables { folder in
      _ = new("cs", folder)
      let chart = folder.appending(path: "cs/chart.ftl")
      let text = try Tables.read(chart)
      try Tables.write(
        text.replacing("chart-lowest = { \"\" }", with: "chart-lowest = minimum { $value } { $when }"), to: chart)
      let found = findings("cs", folder).filter { $0.rule == .missingAttribute }
      #expect(found.map(\.message) == ["missing attribute '.share' in 'chart-lowest'"])
    }
  }

  /// If only some variants of a choice have words, lint reports the other variants.
  @Test func halfWrittenChoicesAreFindings() throws {
    try withTables { folder in
      _ = new("cs", folder)
      let chart = folder.appending(path: "cs/chart.ftl")
      let choice = "chart-values = { $count ->\n    [one] "
      try Tables.write(
        try Tables.read(chart).replacing(choice + "{ \"\" }", with: choice + "{ $count } hodnota"), to: chart)
      let found = findings("cs", folder).filter { $0.file.hasSuffix("chart.ftl") && $0.rule != .missingMessage }
      let omitted = ["few", "other"].map {
        "variant [\($0)] omits { $count }; add it, or use an exact number such as [1]"
      }
      #expect(found.filter { $0.severity == .error }.map(\.message) == omitted, "\(found)")
    }
  }

  @Test func secondRunsAddOnlyNewMessages() throws {
    try withTables { folder in
      _ = new("cs", folder)
      let again = new("cs", folder)
      #expect(again.out.hasPrefix("\(folder.path)/cs has every message of English\n\nNext steps"))

      let chart = folder.appending(path: "cs/chart.ftl")
      let text = try Tables.read(chart)
      let kept = text.replacing(
        "# A line connects the values.\n# Example: Line chart\nchart-line = { \"\" }\n", with: ""
      )
      .replacing("chart-bar = { \"\" }", with: "chart-bar = sloupcový graf")
      try Tables.write(String(kept.dropLast()), to: chart)
      let english = folder.appending(path: "en/chart.ftl")
      try Tables.write(try Tables.read(english) + "\n# New.\n# Example: New\nchart-new = new\n", to: english)
      try FileManager.default.removeItem(at: folder.appending(path: "cs/list.ftl"))
      let third = new("cs", folder)
      #expect(
        third.out.hasPrefix("added 2 messages to \(chart.path)\nwrote \(folder.path)/cs/list.ftl with "), "\(third.out)"
      )
      let added =
        "\n# A line connects the values.\n# Example: Line chart\nchart-line = { \"\" }\n\n"
        + "# New.\n# Example: New\nchart-new = { \"\" }\n"
      #expect(try Tables.read(chart) == kept + added)
      #expect(try Tables.read(folder.appending(path: "cs/list.ftl")).hasPrefix("## "))
    }
  }

  @Test func regionsGetOnlyTheirBeginning() throws {
    try withTables { folder in
      let called = new("en-AU", folder)
      #expect(called.out.hasPrefix("wrote \(folder.path)/en-AU/number.ftl\n\nNext steps"))
      #expect(called.out.contains("Scripts/register-languages en-AU\n"))
      let names = LintTree.names(in: folder.appending(path: "en-AU").path)
      #expect(names == ["number.ftl"])
      #expect(findings("en-AU", folder).map(\.description) == [])
    }
  }

  @Test func nextStepsNameTheScripts() throws {
    try withTables { folder in
      let out = new("pt-BR", folder).out
      for script in ["unit-names", "currency-names", "date-names", "mark-names", "zone-names"] {
        #expect(out.contains("Scripts/\(script) --locale pt-BR\n"))
      }
      #expect(out.hasSuffix("Scripts/register-languages pt-BR Name\n"))
      let numerals = try Tables.read(folder.appending(path: "pt-BR/numerals.txt"))
      #expect(numerals.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
      // Digits are said until the file has rules.
      let said = spoken(["say", "number", "21", "--style", "words", "--locale", "pt-BR", "--tables", folder.path])
      #expect(said == Called(out: "21\n"))
      _ = new("mi", folder)
      #expect(!LintTree.names(in: folder.appending(path: "mi").path).contains("numerals.txt"))
    }
  }

  @Test(arguments: [
    ("new", "missing argument '<tag>'; expected a language tag, such as cs", 2),
    ("new cs sk --folder F", "unexpected argument 'sk'; to pass text with spaces, put it in quotes", 2),
    ("new e --folder F", "invalid language tag 'e' for '<tag>': ", 1),
    ("new c --folder F", "unknown language 'c' for '<tag>'; expected a language of CLDR, such as cs", 1),
    ("new xx --folder F", "unknown language 'xx' for '<tag>'; expected a language of CLDR, such as cs", 1),
    ("new cs --folder /no/such", "cannot read '/no/such': it is not a folder; ", 1),
    ("new cs --tables F", "unknown option '--tables'; expected one of --folder", 2),
  ])
  func wrongCallsAreErrors(_ call: String, _ message: String, _ status: Int32) throws {
    try withTables { folder in
      let called = spoken(call.replacing("F", with: folder.path))
      #expect(called.err.hasPrefix("error: " + message) && called.out.isEmpty, "\(called)")
      #expect(called.status == status)
      #expect(LintTree.names(in: folder.path) == ["en"])
    }
  }

  @Test func helpIsGiven() {
    #expect(spoken("help new").out == NewCommand.usage + "\n")
    #expect(spoken("new --help") == spoken("help new"))
  }
}

/// Files of tables.
enum Tables {
  /// The tables of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Locales")

  static func read(_ file: URL) throws -> String { try String(decoding: Data(contentsOf: file), as: UTF8.self) }

  /// Writes a file, and creates its folder.
  static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs a closure with a temporary folder whose folder `Locales` has tables, by path.
  static func with<Result>(_ tables: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      for (path, text) in tables { try write(text, to: folder.appending(path: "Locales/\(path)")) }
      return try body(folder)
    }
  }
}
