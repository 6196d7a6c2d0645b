// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func timing(_ probe: Probe) -> [GoldenSample] {
    return Phrase.Event.named.flatMap { events($0.name, $0.value) } + ends + beginnings + lastTimes + spans
      + secondsLeft + remindersBefore + rates
      + forms(of: "remaining", key: "remaining of", counting: "count", numbers: .whole, with: span, probe)
      + forms(of: "remaining-about", key: "remaining-about", counting: "count", numbers: .whole, with: span, probe)
  }

  private static let span: [PhraseID: Phrase] = ["duration": .duration(seconds: 7200)]

  private static func events(_ name: String, _ event: Phrase.Event) -> [GoldenSample] {
    let times = [
      "2026-11-20T17:12-05:00", "2026-11-20T17:00:30-05:00", "2026-11-20T17:00-05:00", "2026-11-20T16:59:30-05:00",
      "2026-11-20T16:55-05:00", "2026-11-21T19:00-05:00", "2026-11-17T09:00-05:00", "2026-11-20T18:30-05:00",
    ]
    let dates = [
      "2026-11-20T17:30-05:00", "2026-11-21T09:00-05:00", "2026-11-24T09:00-05:00", "2026-11-17T09:00-05:00",
      "2027-03-01T09:00-05:00", "2026-11-21T00:00-05:00",
    ]
    let days = ["2026-11-20T12:00-05:00", "2026-11-21T12:00-05:00", "2026-11-23T12:00-05:00", "2026-11-17T12:00-05:00"]
    let both = [
      "2026-11-20T15:55-05:00", "2026-11-20T16:59:30-05:00", "2026-11-20T00:00-05:00", "2026-11-20T12:00-05:00",
      "2026-11-20T17:12-05:00", "2026-11-21T19:00-05:00", "2026-11-23T09:00-05:00", "2026-11-17T09:00-05:00",
    ]
    func sample(_ time: String, _ words: String, includesTime: Bool = true, _ style: Phrase.EventStyle) -> GoldenSample
    {
      .phrase("\(name) \(time)\(words)", .event(event, moment(time), includesTime: includesTime, style: style))
    }
    let isFirst = event == .arrival
    return times.map { sample($0, "", .distance) } + dates.map { sample($0, " date", .date) }
      + days.flatMap { day in
        [
          sample(day, " day", includesTime: false, .distance), sample(day, " day date", includesTime: false, .date),
          sample(day, " day both", includesTime: false, .both),
        ]
      } + both.map { sample($0, " both", .both) }
      + ["2026-11-22T21:10-05:00", "2026-11-20T16:05-05:00"].map { time in
        .phrase("\(name) \(time) 3 units", .event(event, moment(time), maximumUnitCount: 3))
      }
      + (isFirst
        ? [
          sample("2027-03-01T09:00-05:00", " both", .both), sample("0000-01-01T00:00Z", "", .distance),
          .phrase("\(name) inline", .event(event, moment("2026-11-20T17:12-05:00")), context: .inline),
        ] : [])
  }

  private static let ends: [GoldenSample] = {
    let times = [
      "2026-11-20T21:00-05:00", "2026-11-20T09:30-05:00", "2026-11-21T09:00-05:00", "2026-11-24T09:00-05:00",
      "2026-11-17T09:00-05:00", "2027-03-01T09:00-05:00", "0000-01-01T00:00Z", "2026-11-21T00:00-05:00",
      "2026-11-19T09:00-05:00", "2026-11-22T00:00-05:00",
    ]
    let days = [
      "2026-11-20T12:00-05:00", "2026-11-21T12:00-05:00", "2026-11-24T12:00-05:00", "2026-11-17T12:00-05:00",
      "2026-12-24T12:00-05:00", "2027-03-01T12:00-05:00",
    ]
    let states: [(String, Phrase.Status)] = [
      ("valid", .valid), ("locked", .locked), ("muted", .muted), ("available", .available), ("paused", .paused),
    ]
    return times.map { .phrase("until \($0)", .until(moment($0))) }
      + days.map { .phrase("until \($0) day", .until(moment($0), includesTime: false)) }
      + times.map { .phrase("open until \($0)", .open(until: moment($0))) }
      + times.map { .phrase("closed until \($0)", .closed(until: moment($0))) }
      + days.map { .phrase("closed until \($0) day", .closed(until: moment($0), includesTime: false)) }
      + states.flatMap { name, state in
        [
          .phrase("\(name) until \(times[0])", .until(moment(times[0]), state)),
          .phrase("\(name) until \(days[5]) day", .until(moment(days[5]), state, includesTime: false)),
        ]
      } + [.phrase("until inline", .until(moment(times[0])), context: .inline)]
  }()

  private static let beginnings: [GoldenSample] = {
    let days = [
      "2026-11-20T09:00-05:00", "2026-11-19T09:00-05:00", "2026-11-17T09:00-05:00", "2026-11-03T09:00-05:00",
      "2025-11-03T09:00-05:00", "2026-11-24T09:00-05:00", "2026-11-21T09:00-05:00", "0000-01-01T00:00Z",
    ]
    let months = (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-05T09:00-05:00" } + ["2024-03-05T09:00-05:00"]
    return days.map { .phrase("since \($0)", .since(moment($0))) }
      + days.prefix(2).map { .phrase("since \($0) time", .since(moment($0), precision: .time)) }
      + months.map { .phrase("since \($0) month", .since(moment($0), precision: .month)) }
      + [.phrase("since 2024", .since(moment("2024-03-05T09:00-05:00"), precision: .year))]
  }()

  private static let lastTimes: [GoldenSample] = {
    let actions: [(String, Phrase.LastAction)] = [
      ("updated", .updated), ("completed", .completed), ("active", .active), ("used", .used), ("synced", .synced),
      ("saved", .saved),
    ]
    let times = [
      "2026-11-20T16:55-05:00", "2026-11-20T15:00-05:00", "2026-11-19T09:00-05:00", "2026-11-17T09:00-05:00",
      "2026-11-20T17:05-05:00",
    ]
    return actions.flatMap { name, action -> [GoldenSample] in
      let ago: [GoldenSample] = times.map { .phrase("last \(name) \($0)", .last(action, moment($0))) }
      let on: [GoldenSample] = times.dropFirst(2).map {
        .phrase("last \(name) on \($0)", .last(action, on: moment($0)))
      }
      let days = times.dropFirst().flatMap { time -> [GoldenSample] in
        [
          .phrase("last \(name) \(time) day", .last(action, moment(time), includesTime: false)),
          .phrase("last \(name) on \(time) day", .last(action, on: moment(time), includesTime: false)),
        ]
      }
      return ago + on + days
    } + [.phrase("last updated never", .last(.updated, moment("0000-01-01T00:00Z")))]
  }()

  private static let spans: [GoldenSample] = {
    let numbers: [ExactDecimal] = [
      0, 1, 59, 60, "89.5", 90, 120, 300, 720, 3540, 3599, 3600, 5400, 7200, 86_399, 86_400, 183_905, -1, -60, -120,
      -5400,
      .notANumber, .infinity, "1e30",
    ]
    return numbers.flatMap { number -> [GoldenSample] in
      [
        .phrase("delay \(number)", .delay(seconds: number)),
        .phrase("remaining \(number)", .remaining(seconds: number)),
        .phrase("remaining about \(number)", .remaining(seconds: number, style: .about)),
        .phrase("gain \(number)", .gain(seconds: number)),
      ]
    }
  }()

  /// Less than two minutes, and to the second.
  private static let secondsLeft: [GoldenSample] = {
    let below: [ExactDecimal] = [0.5, 1, 2, 5, 10, 21, 30, 61, 119, 120, 121]
    let exact: [ExactDecimal] = [0.5, 10, 3725, 90_061]
    let ends = ["17:00:01", "17:00:10", "17:01:00", "17:01:30", "17:01:59", "17:02:00"]
    var samples = below.map { GoldenSample.phrase("remaining \($0) s", .remaining(seconds: $0)) }
    samples += exact.map { .phrase("remaining exact \($0)", .remaining(seconds: $0, style: .exact)) }
    for time in ends {
      let end = moment("2026-11-20T\(time)-05:00")
      samples += [
        .phrase("expiry at \(time)", .event(.expiry, end)), .phrase("deadline at \(time)", .due(end)),
        .phrase("deadline at \(time) distance", .due(end, style: .distance)),
      ]
    }
    return samples
  }()

  private static let remindersBefore: [GoldenSample] =
    ([0, 60, 300, 1800, 3600, 5400, 86_400, 172_800, -60, .notANumber] as [ExactDecimal]).map {
      .phrase("before \($0)", .before(seconds: $0))
    } + [.phrase("before 1800 inline", .before(seconds: 1800), context: .inline), .phrase("always open", .alwaysOpen)]

  private static let rates: [GoldenSample] = {
    let periods: [(String, Phrase.Per)] = [
      ("hour", .hour), ("day", .day), ("week", .week), ("month", .month), ("year", .year),
    ]
    return periods.flatMap { name, period in
      [
        .phrase("45 minutes per \(name)", .rate(.duration(seconds: 2700), per: period)),
        .phrase("3 times per \(name)", .rate(.times(3), per: period)),
        .phrase("losing 45 minutes per \(name)", .gain(seconds: -2700, per: period)),
        .phrase("gaining 1 hour per \(name)", .gain(seconds: 3600, per: period)),
      ]
    } + [
      .phrase("gaining 5 steps", .gaining(.count(5, .step))), .phrase("losing 10 USD", .losing(.money(10, .usd))),
      .phrase("gaining 2 days", .gain(seconds: 172_800)),
    ]
  }()
}
