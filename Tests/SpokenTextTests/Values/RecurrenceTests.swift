// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct RecurrenceTests {
  @Test(
    arguments: [
      "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "FREQ=MONTHLY;BYDAY=2TU,-1FR;BYMONTHDAY=1,-1",
      "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30", "FREQ=DAILY;X-TIMES=0805,2030",
      "FREQ=DAILY;UNTIL=20261224", "FREQ=DAILY;UNTIL=20261224T050607Z;COUNT=3",
    ])
  func rulesAreReadAndWritten(_ rule: String) throws {
    #expect(try #require(Recurrence(rule: rule)).rule == rule)
  }

  @Test func rulesAreReadAsTheyAreWrittenElsewhere() {
    #expect(Recurrence(rule: "RRULE:freq=weekly;wkst=SU;byday=mo") == Recurrence(.weekly, on: .monday))
    #expect(Recurrence(rule: "FREQ=DAILY;BYHOUR=8;BYMINUTE=0,30") == Recurrence(.daily, at: [8, .init(8, 30)]))
    #expect(Recurrence(rule: "FREQ=MONTHLY;BYDAY=+2TU") == Recurrence(.monthly, days: [.weekday(.tuesday, place: 2)]))
    #expect(Recurrence(rule: "FREQ=DAILY;UNTIL=20261224T235959")?.end == .day(2026, 12, 24))
    #expect(Recurrence(rule: "FREQ=DAILY;UNTIL=19700101T000001Z")?.end == .instant(Instant(secondsSinceEpoch: 1)))
  }

  /// What is no rule, and what would be said wrong without a part of it.
  @Test(
    arguments: [
      "", "weekly", "FREQ=", "FREQ=SECONDLY", "INTERVAL=2", "FREQ=DAILY;", "FREQ=DAILY;FREQ=DAILY",
      "FREQ=DAILY;INTERVAL=0",
      "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=x", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;BYDAY=",
      "FREQ=MONTHLY;BYDAY=6MO",
      "FREQ=MONTHLY;BYDAY=-2MO", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=32",
      "FREQ=MONTHLY;BYMONTHDAY=-2",
      "FREQ=DAILY;BYHOUR=24", "FREQ=DAILY;BYMINUTE=30", "FREQ=DAILY;X-TIMES=2400", "FREQ=DAILY;X-TIMES=8",
      "FREQ=DAILY;UNTIL=20260230", "FREQ=DAILY;UNTIL=20261224T05", "FREQ=DAILY;UNTIL=20261224T250000",
      "FREQ=DAILY;UNTIL=20261224T", "FREQ=DAILY;UNTIL=20261224T0506070",
      "FREQ=DAILY;UNTIL=20261224T250000Z", "FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO", "FREQ=YEARLY;BYWEEKNO=3",
      "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=99999999999999999999",
    ])
  func malformedRulesAreRefused(_ text: String) { #expect(Recurrence(rule: text) == nil) }

  /// Days by their dates, against those that are counted from 1970.
  @Test func calendarDaysAgreeWithCounting() {
    for number in stride(from: Int64(-719_162), through: 2_932_896, by: 997) {
      guard let day = CivilDateTime(Instant(secondsSinceEpoch: number * 86_400), offset: 0) else {
        Issue.record("\(number)")
        continue
      }
      #expect(CivilDateTime(year: Int(day.year), month: day.month, day: day.day) == day)
    }
    for (year, month, day) in [
      (2026, 2, 29), (2026, 4, 31), (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (.max, 1, 1),
    ] {
      #expect(CivilDateTime(year: year, month: month, day: day) == nil)
    }
    #expect(CivilDateTime(year: 2028, month: 2, day: 29)?.weekday == 1)
  }
}
