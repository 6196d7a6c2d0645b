// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// The command `spoken uses`, which prints who asks for a message.
@Suite struct UsesTests {
  private func uses(_ words: String) -> Called {
    spoken(["uses"] + words.split(separator: " ").map(String.init) + ["--tables", Tables.package.path])
  }

  @Test func messagesAreHeardInKinds() {
    let called = uses("chart-values --locale pl")
    #expect(called.status == 0 && called.err.isEmpty)
    let out = called.out.replacing(Tables.package.path, with: "Locales")
    let start = out.replacing(#/ftl:\d+/#, with: "ftl:1")
    #expect(
      start.hasPrefix(
        """
        chart-values (Locales/en/chart.ftl:1)
          The number of values in a chart.
          Example: 7 values
          $count (whole number): how many values there are, from 1.
        kinds: chart
        messages: none
        cases: none
        heard in:
          chart line 3 5 4 8 9 10 12
            Line chart, 7 values. Lowest 3. Highest 12. Average 7.3. Trending up
            Wykres liniowy, 7 wartości. Minimum: 3. Maksimum: 12. Średnia: 7,3. Trend rosnący

        """), "\(out)")
  }

  @Test func messagesThatReferToItAreListed() {
    #expect(uses("counted").out.contains("\nmessages: counted-state, counted-more\n"))
    #expect(uses("counted-state.number").out.contains("\nmessages: counted-state\n"))
  }

  /// Cases are found by saying phrases, because most calls of `FORM` have an argument.
  @Test func casesAreThoseThatPhrasesAskFor() {
    #expect(uses("outcome-pause").out.contains("\ncases: infinitive\n"))
    #expect(uses("date-today").out.contains("\ncases: span\n"))
    let due = uses("state-due").out
    #expect(due.contains("\ncases: as\n") && due.contains("\n    Mark Aspirin as due\n"), "\(due)")
  }

  /// The examples of other words are said with the word.
  @Test func wordsReplaceThoseOfExamples() {
    let out = uses("state-archived").out
    #expect(out.contains("\n  status archived\n    Status: Archived\n"), "\(out)")
    #expect(uses("noun-dose").out.contains("\n  empty dose\n    No doses yet\n"))
  }

  @Test func attributesHaveTheirOwnUses() {
    let out = uses("chart-lowest.share").out
    #expect(out.contains("  .share: if the chart is a pie chart."))
    #expect(out.contains("\n    smallest 2 on Sunday\n") && !out.contains("lowest 2"), "\(out)")
  }

  @Test func samplesAreLimited() {
    let (few, all) = (uses("counted").out, uses("counted --all").out)
    #expect(few.hasSuffix("\n  (pass --all to see more)\n") && !all.contains("--all"))
    #expect(few.split(separator: "\n").count < all.split(separator: "\n").count)
  }

  @Test func severalMessagesAreSeparate() {
    let out = uses("chart-line chart-bar").out
    #expect(out.contains("\n\nchart-bar ("))
  }

  /// Phrases that the language lacks have a mark.
  @Test func englishPhrasesAreMarked() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(at: Tables.package.appending(path: "en"), to: folder.appending(path: "en"))
      try Tables.write("### Status: partial\n", to: folder.appending(path: "sv/number.ftl"))
      let out = spoken(["uses", "chart-line", "--locale", "sv", "--tables", folder.path]).out
      #expect(out.contains("\n    line chart\n    line chart [in English]\n"), "\(out)")
    }
  }

  @Test(arguments: [
    ("uses", "missing argument '<id>'; expected the id of a message, such as delay-late", 2),
    ("uses delay-lat --tables F", "unknown message 'delay-lat'; did you mean 'delay-late'?", 1),
    ("uses chart-lowest.shar --tables F", "unknown message 'chart-lowest.shar'; did you mean 'chart-lowest.share'?", 1),
    ("uses zzzzzzzzzz --tables F", "unknown message 'zzzzzzzzzz'; see Locales/MESSAGES.md for a list", 1),
    ("uses minus --locale tlh --tables F", "unsupported language 'tlh' for '--locale'; did you mean 'th'?", 1),
    ("uses minus --al --tables F", "unknown option '--al'; did you mean '--all'?", 2),
  ])
  func wrongCallsAreErrors(_ call: String, _ message: String, _ status: Int32) {
    let called = spoken(call.replacing("F", with: Tables.package.path))
    #expect(called.err.hasPrefix("error: " + message) && called.out.isEmpty, "\(called)")
    #expect(called.status == status)
  }

  @Test func helpIsGiven() {
    #expect(spoken("help uses").out == UsesCommand.usage + "\n")
    #expect(spoken("uses --help") == spoken("help uses"))
  }
}
