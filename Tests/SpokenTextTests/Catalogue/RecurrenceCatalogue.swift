// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func recurrences(_ probe: Probe) -> [GoldenSample] {
    rules.map { .phrase($0, rule($0)) } + inlineRules.map { .phrase("\($0) inline", rule($0), context: .inline) }
      + recurrenceValues + nextMoments
      + daysOfMonth(probe) + howOften(probe)
  }

  private static func rule(_ text: String) -> Phrase {
    guard let recurrence = Recurrence(rule: text) else { preconditionFailure("No rule: \(text)") }
    return .recurrence(recurrence)
  }

  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;BYHOUR=8", "FREQ=DAILY;BYHOUR=8,20", "FREQ=DAILY;BYHOUR=20,8",
    "FREQ=DAILY;BYHOUR=8,14,21",
    "FREQ=DAILY;BYHOUR=0", "FREQ=DAILY;BYHOUR=12;BYMINUTE=30", "FREQ=DAILY;X-TIMES=0800,2030", "FREQ=DAILY;INTERVAL=2",
    "FREQ=DAILY;INTERVAL=3;BYHOUR=9", "FREQ=DAILY;UNTIL=20261224", "FREQ=DAILY;BYHOUR=8;UNTIL=20261224",
    "FREQ=DAILY;UNTIL=20261120", "FREQ=DAILY;UNTIL=20261121", "FREQ=DAILY;UNTIL=20261124", "FREQ=DAILY;UNTIL=20261117",
    "FREQ=DAILY;UNTIL=20261119", "FREQ=DAILY;UNTIL=20251224", "FREQ=DAILY;UNTIL=20270301",
    "FREQ=DAILY;UNTIL=20261225T030000Z", "FREQ=DAILY;COUNT=10", "FREQ=DAILY;COUNT=1", "FREQ=DAILY;COUNT=2",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=SU;COUNT=1", "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=1", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=1",
    "FREQ=WEEKLY;BYDAY=SA,SU;COUNT=1", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=1", "FREQ=DAILY;BYHOUR=8;COUNT=1",
    "FREQ=MONTHLY;BYMONTHDAY=1;COUNT=1", "FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=1",
    "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1;COUNT=1", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;COUNT=1",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=1",
    "FREQ=WEEKLY;BYDAY=FR", "FREQ=WEEKLY;BYDAY=FR;BYHOUR=17", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=8",
    "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;BYDAY=SU,TU", "FREQ=WEEKLY;BYDAY=TU,TH,SA;BYHOUR=8,20",
    "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8", "FREQ=WEEKLY;BYDAY=SA,SU",
    "FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=10", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "FREQ=DAILY;BYDAY=WE",
    "FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;BYHOUR=8",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR", "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYMONTHDAY=1", "FREQ=MONTHLY;BYMONTHDAY=15",
    "FREQ=MONTHLY;BYMONTHDAY=1,15", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=15,-1",
    "FREQ=MONTHLY;BYMONTHDAY=1,10,20", "FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=9", "FREQ=MONTHLY;BYDAY=2TU",
    "FREQ=MONTHLY;BYDAY=1SA", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=-1SU", "FREQ=MONTHLY;BYDAY=1MO,3MO",
    "FREQ=MONTHLY;BYDAY=FR", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR",
    "FREQ=MONTHLY;INTERVAL=6", "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=2", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=9", "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU;BYHOUR=10",
    "FREQ=YEARLY;BYMONTH=8;BYDAY=1MO,3MO", "FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1,15",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1",
    "FREQ=YEARLY;INTERVAL=2;BYMONTH=6;BYDAY=2SA", "FREQ=HOURLY",
    "FREQ=HOURLY;INTERVAL=6", "FREQ=HOURLY;INTERVAL=2;UNTIL=20261121", "FREQ=MINUTELY;INTERVAL=10", "FREQ=MINUTELY",
    "FREQ=MINUTELY;INTERVAL=2", "FREQ=MONTHLY;INTERVAL=2", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=1", "FREQ=WEEKLY;INTERVAL=5;BYDAY=FR", "FREQ=YEARLY;INTERVAL=5",
    "FREQ=DAILY;INTERVAL=5", "FREQ=DAILY;INTERVAL=21", "FREQ=WEEKLY;INTERVAL=21", "FREQ=HOURLY;INTERVAL=22",
    "FREQ=WEEKLY;BYDAY=FR;BYHOUR=0;BYMINUTE=30", "FREQ=WEEKLY;BYDAY=FR;BYHOUR=1;BYMINUTE=14",
    "FREQ=DAILY;BYHOUR=2;BYMINUTE=14",
    // What makes no sense.
    "FREQ=WEEKLY;BYMONTHDAY=2", "FREQ=HOURLY;BYHOUR=8", "FREQ=HOURLY;BYDAY=MO", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYMONTH=2", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=1,30", "FREQ=YEARLY;BYDAY=4TH",
    "FREQ=DAILY;INTERVAL=2;BYDAY=MO", "FREQ=MONTHLY;BYMONTH=2",
  ]

  private static let inlineRules = [
    "FREQ=DAILY;BYHOUR=8,20", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=WEEKLY;BYMONTHDAY=2",
  ]

  /// Rules that RFC 5545 cannot write, and styles.
  private static let recurrenceValues: [GoldenSample] = [
    .phrase("every 0 days", .recurrence(Recurrence(.daily, every: 0))),
    .phrase("every 1000 days", .recurrence(Recurrence(.daily, every: 1000))),
    .phrase("at 24:00", .recurrence(Recurrence(.daily, at: [24]))),
    .phrase("on day 32", .recurrence(Recurrence(.monthly, days: [32]))),
    .phrase("on day 1 of month 13", .recurrence(Recurrence(.yearly, days: [1, 2], month: 13))),
    .phrase("on no weekday", .recurrence(Recurrence(.monthly, days: [.last([])]))),
    .phrase("until no day", .recurrence(Recurrence(.daily, until: .day(2026, 2, 30)))),
    .phrase("daily 0 times", .recurrence(Recurrence(.daily, count: 0))),
    .phrase("days FR", .recurrence(Recurrence(.weekly, on: .friday), style: .days)),
    .phrase("days FR inline", .recurrence(Recurrence(.weekly, on: .friday), style: .days), context: .inline),
    .phrase(
      "days MO,WE,FR 8", .recurrence(Recurrence(.weekly, on: [.monday, .wednesday, .friday], at: [8]), style: .days)),
    .phrase("days MO to FR", .recurrence(Recurrence(.weekly, on: .mondayToFriday), style: .days)),
    .phrase("days SA and SU", .recurrence(Recurrence(.weekly, on: .weekend), style: .days)),
    .phrase("days FR to SU", .recurrence(Recurrence(.weekly, on: [.friday, .saturday, .sunday]))),
    .phrase("days SU,MO,WE", .recurrence(Recurrence(.weekly, on: [.sunday, .monday, .wednesday]))),
    .phrase("days 2 weeks FR", .recurrence(Recurrence(.weekly, every: 2, on: .friday), style: .days)),
    .phrase(
      "field", .field(named: .text("Altitude"), .recurrence(Recurrence(.weekly, on: [.monday, .wednesday], at: [8])))),
  ]

  private static let nextMoments: [GoldenSample] = [
    "2026-11-20T18:00-05:00", "2026-11-21T08:00-05:00", "2026-11-24T08:00-05:00", "2026-11-17T08:00-05:00",
    "2026-11-19T08:00-05:00", "2025-11-19T08:00-05:00", "2026-12-24T12:30-05:00", "0000-01-01T00:00Z",
  ].flatMap {
    [
      .phrase("next \($0)", .next(moment($0))), .phrase("next \($0) day", .next(moment($0), includesTime: false)),
    ]
  }

  /// Every day of a month, and every place of a weekday in it.
  private static func daysOfMonth(_ probe: Probe) -> [GoldenSample] {
    (1...31).map { day in
      .phrase("day \(day)", .recurrence(Recurrence(.monthly, days: [Recurrence.Day(day)])), context: .inline)
    }
      + [("TU", Recurrence.Weekdays.tuesday), ("SA", .saturday)].flatMap { name, weekday in
        (1...5).map { place in
          .phrase(
            "\(place)\(name)", .recurrence(Recurrence(.monthly, days: [.weekday(weekday, place: place)])),
            context: .inline)
        }
      }
  }

  private static func howOften(_ probe: Probe) -> [GoldenSample] {
    let periods: [(String, Phrase.Period?)] = [
      ("", nil), (" a second", .second), (" a minute", .minute), (" an hour", .hour), (" a day", .day),
      (" a week", .week), (" a month", .month), (" a year", .year),
    ]
    return periods.flatMap { name, period in
      [0, 1, 2, 3, 5, 21].map { .phrase("\($0) times\(name)", .times($0, per: period)) }
    } + [.phrase("-1 times", .times(-1)), .phrase("2 times a day inline", .times(2, per: .day), context: .inline)]
      + forms(of: "times", key: "times", counting: "count", numbers: .whole, probe)
  }
}
