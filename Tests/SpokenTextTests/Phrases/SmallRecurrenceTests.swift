// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Everyday recurrences, which lie in the phrase itself, against those that an object holds.
@Suite struct SmallRecurrenceTests {
  private static let recurrences: [Recurrence] = [
    Recurrence(.daily), Recurrence(.daily, at: [8]), Recurrence(.weekly, on: [.monday, .friday], at: [.init(20, 30)]),
    Recurrence(.weekly, every: 2, on: .friday), Recurrence(.weekly, on: .all, at: [0]), Recurrence(.hourly, every: 6),
    Recurrence(.hourly, at: [8]), Recurrence(.yearly, on: .monday), Recurrence(.monthly, every: 65_535),
    Recurrence(.minutely, every: 0), Recurrence(.weekly, on: Recurrence.Weekdays(rawValue: 0xFF)),
  ]

  @Test(arguments: recurrences)
  func smallRecurrencesSayTheSame(_ recurrence: Recurrence) throws {
    for style in [Phrase.RecurrenceStyle.automatic, .days] {
      let small = try #require(SmallRecurrence(recurrence, style))
      let kind = RecurrenceKind(recurrence: recurrence, style: style)
      #expect(small.kind == kind && kind.phrase == Phrase(.recurrence(small)))
      for language in Speaker.languages {
        let speaker = Catalogue.speaker(language)
        #expect(speaker.say(.recurrence(recurrence, style: style)) == speaker.say(kind.held))
      }
    }
  }

  @Test(
    arguments: [
      Recurrence(.daily, at: [8, 20]), Recurrence(.daily, at: [24]), Recurrence(.daily, at: [.init(.max, .min)]),
      Recurrence(.daily, every: -1), Recurrence(.daily, every: .max), Recurrence(.monthly, days: [1]),
      Recurrence(.yearly, month: 1), Recurrence(.daily, until: .day(2026, 12, 24)), Recurrence(.daily, count: 3),
    ])
  func largeRecurrencesAreHeld(_ recurrence: Recurrence) {
    #expect(SmallRecurrence(recurrence, .automatic) == nil)
    let kind = RecurrenceKind(recurrence: recurrence)
    #expect(kind.phrase == kind.held)
  }
}
