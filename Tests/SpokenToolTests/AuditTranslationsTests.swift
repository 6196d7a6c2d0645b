// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// Golden tables of several languages beside each other.
@Suite struct AuditTranslationsTests {
  private func audit(_ words: [String] = [], _ files: [String: String]) throws -> Called {
    try withFolder { folder in
      for (path, text) in files {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let paths = files.keys.sorted().map { "\(folder.path)/\($0)" }
      var called = spoken(["audit"] + words + paths)
      called.out = called.out.replacingOccurrences(of: folder.path + "/", with: "")
      return called
    }
  }

  private static func table(_ label: String, _ action: String, _ axis: String) -> String {
    """
    # Golden file
    row · label\tAlice Smith. \(label)
    row · traits\tbutton
    row · action call\tCall Alice Smith \(label)
    row · action submit\t\(action)
    switch · label\t\(action)
    switch · value\t\(label)
    switch · traits\ttoggle
    over · announcement, high\t\(action)
    minutes · label\tYoga
    minutes · x axis\t\(axis)

    """
  }

  @Test func wordsOfTheSourceCodeAreFound() throws {
    let files = ["en/a.tsv": Self.table("On", "Submit", "Day"), "pl/a.tsv": Self.table("Włączone", "Submit", "Day")]
    let called = try audit([], files)
    let problem = "is the same in all languages; declare a message, unless it is a name"
    let rule = "[same-in-all-languages]"
    #expect(
      called.out.split(separator: "\n").filter { $0.contains("same-in-all") } == [
        "en/a.tsv:5:21: note: action 2: 'Submit' \(problem) (row) \(rule)",
        "en/a.tsv:6:16: note: label: 'Submit' \(problem) (switch) \(rule)",
        "en/a.tsv:9:27: note: announcement: 'Submit' \(problem) (over · announcement, high) \(rule)",
        "en/a.tsv:11:18: note: label: 'Day' \(problem) (minutes · x axis) \(rule)",
      ])
    #expect(try !audit(["--disable", "same-in-all-languages"], files).out.contains("same-in-all"))
  }

  /// Names are the same everywhere, and one language is nothing to compare.
  @Test func dataAndOneLanguageAreNot() throws {
    let translated = [
      "en/a.tsv": Self.table("On", "Submit", "Day"), "pl/a.tsv": Self.table("Włączone", "Wyślij", "Dzień"),
    ]
    #expect(try !audit([], translated).out.contains("same-in-all"))
    let alone = ["en/a.tsv": Self.table("On", "Submit", "Day"), "en-GB/a.tsv": Self.table("On", "Submit", "Day")]
    #expect(try !audit([], alone).out.contains("same-in-all"))
    let other = ["en/a.tsv": Self.table("On", "Submit", "Day"), "pl/b.tsv": Self.table("On", "Submit", "Day")]
    #expect(try !audit([], other).out.contains("same-in-all"))
  }

  @Test func statesOfOneElementAreNotCompared() throws {
    let table = """
      off · label\tPlay
      off · traits\tbutton
      off · identifier\tplay
      on · label\tPlay
      on · traits\tbutton
      on · identifier\tplay

      """
    #expect(try audit([], ["en/a.tsv": "# Golden file\n" + table]).out.contains("duplicate-identifier"))
    let shared = "# Golden file\n# The elements are states of one element, and share their identifier.\n" + table
    #expect(try audit([], ["en/a.tsv": shared]).out == "")
  }
}
