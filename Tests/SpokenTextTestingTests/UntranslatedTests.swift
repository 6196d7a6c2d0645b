// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTextTesting

/// Words of the source code, in goldens of several languages.
@Suite struct UntranslatedTests {
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var issues: [GoldenIssue] = []
    var all: [GoldenIssue] { lock.withLock { issues } }
    func append(_ issue: GoldenIssue) { lock.withLock { issues.append(issue) } }
  }

  private static let name = "Maya"

  private static let samples: [GoldenSample] = [
    .element("switch", SpokenCard.toggle(.verbatim("Reminders"), isOn: true)),
    .element(
      "row",
      SpokenCard(id: "row", traits: .button) {
        name
        "Room"
        Phrase.field(.category, name)
        Phrase.field(.category, .verbatim("Books"))
      }
      .hint(.say(.verbatim("Opens it")))
      .action("submit", .verbatim("Submit"))
      .action("call", .call, name)),
    .announcement("over", Announcement(.verbatim("Class cancelled"))),
    .chart(
      "minutes",
      SpokenChart(
        .text("Yoga"), .bar, x: .verbatim("Day"), y: .verbatim("Minutes"),
        ChartSeries(of: ["Mon", "Tue"], category: { .text($0) }, value: { _ in 3 }))),
    .phrase("data", .list([.text(name), .count(3, .dose)])),
  ]

  private func verify(_ folder: GoldenFolder, in languages: [LanguageTag], _ environment: [String: String] = [:])
    -> String?
  {
    folder.failure(environment) { suite in
      try suite.verify(Self.samples, family: "class", in: languages) { Speaker($0, offsets: FixedOffset(seconds: 0)) }
    }
  }

  private static let found = [
    ("switch", "Reminders"), ("row", "Room"), ("row", "Books"), ("row", "Submit"), ("row", "Opens it"),
    ("over", "Class cancelled"), ("minutes", "Day"), ("minutes", "Minutes"),
  ]

  private static let report = found.map {
    "\($0): '\($1)' is a literal, the same in en and pl; declare a message, or pass .text(…) if it is data [literal]"
  }

  @Test func wordsOfTheSourceCodeAreReportedOnce() {
    GoldenFolder.with { folder in
      let failure = verify(folder, in: ["en", "en-GB", "pl"]) ?? ""
      #expect(failure == "golden class: 8 problems to fix before recording\n\n" + Self.report.joined(separator: "\n"))
    }
  }

  @Test func theyAreNotRecorded() {
    GoldenFolder.with { folder in
      let failure = verify(folder, in: ["en", "pl"], GoldenFolder.recording) ?? ""
      #expect(failure.hasPrefix("golden class: 8 problems"), "\(failure)")
      #expect(GoldenFile.tables(under: folder.path) == [])
    }
  }

  /// An app in one language has nothing to translate.
  @Test func oneLanguageMayHaveThem() {
    GoldenFolder.with { folder in
      #expect(verify(folder, in: ["en", "en-GB"], GoldenFolder.recording)?.contains("recorded") == true)
      #expect(verify(folder, in: ["en", "en-GB"]) == nil)
      let rows = (try? folder.suite().table(of: "en", family: "class").rows.map(\.key)) ?? []
      #expect(
        rows.filter { $0.hasPrefix("minutes") } == [
          "minutes · label", "minutes · value", "minutes · summary", "minutes · x axis", "minutes · y axis",
          "minutes · point 1", "minutes · point 2",
        ])
    }
  }

  @Test func eachIsToldAtItsSample() {
    GoldenFolder.with { folder in
      let issues = Told()
      var suite = folder.suite()
      suite.onIssue = { issue in issues.append(issue) }
      #expect(throws: GoldenFailure.self) {
        try suite.verify(Self.samples, family: "class", in: ["en", "pl"]) {
          Speaker($0, offsets: FixedOffset(seconds: 0))
        }
      }
      let told = issues.all
      #expect(told.prefix(8).map(\.problem) == Self.report)
      #expect(
        told.prefix(8).map(\.place.line)
          == Self.found.map { key, _ in Self.samples.first { $0.key == key }!.place.line })
    }
  }

  /// The series of a chart are told apart.
  @Test func allTextsOfAChartAreRows() {
    let series = ["A", "B"].map { name in
      ChartSeries(.text(name), of: ["Mon"], category: { .text($0) }, value: { _ in 3 })
    }
    let chart = SpokenChart(.text("Yoga"), .bar, x: .text("Day"), y: .text("Minutes"), series)
    let rows = GoldenSample.chart("c", chart).rows(using: Speaker("en", offsets: FixedOffset(seconds: 0)))
    #expect(
      rows.map(\.key) == [
        "c · label", "c · value", "c · summary", "c · x axis", "c · y axis", "c · series 1", "c · series 1 · point 1",
        "c · series 2", "c · series 2 · point 1",
      ])
    #expect(rows[3].phrase == "Day")
  }

  /// The header tells the audit that the elements are never on the screen together.
  @Test func sharedIdentifiersAreInTheHeader() {
    GoldenFolder.with { folder in
      let samples: [GoldenSample] = [
        .element("off", SpokenCard(.action(.play), id: "play", traits: .button)),
        .element("on", SpokenCard(.action(.pause), id: "play", traits: .button)),
      ]
      let failure = folder.failure(GoldenFolder.recording) { suite in
        try suite.verify(samples, family: "states", in: ["en"], sharesIdentifiers: true) {
          Speaker($0, offsets: FixedOffset(seconds: 0))
        }
      }
      #expect(failure?.contains("recorded") == true)
      let header = try? folder.suite().table(of: "en", family: "states").header
      #expect(header?.last == "The elements are states of one element, and share their identifier.")
    }
  }
}
