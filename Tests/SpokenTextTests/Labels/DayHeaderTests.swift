// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Rows of a schedule under the name of their day.
@Suite struct DayHeaderTests {
  private static let noon = Instant(secondsSinceEpoch: 1_795_176_000)

  private static func speaker(_ language: LanguageTag) -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: 0), reference: .fixed(noon))
  }

  private static func at(_ hours: Int) -> Instant {
    Instant(secondsSinceEpoch: noon.secondsSinceEpoch + Int64(hours) * 3600)
  }

  private func said(_ start: Int, _ end: Int, isAllDay: Bool = false, _ language: LanguageTag = "en-US") -> String? {
    let event = SpokenCard.event("Spin", from: Self.at(start), to: Self.at(end), isAllDay: isAllDay)
    return Self.speaker(language).elements([event], under: SpokenCard.heading(.date(Self.noon)))[0].label?.text
  }

  @Test func anIntervalOfTheDayIsItsTimes() {
    #expect(said(3, 4) == "Spin. 3:00 PM to 4:00 PM")
    #expect(said(4, 3) == "Spin. 3:00 PM to 4:00 PM")
    #expect(said(3, 3) == "Spin. 3:00 PM")
    // An evening ends at midnight.
    #expect(said(8, 12) == "Spin. 8:00 PM to 12:00 AM")
    #expect(said(3, 4, "de") == "Spin. Von 15 bis 16 Uhr")
  }

  @Test func anotherDayIsSaid() {
    #expect(said(27, 28) == "Spin. Tomorrow, 3:00 PM to 4:00 PM")
    #expect(said(-21, -20) == "Spin. Yesterday, 3:00 PM to 4:00 PM")
  }

  /// Without its first day, nobody knows which day is the next one.
  @Test func anIntervalOverMidnightStaysWhole() {
    #expect(said(11, 13) == "Spin. Today, 11:00 PM to 1:00 AM tomorrow")
    #expect(said(3, 51)?.contains("today at 3:00 PM") == true)
  }

  @Test(
    arguments: [
      ("en-US", "All day"), ("de", "Ganztägig"), ("fr", "Toute la journée"), ("es", "Todo el día"),
      ("pl", "Cały dzień"),
      ("ar", "طَوال اليوم"), ("hi", "पूरे दिन"), ("ja", "終日"),
    ] as [(LanguageTag, String)])
  func aWholeDayIsSaidWithoutTheDay(_ language: LanguageTag, _ allDay: String) {
    let speaker = Self.speaker(language)
    let interval = Phrase.interval(from: Self.at(-12), to: Self.at(12))
    #expect(speaker.say(SpokenCard(interval), under: SpokenCard.heading(.date(Self.noon))).label?.text == allDay)
  }

  /// The day alone is all that a row for a whole day has, and the header has said it.
  @Test func aDayWithoutTimesIsLeftOut() {
    #expect(said(0, 1, isAllDay: true) == "Spin")
    #expect(said(0, 48, isAllDay: true)?.hasPrefix("Spin. ") == true)
  }

  @Test func fieldsAreShortenedToo() {
    let row = SpokenCard {
      "Spin"
      Phrase.field(.time, .interval(from: Self.at(3), to: Self.at(4)))
    }
    let said = Self.speaker("en-US").say(row, under: SpokenCard.heading(.date(Self.noon)))
    #expect(said.label?.text == "Spin. Time: 3:00 PM to 4:00 PM")
  }
}
