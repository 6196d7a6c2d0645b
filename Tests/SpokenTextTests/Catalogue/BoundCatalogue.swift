// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func bounds(_ probe: Probe) -> [GoldenSample] {
    let amounts: [(String, Phrase)] = [
      ("3", .number(3)), ("1 dose", .count(1, .dose)), ("18 years", .message("unit-year", ["count": .number(18)])),
      ("1 USD", .money(1, .usd)), ("50 USD", .money(50, .usd)), ("1 minute", .duration(seconds: 60)),
      ("20 minutes", .duration(seconds: 1200)), ("2 hours", .duration(seconds: 7200)), ("10 percent", .percent(0.1)),
      ("-5", .number(-5)),
    ]
    let bounds: [(String, (Phrase) -> Phrase)] = [
      ("at least", Phrase.atLeast), ("up to", Phrase.upTo), ("more than", Phrase.moreThan),
      ("less than", Phrase.lessThan), ("about", Phrase.about), ("from", Phrase.startingAt),
    ]
    var samples = bounds.flatMap { bound, make in
      amounts.map { name, amount in GoldenSample.phrase("\(bound) \(name)", make(amount)) }
    }
    samples += [
      .phrase("at least 3 inline", .atLeast(.number(3)), context: .inline),
      .phrase("at least 3 completed goals", .atLeast(.count(3, .goal, status: .completed))),
      .phrase("at least 5 completed days", .atLeast(.count(5, .day, status: .completed))),
      .phrase("about 30 unread messages", .about(.count(30, .message, status: .unread))),
      .phrase("at least nothing", .list([.text("Maya"), .atLeast(.text(" "))])),
      .phrase("more than unknown", .moreThan(.number(ExactDecimal.notANumber))),
      .phrase("around 20:00", .around(.time(moment("2026-11-20T20:00-05:00")))),
      .phrase("about 14:30", .about(.time(moment("2026-11-20T14:30-05:00")))),
      .phrase("around 14:30", .around(.time(moment("2026-11-20T14:30-05:00")))),
      .phrase("up to 1", .upTo(.number(1))), .phrase("up to 0", .upTo(.number(0))),
      .phrase("between 1 and 4", .between(.number(1), and: .number(4))),
      .phrase("between 0 and 1", .between(.number(0), and: .number(1))),
      .phrase("about 980 JPY a month", .about(.money(980, .jpy, per: .month))),
      .phrase(
        "between 980 and 1480 JPY a month",
        .between(.money(980, .jpy, per: .month), and: .money(1480, .jpy, per: .month))),
      .phrase("between -5 and 5", .between(.number(-5), and: .number(5))),
      .phrase("between -5 and -2", .between(.number(-5), and: .number(-2))),
      .phrase("between -5 and 22 degrees", .between(.measure(-5, .degreeCelsius), and: .measure(22, .degreeCelsius))),
      .phrase(
        "between 5 and 8 USD per ticket",
        .between(.money(5, .usd, per: .noun(.ticket)), and: .money(8, .usd, per: .noun(.ticket)))),
      .phrase(
        "between 5 and 8 USD per 100 grams",
        .between(.money(5, .usd, per: .measure(100, .gram)), and: .money(8, .usd, per: .measure(100, .gram)))),
      .phrase(
        "between 5 and 8 grams per 100 milliliters",
        .between(
          .rate(.measure(5, .gram), per: .measure(100, .milliliter)),
          and: .rate(.measure(8, .gram), per: .measure(100, .milliliter)))),
      .phrase("between 2 and 4", .between(.number(2), and: .number(4))),
      .phrase("between 1 USD and 2 USD", .between(.money(1, .usd), and: .money(2, .usd))),
      .phrase("between 20 USD and 80 USD", .between(.money(20, .usd), and: .money(80, .usd))),
      .phrase("between 20 USD and 80.50 USD", .between(.money(20, .usd), and: .money("80.50", .usd))),
      .phrase("between 20 USD and 80 EUR", .between(.money(20, .usd), and: .money(80, .eur))),
      .phrase("between 3 days and 5 days", .between(.count(3, .day), and: .count(5, .day))),
      .phrase(
        "between 2 hours and 4 days", .between(.duration(seconds: 7200), and: .duration(seconds: 345_600))),
      .phrase("between 3 days and 2 weeks", .between(.measure(3, .day), and: .measure(2, .week))),
      .phrase("between 2 years and 5 years", .between(.measure(2, .year), and: .measure(5, .year))),
      .phrase("between 2 months and 1 year", .between(.measure(2, .month), and: .measure(1, .year))),
      .phrase("between 2 days and 5 days", .between(.count(2, .day), and: .count(5, .day))),
      .phrase("between 5 days and 3 days", .between(.count(5, .day), and: .count(3, .day))),
      .phrase(
        "between 3 missed doses and 5 missed doses",
        .between(.count(3, .dose, status: .missed), and: .count(5, .dose, status: .missed))),
      .phrase(
        "between 10 kilometers and 15 kilometers",
        .between(.measure(10, .kilometer), and: .measure(15, .kilometer))),
      .phrase("between 10 kilometers and 15 miles", .between(.measure(10, .kilometer), and: .measure(15, .mile))),
      .phrase(
        "between 1 hour and 2 hours", .between(.duration(seconds: 3600), and: .duration(seconds: 7200))),
      .phrase("about 10 to 20 percent", .about(.percent(from: 0.1, to: 0.2))),
      .phrase("around 10 to 20 percent", .around(.percent(from: 0.1, to: 0.2))),
      .phrase("between 10 and 20 percent", .between(.percent(0.1), and: .percent(0.2))),
      .phrase("between 2 and nothing", .between(.number(2), and: .text(""))),
      .phrase("between nothing and 4", .between(.text(""), and: .number(4))),
      .phrase("nearly full", .nearly(.state(.full))), .phrase("nearly completed", .nearly(.state(.completed))),
    ]
    return samples + around + fromAndUntil + times + agesAndParts + ranges(probe)
  }

  /// About when, and about how much.
  private static let around: [GoldenSample] = {
    let now = moment("2026-11-20T20:30-05:00")
    let days = [
      ("today", "2026-11-20T20:30-05:00"), ("yesterday", "2026-11-19T20:30-05:00"),
      ("tomorrow", "2026-11-21T20:30-05:00"),
      ("Tuesday", "2026-11-17T20:30-05:00"), ("November 3", "2026-11-03T20:30-05:00"),
    ]
    let amounts: [(String, Phrase)] = [
      ("today 20:30", .dateTime(now)), ("yesterday 20:30", .dateTime(moment("2026-11-19T20:30-05:00"))),
      ("tomorrow 20:30", .dateTime(moment("2026-11-21T20:30-05:00"))),
      ("November 3 20:30", .dateTime(moment("2026-11-03T20:30-05:00"))),
      ("this evening 20:30", .dateTime(now, style: .dayPart)),
      ("this morning 8:30", .dateTime(moment("2026-11-20T08:30-05:00"), style: .dayPart)),
      ("March", .month(moment("2026-03-05T12:00-05:00"))), ("2024", .year(moment("2024-03-05T12:00-05:00"))),
      ("5", .number(5)), ("1 dose", .count(1, .dose)), ("20 USD", .money(20, .usd)), ("2 USD", .money(2, .usd)),
      ("20 minutes", .duration(seconds: 1200)),
    ]
    return days.map { .phrase("around \($0)", .around(.date(moment($1)))) }
      + amounts.map { .phrase("around \($0)", .around($1)) }
  }()

  /// From when, and until when.
  private static let fromAndUntil: [GoldenSample] = {
    let days = ["2026-11-20", "2026-11-21", "2026-11-24", "2026-12-01", "2026-11-17", "2027-08-15"]
    let moments: [(String, Phrase)] =
      days.map { ($0, .date(moment("\($0)T12:00-05:00"))) } + [
        ("tomorrow 10:00", .dateTime(moment("2026-11-21T10:00-05:00"))),
        ("November 24 10:00", .dateTime(moment("2026-11-24T10:00-05:00"))),
        ("this morning", .dateTime(moment("2026-11-20T08:30-05:00"), style: .dayPart)),
        ("midnight", .time(moment("2026-11-20T00:00-05:00"))),
        ("midnight in words", .time(moment("2026-11-20T00:00-05:00"), style: .words)),
        ("noon in words", .time(moment("2026-11-20T12:00-05:00"), style: .words)),
        ("last month", .calendarSpan(.last, .month)), ("next month", .calendarSpan(.next, .month)),
        ("August", .month(moment("2026-08-05T12:00-05:00"))), ("March", .month(moment("2026-03-05T12:00-05:00"))),
      ]
    return moments.flatMap { name, amount in
      [
        GoldenSample.phrase("from \(name)", .startingAt(amount)), .phrase("up to \(name)", .upTo(amount)),
        .phrase("about \(name)", .about(amount)),
      ]
    } + [
      .phrase(
        "between 10000 and 50000 compact",
        .between(.number(10_000, style: .compact), and: .number(50_000, style: .compact))),
      .phrase("between 20 USD and 35 USD", .between(.money(20, .usd), and: .money(35, .usd))),
      .phrase("between A1 and 3 doses", .between(.text("A1"), and: .count(3, .dose))),
      .phrase("between 10 minutes and 15 minutes", .between(.duration(seconds: 600), and: .duration(seconds: 900))),
      .phrase("between 90 minutes and 2 hours", .between(.duration(seconds: 5400), and: .duration(seconds: 7200))),
      .phrase("more than 60 orders", .moreThan(.count(60, .order))),
      .phrase("more than 1 unread message", .moreThan(.count(1, .message, status: .unread))),
      .phrase("more than 1000000 doses", .moreThan(.count(1_000_000, .dose))),
      .phrase("more than 1.5 doses", .moreThan(.count(1.5, .dose))),
    ]
  }()

  /// Between two times of day, of one part of the day and of two.
  private static let times: [GoldenSample] = {
    let hours = ["02:00", "04:00", "09:00", "11:00", "13:00", "14:30", "17:00", "20:00", "22:00", "02:00"]
    let pairs = zip(hours, hours.dropFirst())
    return pairs.flatMap { first, last in
      [HourCycle.h12, .h23].map { cycle in
        let start = moment("2026-11-20T\(first)-05:00")
        let end = moment("2026-11-20T\(last)-05:00")
        return GoldenSample("between \(first) and \(last) \(cycle == .h12 ? "h12" : "h23")") {
          $0.with { $0.hourCycle = cycle }.say(.between(.time(start), and: .time(end)))
        }
      }
    }
  }()

  /// How old somebody may be, and part of what there is.
  private static let agesAndParts: [GoldenSample] = {
    let units: [(String, Phrase.AgeUnit)] = [
      ("years", .years), ("months", .months), ("weeks", .weeks), ("days", .days),
    ]
    let ages = units.flatMap { name, unit in [1, 3, 18].map { ("\($0) \(name) old", Phrase.age($0, unit)) } }
    let parts: [(String, Phrase)] = [
      ("half", .fraction(1, of: 2)), ("2 and a half", .fraction(1, of: 2, whole: 2)),
      ("2 and a quarter", .fraction(1, of: 4, whole: 2)), ("half of a tablet", .fraction(1, of: 2, .tablet)),
    ]
    return (ages + parts).flatMap { name, amount in
      [
        GoldenSample.phrase("from \(name)", .startingAt(amount)), .phrase("up to \(name)", .upTo(amount)),
        .phrase("about \(name)", .about(amount)), .phrase("at least \(name)", .atLeast(amount)),
        .phrase("less than \(name)", .lessThan(amount)), .phrase("more than \(name)", .moreThan(amount)),
        .phrase("nearly \(name)", .nearly(amount)),
      ]
    }
  }()

  private static func ranges(_ probe: Probe) -> [GoldenSample] {
    let ends: [(Int, Int)] = [
      (2, 4), (4, 2), (3, 3), (0, 1), (0, 2), (1, 2), (1, 5), (10, 11), (10, 20), (20, 21), (99, 100),
    ]
    let nouns: [(String, Phrase.Noun)] = [
      ("doses", .dose), ("messages", .message), ("people", .person), ("days", .day),
    ]
    var samples = ends.map { GoldenSample.phrase("range \($0) \($1)", .number(from: $0, to: $1)) }
    samples += [
      .phrase("range 2.5 4", .number(from: 2.5, to: 4)), .phrase("range -5 -2", .number(from: -2, to: -5)),
      .phrase("range 1200 2400", .number(from: 1200, to: 2400)),
      .phrase("range unknown 4", .number(from: ExactDecimal.notANumber, to: 4)),
      .phrase("range 2 infinity", .number(from: 2, to: ExactDecimal.infinity)),
      .phrase("range 0.1 0.2 percent", .percent(from: 0.1, to: 0.2)),
      .phrase("range 0.2 0.01 percent", .percent(from: 0.2, to: 0.01)),
      .phrase("range 0.02 0.21 percent", .percent(from: 0.02, to: 0.21)),
      .phrase("range 0.5 0.501 percent", .percent(from: 0.5, to: 0.501)),
      .phrase("range -0.05 -0.05 percent", .percent(from: -0.05, to: -0.05)),
    ]
    for (name, noun) in nouns {
      samples += ends.map { GoldenSample.phrase("range \($0) \($1) \(name)", .count(from: $0, to: $1, noun)) }
    }
    return samples
  }
}
