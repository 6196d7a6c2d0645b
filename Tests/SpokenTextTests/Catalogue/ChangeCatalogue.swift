// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func changes(_ probe: Probe) -> [GoldenSample] {
    let shares: [(String, ExactDecimal)] = [
      ("0.12", "0.12"), ("-0.05", "-0.05"), ("0", 0), ("0.001", "0.001"), ("-0.004", "-0.004"), ("0.01", "0.01"),
      ("0.999", "0.999"), ("-0.996", "-0.996"),
      ("2.5", "2.5"), ("unknown", .notANumber), ("infinity", .infinity),
    ]
    let baselines: [(String, Phrase.Baseline)] = [
      ("yesterday", .yesterday), ("last week", .lastWeek), ("last month", .lastMonth), ("last year", .lastYear),
      ("last time", .lastTime),
    ]
    let amounts: [(String, Phrase)] = [
      ("1 USD", .money(1, .usd)), ("2 USD", .money(2, .usd)), ("2.50 USD", .money("2.50", .usd)),
      ("1 dose", .count(1, .dose)), ("300 steps", .count(300, .step)),
      ("2 degrees", .measure(2, MeasureUnit("celsius"))),
      ("2 kilometers per hour", .measure(2, .kilometerPerHour)), ("1 hour", .duration(seconds: 3600)),
      ("3 missed calls", .count(3, .call, status: .missed)), ("3 missed doses", .count(3, .dose, status: .missed)),
      ("3 unread messages", .count(3, .message, status: .unread)), ("3 doses taken", .count(3, .dose, status: .taken)),
      ("2 millimeters of mercury", .measure(2, .millimeterOfMercury)), ("about 300 steps", .about(.count(300, .step))),
      ("about 30 messages", .about(.count(30, .message))),
      ("about 5 kilometers per hour", .about(.measure(5, .kilometerPerHour))),
      ("-2 degrees", .measure(-2, .degreeCelsius)),
      ("-2 degrees Fahrenheit", .measure(-2, .degreeFahrenheit)),
      ("about 2 degrees", .about(.measure(2, .degreeCelsius))),
      ("3", .number(3)), ("12 percent", .percent(0.12)),
      ("more than 99 steps", .count(120, .step, limit: 99)),
      ("more than 99 messages", .count(210, .message, limit: 99)),
      ("more than 99 unread messages", .count(210, .message, status: .unread, limit: 99)),
    ]
    let days: [(String, Phrase)] = [
      ("Thursday", "2026-11-19T12:00Z"), ("Tuesday", "2026-11-17T12:00Z"), ("November 3", "2026-11-03T12:00Z"),
      ("November 3, 2025", "2025-11-03T12:00Z"),
    ].map { ($0, .date(moment($1))) }
    let trends = Phrase.Trend.named.map { name, trend in GoldenSample.phrase("trend \(name)", .trend(trend)) }
    var samples = shares.map { name, share in GoldenSample.phrase("change \(name)", .change(share)) }
    samples += [
      .phrase("change 0.12 inline", .change(0.12), context: .inline),
      .phrase("change 0.125 digits=1", .change(0.125, maximumFractionDigits: 1)),
      .phrase("same", .same()),
      .phrase("increase of nothing", .list([.text("Maya"), .increase(of: .text(" "))])),
    ]
    for (name, baseline) in baselines {
      samples += [
        .phrase("change 0.12 from \(name)", .change(0.12, from: baseline)),
        .phrase("change -0.05 from \(name)", .change(-0.05, from: baseline)),
        .phrase("change 0 from \(name)", .change(0, from: baseline)),
        .phrase("300 steps more than \(name)", .more(.count(300, .step), than: baseline)),
        .phrase("2 USD less than \(name)", .less(.money(2, .usd), than: baseline)),
        .phrase("same as \(name)", .same(as: baseline)),
      ]
    }
    for (name, amount) in amounts {
      samples += [
        .phrase("increase of \(name)", .increase(of: amount)), .phrase("decrease of \(name)", .decrease(of: amount)),
        .phrase("\(name) more", .more(amount)), .phrase("\(name) less", .less(amount)),
      ]
    }
    for (name, day) in days {
      samples += [
        .phrase("change 0.12 since \(name)", .change(0.12, since: day)),
        .phrase("decrease of 2 USD since \(name)", .decrease(of: .money(2, .usd), since: day)),
        .phrase("change 0 since \(name)", .change(0, since: day)),
        .phrase("300 steps more than on \(name)", .more(.count(300, .step), thanOn: day)),
        .phrase("300 steps less than on \(name)", .less(.count(300, .step), thanOn: day)),
        .phrase("same as on \(name)", .same(asOn: day)),
      ]
    }
    let most = Phrase.count(120, .step, limit: 99)
    for (name, day) in [days[0], days[2], ("Easter", .text("Easter"))] {
      samples += [
        .phrase("more than 99 steps more than on \(name)", .more(most, thanOn: day)),
        .phrase("more than 99 steps less than on \(name)", .less(most, thanOn: day)),
      ]
    }
    samples += [
      .phrase("more than 99 steps more than yesterday", .more(most, than: .yesterday)),
      .phrase("more than 99 steps less than yesterday", .less(most, than: .yesterday)),
      .phrase("3 days more than last month", .more(.count(3, .day), than: .lastMonth)),
      .phrase("3 days less than last month", .less(.count(3, .day), than: .lastMonth)),
      .phrase("19 points more than yesterday", .more(.count(19, .point), than: .yesterday)),
      .phrase("19 points less than yesterday", .less(.count(19, .point), than: .yesterday)),
    ]
    return samples + trends
  }
}
