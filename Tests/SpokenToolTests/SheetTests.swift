// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// `spoken sheet`: samples in English and in another language.
@Suite struct SheetTests {
  /// The tables of a test. English has a file of its own, and Swedish lacks a message.
  private static let tables = [
    "en/number.ftl": "### Status: checked\nminus = minus { $amount }\n",
    "en/boat.ftl": """
    # How many boats.
    # $count (whole number): how many.
    # Example: 2 boats
    boats = { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
    # A boat.
    # $name (text): the name, such as "Ida & <Co>".
    # $state (phrase): the state, such as "afloat".
    # Example: Ida, afloat
    boat = { $name }, { $state }
        .gender = neuter
        .long = the boat { $name }
    # The state of a boat.
    # Example: Afloat
    afloat = afloat

    """,
    "en/audit.ftl": "audit-role = … boat\n",
    "sv/number.ftl": "### Status: partial\nminus = minus { $amount }\n",
    "sv/boat.ftl": """
    boats = { $count ->
        [one] { $count } båt
       *[other] { $count } båtar
    }
    boat = { $name }, { $state }
    afloat = { "" }

    """,
  ]

  private func withTables<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try Tables.with(Self.tables, body)
  }

  private func sheet(_ words: String, _ folder: URL, environment: [String: String] = [:]) -> Called {
    let words = words.split(separator: " ").map(String.init) + ["--tables", folder.appending(path: "Locales").path]
    return called { console in
      defer { console.flush() }
      do throws(Complaint) {
        return try SheetCommand.run(words[...], console, environment: environment)
      } catch {
        console.err.line(error.line)
        return error.problem.isUsage ? 2 : 1
      }
    }
  }

  private static let lines = """
    2 boats              2 båtar
    1 boat               1 båt
    Ida & <Co>, afloat   Ida & <Co>, afloat [in English]
    the boat Ida & <Co>  the boat Ida & <Co> [in English]
    afloat               afloat [in English]

    """

  @Test func languagesAreSideBySide() throws {
    try withTables { folder in
      let called = sheet("sv boat", folder)
      #expect(called.out == Self.lines)
      #expect(called.err.isEmpty && called.status == 0)
    }
  }

  /// English phrases that are too wide have the language on the next line.
  @Test func widePhrasesHaveTwoLines() throws {
    try withTables { folder in
      let lines = sheet("sv boat.ftl", folder, environment: ["COLUMNS": "30"]).out.split(separator: "\n")
      #expect(
        lines.prefix(4) == [
          "2 boats        2 båtar", "1 boat         1 båt", "Ida & <Co>, afloat",
          "               Ida & <Co>, afloat [in English]",
        ])
    }
  }

  @Test func tablesHaveTheRequest() throws {
    try withTables { folder in
      let rows = sheet("sv boat --tsv", folder).out.split(separator: "\n")
      #expect(rows.first == "english\tsv\tmark\trequest" && rows.count == 6)
      #expect(rows[1] == "2 boats\t2 båtar\t\tmessage boats --args '{\"count\": 2}'")
      #expect(rows[5] == "afloat\tafloat\tin English\tmessage afloat")
      // An argument that is a message of English is translated, too.
      #expect(rows[3].hasSuffix(#""state": {"kind": "message", "message": "afloat"}}'"#), "\(rows[3])")
    }
  }

  @Test func pagesAreMarkedWithLanguages() throws {
    try withTables { folder in
      let page = sheet("sv boat --html", folder).out
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n"))
      #expect(page.contains("<caption>5 phrases in English and in sv</caption>"))
      #expect(page.contains("<th scope=\"row\">2 boats</th><td><span lang=\"sv\" dir=\"ltr\">2 båtar</span></td>"))
      #expect(
        page.contains(
          "<span lang=\"sv\" dir=\"ltr\"><span lang=\"en\" dir=\"ltr\">afloat</span></span> "
            + "<small>[in English]</small>"), "\(page)")
    }
    let arabic = spoken(["sheet", "ar", "rating", "--html", "--tables", Tables.package.path]).out
    #expect(arabic.contains("<span lang=\"ar\" dir=\"rtl\">"))
  }

  @Test func samplesAreThoseOfKindsAndOfTheBatch() throws {
    try withTables { folder in
      #expect(sheet("sv --tsv", folder).out.contains("\tMinus 5 percent\tin English\t"))
      #expect(!sheet("sv --tsv", folder).out.contains("Ahoy"))
      try Tables.write(
        #"{"kind": "text", "text": "Ahoy", "locale": "pl"}"# + "\n\n" + #"{"kind": "text", "text": "Ahoy"}"# + "\n",
        to: folder.appending(path: "Examples/phrases.jsonl"))
      let lines = sheet("sv", folder).out.split(separator: "\n").filter { $0.hasPrefix("Ahoy") }
      #expect(lines.count == 1)
      try Tables.write("\n{\n", to: folder.appending(path: "Examples/phrases.jsonl"))
      #expect(sheet("sv", folder).err.hasPrefix("error: line 2: "))
    }
  }

  @Test func phrasesAreThoseOfTheFiles() throws {
    try withTables { folder in
      #expect(sheet("sv number", folder).out.contains("Minus 5 percent"))
      #expect(!sheet("sv number", folder).out.contains("boat"))
      #expect(sheet("sv number boat", folder).out.contains("båt"))
      #expect(sheet("sv audit", folder) == Called(err: "note: no phrases to print\n"))
    }
    let timing = spoken(["sheet", "pl", "timing", "--tables", Tables.package.path]).out
    #expect(timing.contains("Arrives in 12 minutes") && !timing.contains("25 zlotys"))
  }

  @Test func changesArePhrasesThatDiffer() throws {
    try withTables { folder in
      let git = Git(folder: folder)
      try git("init", "-q")
      try git("add", ".")
      try git("commit", "-qm", "Old")
      try git("tag", "first")
      #expect(sheet("sv --changed", folder) == Called(err: "note: no phrases to print\n"))
      let file = folder.appending(path: "Locales/sv/boat.ftl")
      try Tables.write(try Tables.read(file).replacing("båtar", with: "båtarna"), to: file)
      let changed = "2 boats  2 båtarna\n         before: 2 båtar\n"
      #expect(sheet("sv --changed", folder).out == changed)
      #expect(sheet("sv --changed boat", folder).out == changed)
      #expect(sheet("sv --changed number", folder).out.isEmpty)
      try git("add", ".")
      try git("commit", "-qm", "New")
      #expect(sheet("sv --changed", folder).out.isEmpty)
      #expect(sheet("sv --changed first", folder).out == changed)
      #expect(sheet("--changed=first sv", folder).out == changed)
      #expect(sheet("--changed sv", folder).out.isEmpty)
      #expect(
        sheet("sv --changed first --tsv", folder).out
          == "english\tsv\tbefore\tmark\trequest\n2 boats\t2 båtarna\t2 båtar\t\tmessage boats --args '{\"count\": 2}'\n"
      )
      #expect(sheet("sv --changed first --html", folder).out.contains("<th scope=\"col\">Before</th>"))
      #expect(sheet("sv --changed second", folder).err.hasPrefix("error: cannot read 'second': it is neither "))
      let danish = folder.appending(path: "Locales/da/number.ftl")
      try Tables.write("### Status: partial\nminus = minus { $amount }\n", to: danish)
      #expect(sheet("da --changed number", folder).out.contains("(new)"))
    }
  }

  /// A stand-in for a voice writes its language and its text.
  @Test func voicesGetTheLanguageOfEachPhrase() throws {
    try withTables { folder in
      let heard = folder.appending(path: "heard").path
      func install(_ name: String, _ script: String) throws {
        let file = folder.appending(path: "bin/\(name)")
        try Tables.write("#!/bin/sh\n\(script)\n", to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      let path = ["PATH": "/no/such:" + folder.appending(path: "bin").path]
      let missing = sheet("sv boat --voice", folder, environment: path)
      #expect(missing == Called(err: "error: cannot find a voice; install espeak-ng\n", status: 1))

      try install("say", #"[ "$2" = '?' ] && echo 'Alva  sv_SE  # Hej' || (echo "$2"; cat "${4:-$2}") >> "# + heard)
      #expect(sheet("sv boat --voice", folder, environment: path).status == 0)
      let said = try Tables.read(URL(filePath: heard))
      #expect(said.hasPrefix("Alva\n2 båtar\nAlva\n1 båt\n"), "\(said)")

      try FileManager.default.removeItem(atPath: heard)
      try install("espeak-ng", #"(echo "$2"; cat "$4") >> "# + heard)
      let called = sheet("sv boat --voice", folder, environment: path)
      #expect(called.out.hasPrefix("2 boats ") && called.status == 0)
      let spoken = try Tables.read(URL(filePath: heard))
      #expect(spoken.hasPrefix("sv\n2 båtar\nsv\n1 båt\n") && spoken.hasSuffix("en\nafloat\n"), "\(spoken)")

      try install("espeak-ng", "exit 1")
      #expect(
        sheet("sv boat --voice", folder, environment: path).err
          == "error: espeak-ng cannot speak 'sv'; check that it has a voice for this language\n")
    }
  }

  @Test(arguments: [
    ("", "missing argument '<language>'; expected a language tag, such as pl", 2),
    ("tlh", "unsupported language 'tlh' for '<language>'; expected one of en, sv", 1),
    ("s", "invalid language tag 's' for '<language>': ", 1),
    ("sv bota", "unknown file 'bota'; did you mean 'boat'?", 1),
    ("sv --tsv --html", "cannot combine '--tsv' and '--html'; pass one of them", 2),
    ("sv --csv", "unknown option '--csv'; did you mean '--tsv'?", 2),
  ])
  func wrongCallsAreErrors(_ words: String, _ message: String, _ status: Int32) throws {
    try withTables { folder in
      let called = sheet(words, folder)
      #expect(called.err.hasPrefix("error: " + message) && called.out.isEmpty, "\(called)")
      #expect(called.status == status)
    }
  }

  /// Every language of the package has phrases without errors.
  @Test(arguments: ["ar", "pl"])
  func shippedLanguagesHaveNoMarks(_ language: String) {
    let called = spoken(["sheet", language, "--tsv", "--tables", Tables.package.path])
    let rows = called.out.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.count > 1500 && called.err.isEmpty)
    #expect(rows.dropFirst().filter { $0[2] != "" }.map { $0.joined(separator: "\t") } == [])
  }

  @Test func helpIsGiven() {
    #expect(spoken("help sheet").out == SheetCommand.usage + "\n")
    #expect(spoken("sheet --help") == spoken("help sheet"))
  }
}
