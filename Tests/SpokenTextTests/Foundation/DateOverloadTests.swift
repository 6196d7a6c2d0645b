// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

/// The overloads for `Date` say what the ones for ``Instant`` say.
@Suite struct DateOverloadTests {
  private let now = Date(timeIntervalSince1970: 1_795_212_000)

  private var speaker: Speaker {
    Speaker("en-US", offsets: FixedOffset(seconds: -5 * 3600), reference: .fixed(now))
  }

  @Test(arguments: [-90_000.5, -3600, -0.5, 0, 0.5, 3600, 400_000])
  func datesAreSaidAsTheirInstants(distance: Double) {
    let date = now.addingTimeInterval(distance)
    let instant = Instant(date)
    #expect(speaker.elapsed(date) == speaker.elapsed(instant))
    #expect(speaker.due(date) == speaker.due(instant))
    #expect(speaker.due(date, includesTime: false) == speaker.due(instant, includesTime: false))
    #expect(speaker.due(date, style: .distance) == speaker.due(instant, style: .distance))
    #expect(speaker.say(.interval(from: now, to: date)) == speaker.say(.interval(from: Instant(now), to: instant)))
    #expect(speaker.dateTime(date) == speaker.dateTime(instant))
  }

  @Test(arguments: [-90_000.5, -3600, 0, 3600, 400_000])
  func phrasesOfDatesAreThoseOfTheirInstants(distance: Double) {
    let date = now.addingTimeInterval(distance)
    let instant = Instant(date)
    #expect(Phrase.next(date) == .next(instant))
    #expect(Phrase.event(.arrival, date, style: .both) == .event(.arrival, instant, style: .both))
    #expect(Phrase.until(date, .locked) == .until(instant, .locked))
    #expect(Phrase.open(until: date) == .open(until: instant))
    #expect(Phrase.closed(until: date, includesTime: false) == .closed(until: instant, includesTime: false))
    #expect(Phrase.since(date, precision: .month) == .since(instant, precision: .month))
    #expect(Phrase.last(.updated, date) == .last(.updated, instant))
    #expect(Phrase.last(.updated, on: date) == .last(.updated, on: instant))
    #expect(Phrase.age(since: date) == .age(since: instant))
    #expect(Phrase.dateTime(date, style: .dayPart) == .dateTime(instant, style: .dayPart))
    #expect(Phrase.dateTime(date, after: now) == .dateTime(instant, after: Instant(now)))
    #expect(Phrase.time(date, style: .words) == .time(instant, style: .words))
    #expect(
      Phrase.time(date, in: TimeZone(secondsFromGMT: 3600) ?? .gmt, named: .text("A"))
        == .time(instant, secondsFromUTC: 3600, zone: .text("A")))
  }

  @Test func spansOfTheStandardLibraryAreSaid() {
    #expect(speaker.duration(.seconds(5400)).text == "1 hour and 30 minutes")
    #expect(speaker.elapsed(now.addingTimeInterval(-7200)).text == "2 hours ago")
    #expect(speaker.due(now.addingTimeInterval(3600)).text == "Due today at 6:00 PM")
    #expect(speaker.say(.interval(from: now, to: now.addingTimeInterval(3600))).text == "Today, 5:00 PM to 6:00 PM")
  }

  /// The standard library's own reading of a span traps where its seconds do not fit.
  @Test(
    arguments: [
      (.seconds(Int64.max), "106751991167300 days and 15 hours"),
      (.seconds(Int64.min), "Minus 106751991167300 days and 15 hours"),
      (.seconds(Int64.max) + .nanoseconds(1), "Duration unavailable"),
      (.seconds(Int64.max) + .seconds(Int64.max), "Duration unavailable"),
      (.seconds(Int64.min) + .seconds(Int64.min), "Duration unavailable"),
      (.milliseconds(-999), "Minus 999 milliseconds"), (.milliseconds(-1999), "Minus 1 second"),
    ] as [(Duration, String)])
  func spansOfAnyLengthAreSaid(_ duration: Duration, _ text: String) {
    #expect(speaker.duration(duration).text.filter { $0 != "," } == text)
  }
}
