// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// What a phrase asks of the phrases in it: names of fields before times, owners, zones with names of all kinds.
  static func agreements(_ probe: Probe) -> [GoldenSample] {
    fieldsWithTimes + amountsPerThing + rows + owners + zonesByName + periods + parts + gains
      + forms(of: "streak-days", key: "streak-days", counting: "count", numbers: .whole, probe)
  }

  private static let fieldsWithTimes: [GoldenSample] = {
    let (eight, evening) = (moment("2026-11-20T08:00-05:00"), moment("2026-11-20T20:00-05:00"))
    let values: [(String, Phrase)] = [
      ("8:00", .time(eight)), ("two times", .list([.time(eight), .time(evening)])),
      ("noon", .time(moment("2026-11-20T12:00-05:00"), style: .words)),
      ("today at 8:00", .dateTime(eight)), ("yesterday at 8:00", .dateTime(moment("2026-11-19T08:00-05:00"))),
      ("Tuesday", .date(moment("2026-11-17T12:00-05:00"))), ("tomorrow", .date(moment("2026-11-21T12:00-05:00"))),
      ("November 3", .date(moment("2026-11-03T12:00-05:00"))),
      ("2 hours ago", .elapsed(moment("2026-11-20T15:00-05:00"))),
      ("in 2 hours", .elapsed(moment("2026-11-20T19:00-05:00"))),
      ("after", .dateTime(moment("2026-11-20T08:12-05:00"), after: eight)),
      ("daily", Recurrence(rule: "FREQ=DAILY;BYHOUR=8;BYMINUTE=0").map { .recurrence($0) } ?? .nothing),
      ("two names", .list(["Maya", "Omar"])),
      ("two days", .list([.date(eight), .date(moment("2026-11-03T12:00-05:00"))])),
      ("3 doses", .count(3, .dose)),
    ]
    let names: [(String, Phrase)] = [
      ("taken", .state(.taken)), ("scheduled", .state(.scheduled)), ("due", .state(.due)), ("missed", .state(.missed)),
      ("time", .name(of: .time)), ("Altitude", .text("Altitude")),
    ]
    return names.flatMap { name, phrase in values.map { .phrase("field \(name): \($0)", .field(named: phrase, $1)) } }
  }()

  private static let rows: [GoldenSample] = [
    .phrase(
      "3 doses approved, 1 processing",
      .counts([.count(3, .dose, status: .approved), .count(1, .dose, status: .processing)])),
    .phrase(
      "3 devices connected, 1 charging",
      .counts([.count(3, .device, status: .connected), .count(1, .device, status: .charging)])),
    .phrase(
      "3 doses approved, 1 missed",
      .counts([.count(3, .dose, status: .approved), .count(1, .dose, status: .missed)])),
    .phrase("up to the 1990s", .upTo(.decade(of: 1990))),
    .phrase("more than a decade", .increase(of: .decade(of: 1990))),
    .phrase("deadline today at 1:00", .due(moment("2026-11-20T01:00-05:00"))),
    .phrase("sign 3 times", .message("sign-repeated", ["sign": .text("X"), "count": .number(3)])),
    .phrase("sign 2 times", .message("sign-repeated", ["sign": .text("X"), "count": .number(2)])),
    .phrase("sign 5 times", .message("sign-repeated", ["sign": .text("X"), "count": .number(5)])),
    .phrase(
      "range of measures from minus",
      .message("measure-range", ["from": .measure(-5, .minute), "to": .measure(2, .hour)])),
    .phrase("lowest 5 percent", .message("chart-lowest-alone", ["value": .percent(0.05)])),
    .phrase(
      "3 payments approved, 1 processing",
      .counts([.count(3, .payment, status: .approved), .count(1, .payment, status: .processing)])),
    .phrase(
      "yesterday to a day next week",
      .interval(from: moment("2026-11-19T12:00-05:00"), to: moment("2026-11-25T12:00-05:00"), style: .dates)),
  ]

  private static let owners: [GoldenSample] = ["The Smiths", "My parents", "Chris", "The Boss", "Theodoros", "Anna"].map
  {
    .phrase("photo of \($0)", .thing(.photo, of: $0))
  }

  /// Zones with names that say that they are a time, in several languages, and with others.
  private static let zonesByName: [GoldenSample] =
    [
      "Eastern Time", "UTC", "Anna", "Ostküstenzeit", "heure de Paris", "hora peninsular", "czas letni", "日本時間", "北京时间",
      "भारतीय समय",
      "توقيت القاهرة", "東京",
    ].flatMap { name in
      [("there", 3600), ("here", -18_000)].map { place, offset in
        .phrase(
          "zone \(name) \(place)",
          .time(moment("2026-11-20T15:00-05:00"), secondsFromUTC: offset, zone: .text(name)))
      }
    }

  private static let periods: [GoldenSample] = {
    let periods: [(String, Phrase)] = [
      ("the 1990s", .decade(of: 1990)), ("March", .month(moment("2026-03-05T12:00-05:00"))),
      ("March 2024", .month(moment("2024-03-05T12:00-05:00"))), ("2024", .text("2024")),
      ("Monday", .date(moment("2026-11-16T12:00-05:00"))),
      ("November 3", .date(moment("2026-11-03T12:00-05:00"))), ("3 weeks", .recent(3, .weeks)), ("1 day", .recent(1)),
      ("1 minute", .recent(1, .minutes)), ("1 hour", .recent(1, .hours)), ("24 hours", .recent(24, .hours)),
      ("2 months", .recent(2, .months)), ("1 year", .recent(1, .years)),
      (
        "November 3 to 7",
        .interval(from: moment("2026-11-03T12:00-05:00"), to: moment("2026-11-07T12:00-05:00"), style: .dates)
      ),
    ]
    return periods.map { .phrase("3 books during \($0)", .during($1, .count(3, .book))) }
  }()

  /// Parts of things whose denominator has no word.
  private static let parts: [GoldenSample] = [20, 22, 23, 29, 137, 365, 1000].flatMap { denominator in
    [1, 3, 4].flatMap { numerator in
      [
        .phrase("\(numerator) of \(denominator) tablets", .fraction(numerator, of: denominator, .tablet)),
        .phrase(
          "2 and \(numerator) of \(denominator) tablets", .fraction(numerator, of: denominator, whole: 2, .tablet)),
        .phrase("2 and \(numerator) of \(denominator)", .fraction(numerator, of: denominator, whole: 2)),
      ]
    }
  }

  private static let gains: [GoldenSample] = {
    let amounts: [(String, Phrase)] = [
      ("5 percent", .percent(0.05)), ("more than 5 percent", .moreThan(.percent(0.05))),
      ("about 5 steps", .about(.count(5, .step))),
      ("2 to 4 steps", .count(from: 2, to: 4, .step)), ("an hour a day", .rate(.duration(seconds: 3600), per: .day)),
    ]
    return amounts.flatMap { name, amount in
      [
        .phrase("gaining \(name)", .gaining(amount)), .phrase("losing \(name)", .losing(amount)),
        .phrase("field: gaining \(name)", .field(named: .text("Altitude"), .gaining(amount))),
        .phrase("field: losing \(name)", .field(named: .text("Altitude"), .losing(amount))),
      ]
    }
  }()
}
