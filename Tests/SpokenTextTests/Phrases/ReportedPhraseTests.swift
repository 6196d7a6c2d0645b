// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Phrases that public bug reports asked for, at their edges.
struct ReportedPhraseTests {
  private static let now = moment("2026-11-20T17:00Z")
  private static let speaker = Speaker("en", timeZone: .gmt, reference: .fixed(now))

  private func text(_ phrase: Phrase) -> String { Self.speaker.say(phrase).text }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kilobyte"), (1499, "1 kilobyte"),
    (1500, "2 kilobytes"), (272_000, "272 kilobytes"), (999_499, "999 kilobytes"), (999_500, "1 megabyte"),
    (5_400_000, "5.4 megabytes"), (999_960_000, "1 gigabyte"), (5_370_000_000, "5.37 gigabytes"),
    (-1500, "Minus 2 kilobytes"), (Int.max, "9,223.37 petabytes"),
  ])
  func fileSizesChooseTheirUnit(_ bytes: Int, _ expected: String) {
    #expect(text(.fileSize(bytes: bytes)) == expected)
  }

  @Test func fileSizesMayBeUnknown() {
    #expect(text(.fileSize(bytes: Double.nan)) == "Measurement unavailable")
  }

  @Test func reactionsNameOneOtherAndCountMore() {
    #expect(text(.reaction("heart", by: ["Maya"], includesUser: true)) == "You and Maya reacted with heart")
    #expect(text(.reaction("heart", by: ["Maya", " "])) == "Maya reacted with heart")
    #expect(
      text(.reaction("heart", by: ["Maya", "Omar"], includesUser: true)) == "You and 2 others reacted with heart")
    #expect(text(.reaction("heart", by: [], others: 1, includesUser: true)) == "You and 1 other reacted with heart")
    #expect(text(.reaction("heart", by: ["Maya"], others: -3)) == "Maya reacted with heart")
    #expect(Phrase.reaction(" ", by: ["Maya"]) == .nothing)
  }

  @Test func windsKeepWhatIsKnown() {
    let speed = Phrase.measure(10, .knot)
    #expect(text(.wind(from: Double.nan, at: speed, gusts: speed)) == "10 knots")
    #expect(text(.wind(from: 180, at: .nothing, gusts: speed)) == "South")
    #expect(text(.wind(from: 180, at: speed, gusts: .nothing)) == "Wind from the south at 10 knots")
    #expect(text(.wind(from: Double.nan, at: .nothing)) == "Measurement unavailable")
  }

  @Test func partsNeedNoTotal() {
    #expect(text(.progress(4, style: .chapter)) == "Chapter 4")
    #expect(text(.progress(4, style: .plain)) == "In progress")
    #expect(text(.progress(Double.nan, style: .chapter)) == "In progress")
    #expect(text(.progress(60, of: 240, .character)) == "60 of 240 characters")
    #expect(text(.selection(1, of: 1, .photo)) == "1 of 1 photo selected")
    #expect(text(.selection(0, of: 12, .photo)) == "No photos selected")
  }

  @Test func eventsTodayHaveTheirTime() {
    let soon = Instant(secondsSinceEpoch: Self.now.secondsSinceEpoch + 300)
    #expect(text(.event(.arrival, soon, style: .both)) == "Arrives in 5 minutes, at 5:05 PM")
    #expect(text(.event(.arrival, soon, includesTime: false, style: .both)) == "Arrives today")
  }

  @Test(arguments: [
    (-1, "in 2 days"), (0, "in 2 days"), (2, "in 2 days and 4 hours"),
    (9, "in 2 days, 4 hours, 10 minutes, and 30 seconds"),
  ])
  func eventsHaveAsManyUnitsAsAsked(_ count: Int, _ distance: String) {
    let seconds = 2 * 86_400 + 4 * 3600 + 10 * 60 + 30
    let moment = Instant(secondsSinceEpoch: Self.now.secondsSinceEpoch + Int64(seconds))
    #expect(text(.event(.closing, moment, maximumUnitCount: count)) == "Closes \(distance)")
  }

  @Test func listsAreSortedByAnything() {
    #expect(text(.notice(.sorted(.by("Size", descending: true)))) == "Sorted, by Size, descending")
    #expect(text(.notice(.sorted(.by(" ")))) == "List updated")
    #expect(Phrase.order(.by("")) == .nothing)
  }

  @Test func sharesKeepTheirCount() {
    #expect(text(.share(0.22, 2, .vote)) == "22 percent, 2 votes")
    #expect(text(.share(Double.infinity, 2, .vote)) == "2 votes")
  }

  @Test func messagesHaveTheirKind() {
    #expect(text(.message(.voiceMessage, from: "Maya")) == "Voice message from Maya")
    #expect(text(.message(.voiceMessage, from: " ")) == "Voice message")
  }
}
