// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func calendar(_ probe: Probe) -> [GoldenSample] {
    return ages + recents(probe) + calendarSpans + fullDates + amountsDuring + decades + dayParts + namedHours
      + laterMoments
      + zonedTimes + zoneNames(probe) + midnights
      + ["time-noon", "time-midnight"].flatMap { forms(of: $0, key: $0, counting: "value", numbers: .none, probe) }
      + forms(
        of: "moment-same-day", key: "moment-same-day", counting: "value", numbers: .none,
        with: ["time": .time(moment("2026-11-20T08:12-05:00"))], probe)
  }

  private static let ages: [GoldenSample] = {
    let units: [(String, Phrase.AgeUnit)] = [
      ("days", .days), ("weeks", .weeks), ("months", .months), ("years", .years),
    ]
    let births = [
      "2026-11-20", "2026-11-19", "2026-11-07", "2026-11-06", "2026-09-21", "2026-09-20", "2026-08-20", "2024-11-21",
      "2024-11-20", "2018-03-05", "2018-11-20", "2018-11-21", "1926-11-20", "2004-02-29", "2026-11-21", "0000-01-01",
    ]
    return units.flatMap { name, unit in
      [0, 1, 2, 3, 5, 21].map { .phrase("\($0) \(name) old", .age($0, unit)) }
    } + births.map { .phrase("born \($0)", .age(since: moment("\($0)T12:00-05:00"))) } + [
      .phrase("-1 years old", .age(-1)), .phrase("8 years old inline", .age(8), context: .inline),
    ]
  }()

  private static func recents(_ probe: Probe) -> [GoldenSample] {
    let units: [(String, Phrase.RecentUnit)] = [
      ("minutes", .minutes), ("hours", .hours), ("days", .days), ("weeks", .weeks), ("months", .months),
      ("years", .years),
    ]
    return units.flatMap { name, unit in
      [1, 2, 7, 24, 30].map { .phrase("last \($0) \(name)", .recent($0, unit)) }
    } + [.phrase("last 0 days", .recent(0)), .phrase("last 7 days inline", .recent(7), context: .inline)]
  }

  private static let calendarSpans: [GoldenSample] = {
    let units: [(String, Phrase.CalendarUnit)] = [("week", .week), ("month", .month), ("year", .year)]
    let places: [(String, Phrase.RelativePeriod)] = [("this", .this), ("last", .last), ("next", .next)]
    return units.flatMap { unitName, unit in
      places.map { .phrase("\($0) \(unitName)", .calendarSpan($1, unit)) }
    }
      + (1...12).map { month in
        let day = "2026-\(month < 10 ? "0" : "")\(month)-05"
        return .phrase("week of \(day)", .week(of: moment("\(day)T12:00-05:00")))
      } + [
        .phrase("week of 2025-12-29", .week(of: moment("2025-12-29T12:00-05:00"))),
        .phrase("week of 2026-11-01 inline", .week(of: moment("2026-11-01T12:00-05:00")), context: .inline),
        .phrase("week of 2026-11-23", .week(of: moment("2026-11-23T12:00-05:00"))),
        .phrase("week of never", .week(of: moment("0000-01-01T00:00Z"))),
      ]
  }()

  private static let fullDates: [GoldenSample] =
    ["2017-05-30T12:25-05:00", "2026-11-20T21:00-05:00", "2026-11-24T01:30-05:00", "2026-08-01T13:00-05:00"].map {
      .phrase("full \($0)", .dateTime(moment($0), style: .full))
    }
    + [
      ("2026-07-10", "2026-07-12"), ("2026-11-20", "2026-11-22"), ("2026-11-24", "2026-11-26"),
      ("2026-11-03", "2026-11-03"), ("2018-07-10", "2018-08-12"), ("2026-12-30", "2027-01-02"),
    ].map { from, to in
      let (start, end) = (moment("\(from)T12:00-05:00"), moment("\(to)T12:00-05:00"))
      return .phrase("interval \(from) \(to) style=weekdays", .interval(from: start, to: end, style: .weekdays))
    }

  private static let amountsDuring: [GoldenSample] = [
    .phrase("3 workouts this week", .during(.calendarSpan(.this, .week), .count(3, .workout))),
    .phrase("1 book last month", .during(.calendarSpan(.last, .month), .count(1, .book))),
    .phrase("no doses the last 7 days", .during(.recent(7), .count(0, .dose))),
    .phrase("3 this year", .during(.calendarSpan(.this, .year), .number(3))),
    .phrase("12 USD today", .during(.date(moment("2026-11-20T12:00-05:00")), .money(12, .usd))),
    .phrase("3 workouts during nothing", .during(.text(" "), .count(3, .workout))),
    .phrase("nothing this week", .during(.calendarSpan(.this, .week), .text(" "))),
  ]

  private static let decades: [GoldenSample] =
    [1790, 1810, 1900, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 1994, 2000, 2010, 2020, 2026, 10, 9, 9999, 10_000, -5]
    .map { .phrase("decade \($0)", .decade(of: $0)) } + [
      .phrase("decade 1990 inline", .decade(of: 1990), context: .inline),
      .phrase("years 2016 to 2039", .years(from: 2016, to: 2039)),
      .phrase("years 2039 to 2016", .years(from: 2039, to: 2016)),
      .phrase("years 2016 to 2016", .years(from: 2016, to: 2016)),
      .phrase("years -5 to 10000", .years(from: -5, to: 10_000)),
    ]

  private static let dayParts: [GoldenSample] = {
    let hours = (0..<24).map { "2026-11-20T\($0 < 10 ? "0" : "")\($0)" }
    return hours.flatMap { hour in
      [("h12", HourCycle.h12), ("h23", .h23)].map { name, cycle in
        GoldenSample("part \(hour):00 \(name)") { speaker in
          speaker.with { $0.hourCycle = cycle }.say(.dateTime(moment("\(hour):00-05:00"), style: .dayPart))
        }
      } + [.phrase("part \(hour) day", .date(moment("\(hour):00-05:00"), style: .dayPart))]
    } + [
      .phrase("part 21:30", .dateTime(moment("2026-11-20T21:30-05:00"), style: .dayPart)),
      .phrase("part inline", .dateTime(moment("2026-11-20T21:00-05:00"), style: .dayPart), context: .inline),
      .phrase("part tomorrow", .dateTime(moment("2026-11-21T21:00-05:00"), style: .dayPart)),
      .phrase("part tomorrow day", .date(moment("2026-11-21T21:00-05:00"), style: .dayPart)),
      .phrase("part unknown", .dateTime(moment("0000-01-01T00:00Z"), style: .dayPart)),
    ]
  }()

  private static let namedHours: [GoldenSample] = [
    "00:00", "00:01", "11:59", "12:00", "12:30", "23:59",
  ].map { .phrase("words \($0)", .time(moment("2026-11-20T\($0)-05:00"), style: .words)) }

  private static let laterMoments: [GoldenSample] = {
    let first = moment("2026-11-20T08:00-05:00")
    let times = [
      "2026-11-20T08:12-05:00", "2026-11-20T07:30-05:00", "2026-11-21T08:12-05:00", "2026-11-17T14:30-05:00",
      "0000-01-01T00:00Z",
    ]
    return times.map { .phrase("after \($0)", .dateTime(moment($0), after: first)) } + [
      .phrase("after never", .dateTime(first, after: moment("0000-01-01T00:00Z"))),
      .phrase("after in a field", .field(named: .text("Altitude"), .dateTime(moment(times[0]), after: first))),
    ]
  }()

  /// CLDR's names of time zones.
  private static func zoneNames(_ probe: Probe) -> [GoldenSample] {
    probe.table.messages.map { probe.table.id(of: $0) }.filter { $0.hasPrefix(Phrase.zonePrefix) }.sorted().map {
      .phrase($0, .message(PhraseID(unchecked: $0)))
    }
  }

  /// Midnight on both clocks: nobody may expect it a day late.
  private static let midnights: [GoldenSample] = {
    let days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-17", "2026-11-24", "2026-11-03", "2027-01-03"]
    let rules = [
      "FREQ=DAILY;BYHOUR=0;BYMINUTE=0", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=0;BYMINUTE=0",
      "FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=0;BYMINUTE=0", "FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=0,8;BYMINUTE=0",
      "FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=0;BYMINUTE=0;UNTIL=20271224", "FREQ=DAILY;BYHOUR=1;BYMINUTE=0",
    ]
    var phrases = days.flatMap { day -> [(String, Phrase)] in
      let midnight = moment("\(day)T00:00-05:00")
      return [
        ("\(day)", .dateTime(midnight)), ("\(day) 1:00", .dateTime(midnight.advanced(byHours: 1))),
        ("due \(day)", .due(midnight)), ("until \(day)", .until(midnight)),
        ("\(day) to noon a day later", .interval(from: midnight, to: midnight.advanced(byHours: 36))),
        ("noon before to \(day)", .interval(from: midnight.advanced(byHours: -36), to: midnight)),
      ]
    }
    let night = moment("2026-11-24T00:00-05:00")
    phrases += [
      ("1:00 to", .interval(from: night.advanced(byHours: -23), to: night)),
      ("seen", .seen(moment("2026-11-20T00:00-05:00"))), ("seen yesterday", .seen(moment("2026-11-19T00:00-05:00"))),
      ("event", .event(.start, night, style: .date)), ("last", .last(.updated, on: moment("2026-11-17T00:00-05:00"))),
    ]
    phrases += rules.map { ($0, Recurrence(rule: $0).map { .recurrence($0) } ?? .nothing) }
    return phrases.flatMap { key, phrase in
      [("h12", HourCycle.h12), ("h23", .h23)].map { name, cycle in
        GoldenSample("midnight \(key) \(name)") { speaker in speaker.with { $0.hourCycle = cycle }.say(phrase) }
      }
    }
  }()

  /// Clocks in Berlin, in Tokyo, in the same zone, in one without a name.
  private static let zonedTimes: [GoldenSample] = {
    let three = moment("2026-11-20T15:00-05:00")
    let late = moment("2026-11-20T23:00-05:00")
    return [
      .phrase("zone +1", .time(three, secondsFromUTC: 3600, zone: .text("Altitude"))),
      .phrase("zone +9", .time(three, secondsFromUTC: 32_400, zone: .text("Altitude"))),
      .phrase("zone +9 late", .time(late, secondsFromUTC: 32_400, zone: .text("Altitude"))),
      .phrase("zone -5", .time(three, secondsFromUTC: -18_000, zone: .text("Altitude"))),
      .phrase("zone +1 of CLDR", .time(three, secondsFromUTC: 3600, zone: .message("zone-europe-central"))),
      .phrase("zone -5 of CLDR", .time(three, secondsFromUTC: -18_000, zone: .message("zone-america-eastern"))),
      .phrase("zone +1 named a time", .time(three, secondsFromUTC: 3600, zone: .text("Eastern Time"))),
      .phrase("zone blank", .time(three, secondsFromUTC: 3600, zone: .text(" "))),
      .phrase("zone far", .time(three, secondsFromUTC: .max, zone: .text("Altitude"))),
      .phrase("zone never", .time(moment("0000-01-01T00:00Z"), secondsFromUTC: 0, zone: .text("Altitude"))),
    ]
  }()
}

extension Instant {
  fileprivate func advanced(byHours hours: Int64) -> Instant {
    Instant(secondsSinceEpoch: secondsSinceEpoch + hours * 3600)
  }
}
