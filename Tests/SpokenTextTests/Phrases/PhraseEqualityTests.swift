// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Equality itself. A `Set` hides a wrong `==`, because it compares only values whose hashes collide.
@Suite struct PhraseEqualityTests {
  private func check<Value: Hashable>(_ make: () -> [Value]) {
    for (index, value) in make().enumerated() {
      for (other, twin) in make().enumerated() {
        #expect((value == twin) == (index == other), "\(value), \(twin)")
        if index == other { #expect(value.hashValue == twin.hashValue, "\(value)") }
      }
    }
  }

  @Test func phrasesAreEqualIfTheySayTheSame() {
    check {
      [
        .recent(7), .recent(8), .recent(7, .weeks), .counts([.count(3, .dose)]), .counts([.count(4, .dose)]),
        .counts([.count(3, .dose)], in: .text("Inbox")), .list(["A", "B"]), .list(["A", "B"], type: .or),
        .list(["A", "B"], limit: 1), .recurrence(Recurrence(.daily, count: 3)),
        .recurrence(Recurrence(.daily, count: 4)), .hint(.details), .hint(.details, using: .touch), .nothing,
      ] as [Phrase]
    }
  }

  @Test func recurrencesAreEqualIfTheyRepeatAlike() {
    check {
      [
        Recurrence(.daily), Recurrence(.weekly), Recurrence(.daily, every: 2), Recurrence(.daily, on: .monday),
        Recurrence(.daily, at: [8]), Recurrence(.daily, at: [8, 20]), Recurrence(.daily, at: [8, 21]),
        Recurrence(.daily, until: .day(2026, 12, 24)), Recurrence(.daily, until: .day(2026, 12, 25)),
        Recurrence(.daily, count: 3), Recurrence(.daily, count: 4), Recurrence(.monthly, days: [1]),
        Recurrence(.monthly, days: [2]), Recurrence(.yearly, days: [1], month: 1),
        Recurrence(.yearly, days: [1], month: 2),
      ]
    }
  }
}
