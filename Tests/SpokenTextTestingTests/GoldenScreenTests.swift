// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

@Suite struct GoldenScreenTests {
  private static let screen = GoldenScreen(
    "details", titled: .text("Details"), isModal: true,
    [
      .element("heading", SpokenCard.heading(.text("Details"), level: .h1)), .element("icon", SpokenCard.decorative()),
      .element("row", SpokenCard(.text("Walk"), id: "row", traits: .button).inputLabels { Phrase.text("Walk") }),
      .announcement("saved", .done(.profileSaved)),
    ],
    rotors: [SpokenRotor(.text("Walks"), to: ["row"])])

  private static func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 0))
  }

  /// A screen is recorded with its title, its order and that it is modal, so that a change of any of them fails.
  @Test func aScreenIsRecordedAsAWhole() throws {
    try GoldenFolder.with(Self.checkRecording)
  }

  private static func checkRecording(_ folder: GoldenFolder) throws {
    #expect(throws: GoldenFailure.self) {
      try folder.suite(GoldenFolder.recording).verify([screen], in: ["en"], using: speaker)
    }
    let suite = folder.suite()
    let rows = try suite.table(of: "en", family: "details").rows.map { "\($0.key)=\($0.phrase)" }
    #expect(rows.prefix(4) == ["title=Details", "presentation=modal", "order=heading, row", "rotor row=Walks"])
    #expect(rows.contains("row · input label 1=Walk") && rows.contains("saved · announcement=Profile saved"))
    try suite.verify([screen], in: ["en"], using: speaker)

    let others = [
      GoldenScreen("details", titled: screen.title, isModal: false, screen.samples, rotors: screen.rotors),
      GoldenScreen("details", titled: .text("Metric"), isModal: true, screen.samples, rotors: screen.rotors),
      GoldenScreen(
        "details", titled: screen.title, isModal: true, screen.samples.reversed(), rotors: screen.rotors),
    ]
    for other in others {
      #expect(throws: GoldenFailure.self) { try suite.verify([other], in: ["en"], using: speaker) }
    }
  }

  /// The test reports an exception that nothing needs.
  @Test func staleExceptionsAreFound() throws {
    try GoldenFolder.with(Self.checkExceptions)
  }

  private static func checkExceptions(_ folder: GoldenFolder) throws {
    #expect(throws: GoldenFailure.self) {
      try folder.suite(GoldenFolder.recording).verify([screen], in: ["en"], using: speaker)
    }
    var suite = folder.suite()
    suite.rules.exceptions = [GoldenException("long-hint", on: "row", because: "of the law")]
    let failure = #expect(throws: GoldenFailure.self) {
      try suite.verify([screen], in: ["en"], using: speaker)
    }
    #expect(
      "\(try #require(failure))".contains("exception that nothing needs; remove it: long-hint on row: of the law"))
  }

  /// A chart is recorded as a screen reader's own view of it has it.
  @Test func aChartIsRecorded() {
    let series = ChartSeries(
      .text("Steps"), of: [3, 5], category: { Phrase.text("Day \($0 == 3 ? "one" : "two")") }, value: { $0 })
    let chart = SpokenChart(.text("Week"), .bar, x: .text("Day"), y: .text("Steps"), series)
    let rows = GoldenSample.chart("week", chart).rows(using: Self.speaker("en"))
    #expect(
      rows.map(\.key) == [
        "week · label", "week · value", "week · summary", "week · x axis", "week · y axis", "week · point 1",
        "week · point 2",
      ])
    #expect(rows.map(\.phrase).suffix(2) == ["Day one: 3", "Day two: 5"])
  }
}
