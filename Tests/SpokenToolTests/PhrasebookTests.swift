// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// `spoken phrasebook`: a website with the phrases of all languages. `Scripts/check-phrasebook` tests the page in a browser.
@Suite struct PhrasebookTests {
  /// The tables of a test. Swedish lacks a message and an attribute, and has a term of its own.
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
    # $name (text): the name, such as "Ida".
    # .long (optional): with an article.
    # Example: boat Ida
    boat = boat { $name }
        .long = the boat { $name }
    # The state of a boat.
    # Example: Afloat
    afloat = afloat

    """,
    "sv/number.ftl": "### Status: partial\nminus = minus { $amount }\n",
    "sv/boat.ftl": """
    -vessel = båt
    # A comment of the translator.
    boats = { $count ->
        [one] { $count } båt
       *[other] { $count } båtar
    }
    boat = { -vessel } { $name }

    """,
    "he/number.ftl": "### Status: partial\nminus = מינוס { $amount }\n",
  ]

  private func withTables<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try Tables.with(Self.tables, body)
  }

  private func phrasebook(_ words: String, _ folder: URL) -> Called {
    spoken(
      ["phrasebook"] + words.split(separator: " ").map(String.init)
        + ["-o", folder.appending(path: "site").path, "--tables", folder.appending(path: "Locales").path])
  }

  /// Returns the data of a script such as `phrasebook.add({…});`.
  private func data(_ name: String, _ folder: URL) throws -> [String: Any] {
    let script = try Tables.read(folder.appending(path: "site/data/\(name).js"))
    let json = script.drop { $0 != "(" }.dropFirst().dropLast(3)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func filesAreThoseOfThePageAndOfTheLanguages() throws {
    try withTables { folder in
      let called = phrasebook("", folder)
      #expect(called.status == 0 && called.out.hasSuffix(" samples in 3 languages\n"), "\(called)")
      let site = folder.appending(path: "site")
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: site.path).sorted() == [
          "data", "data/en.js", "data/he.js", "data/samples.js", "data/sv.js", "index.html", "phrasebook.js",
          "style.css",
        ])
      let languages = try data("samples", folder)["languages"] as? [[String: String]]
      #expect(languages?.map { $0["tag"] } == ["en", "he", "sv"])
      #expect(languages?.map { $0["direction"] } == ["ltr", "rtl", "ltr"])
      // The data of a language that isn't asked for is removed.
      #expect(phrasebook("sv", folder).out.hasSuffix(" samples in 2 languages\n"))
      #expect(!FileManager.default.fileExists(atPath: site.appending(path: "data/he.js").path))
    }
  }

  @Test func phrasesHaveTheirMessages() throws {
    try withTables { folder in
      #expect(phrasebook("", folder).status == 0)
      let samples = try #require(try data("samples", folder)["samples"] as? [[String: String]])
      let index = try #require(samples.firstIndex { $0["call"] == "message boats --args '{\"count\": 2}'" })
      #expect(samples[index]["section"] == "boat.ftl")
      let swedish = try data("sv", folder)
      let runs = try #require(swedish["phrases"] as? [[[String: Any]]])[index].map { $0["runs"] as? [String] }
      #expect(runs == [["2 båtar"]])
      let uses = try #require(swedish["uses"] as? [[Int]])[index]
      let messages = try #require(swedish["messages"] as? [[Any]])
      let entry = messages[try #require(uses.first)]
      #expect(entry[0] as? String == "boats")
      #expect((entry[1] as? String)?.hasSuffix("Locales/sv/boat.ftl") == true && entry[2] as? Int == 3)
      #expect(entry[3] as? String == "boats = { $count ->\n    [one] { $count } båt\n   *[other] { $count } båtar\n}")
      let comments = try #require(try data("samples", folder)["comments"] as? [String: [String]])
      #expect(comments["boats"] == ["How many boats.", "Example: 2 boats", "$count (whole number): how many."])
      // A term takes part in the phrase, too.
      let boat = try #require(samples.firstIndex { $0["call"]?.hasPrefix("message boat ") == true })
      let ids = try #require(swedish["uses"] as? [[Int]])[boat].map { messages[$0][0] as? String }
      #expect(ids == ["boat", "-vessel"])
    }
  }

  @Test func missingPhrasesAreInEnglish() throws {
    try withTables { folder in
      #expect(phrasebook("", folder).status == 0)
      let samples = try #require(try data("samples", folder)["samples"] as? [[String: String]])
      let phrases = try #require(try data("sv", folder)["phrases"] as? [[[String: Any]]])
      let afloat = try #require(samples.firstIndex { $0["call"] == "message afloat" })
      #expect(phrases[afloat].first?["mark"] as? String == "in English")
      #expect(phrases[afloat].first?["runs"] as? [[String]] == [["en", "ltr", "afloat"]])
      // Swedish may leave out the attribute.
      let long = try #require(samples.firstIndex { $0["call"]?.hasPrefix("message boat.long") == true })
      #expect(phrases[long].isEmpty)
    }
  }

  @Test func wrongCallsAreExplained() throws {
    try withTables { folder in
      #expect(spoken("phrasebook pl").err.hasPrefix("error: missing option '--output'; expected the folder"))
      #expect(phrasebook("--html", folder).err.hasPrefix("error: unknown option '--html'"))
      #expect(phrasebook("xx", folder).err.hasPrefix("error: "))
      try Tables.write("Mine\n", to: folder.appending(path: "site/data/mine.txt"))
      let called = phrasebook("", folder)
      #expect(called.err.contains("isn't that of a phrasebook") && called.status == 1, "\(called)")
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "site/data/mine.txt").path))
    }
  }
}
