// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Phrases inside others, as far as a language words them differently there: bounds of everything that has an amount,
  /// ranges and bounds behind what governs them, values of fields, and states that something is marked with.
  static func nested(_ probe: Probe) -> [GoldenSample] {
    probe.candidates(nestings) + scores(probe) + [
      .phrase("measure-unknown", .message("measure-unknown", ["count": .number(3), "name": .text("lap")]))
    ]
  }

  /// About 17,000 combinations. Those that reach a branch that nothing else reaches have a golden.
  private static let nestings: [GoldenSample] =
    boundAmounts + betweenAmounts + governed + fieldValues + marks + schedules + numbersInShort
    + shares + chartValues + casesOfOthers + namedFields + ofTimes + afterMidnight + joinedItems + listedStates
    + zones + namedThings + articles + onesAndNothing + neighbouringDays

  private static let bounds: [(String, @Sendable (Phrase) -> Phrase)] = [
    ("more than", Phrase.moreThan), ("less than", Phrase.lessThan), ("about", Phrase.about), ("up to", Phrase.upTo),
    ("from", Phrase.startingAt), ("at least", Phrase.atLeast), ("nearly", Phrase.nearly), ("around", Phrase.around),
  ]

  /// What has an amount, and says more than that.
  private static let amounts: [(String, Phrase)] = {
    let counts: [(String, Phrase)] = [
      ("0 pages", .count(0, .page)), ("0 unread messages", .count(0, .message, status: .unread)),
      ("1 syncing file", .count(1, .file, status: .syncing)), ("3 syncing files", .count(3, .file, status: .syncing)),
      ("1 charging device", .count(1, .device, status: .charging)),
      ("1 syncing photo", .count(1, .photo, status: .syncing)), ("1 due task", .count(1, .task, status: .due)),
      ("0 due tasks", .count(0, .task, status: .due)), ("3 books", .count(3, .book)),
      ("half a book", .count(0.5, .book)), ("1 page", .count(1, .page)), ("1 member", .count(1, .member)),
      ("2000000 books", .count(2_000_000, .book)), ("1/2 dose", .fraction(1, of: 2, .dose)),
      ("3/4 dose", .fraction(3, of: 4, .dose)), ("1 1/2 books", .fraction(1, of: 2, whole: 1, .book)),
      ("2 3/4 books", .fraction(3, of: 4, whole: 2, .book)),
      ("1000000 pages", .count(1_000_000, .page)), ("1000000000 pages", .count(1_000_000_000, .page)),
      ("1000000 photos", .count(1_000_000, .photo)), ("1000000000 photos", .count(1_000_000_000, .photo)),
      ("3 selected photos", .count(3, .photo, status: .selected)), ("3 taken doses", .count(3, .dose, status: .taken)),
      ("3 upcoming bookings", .count(3, .appointment, status: .scheduled)), ("4 stars", .count(4, .star)),
      ("3 missed calls", .count(3, .call, status: .missed)), ("2 stops", .count(2, .stop)),
      ("5 people", .count(5, .person)),
      ("3 empty seats", .count(3, .seat, status: .empty)), ("3 failed photos", .count(3, .photo, status: .failed)),
      ("3 active members", .count(3, .member, status: .active)),
      ("3 playing songs", .count(3, .song, status: .playing)),
      ("1 syncing contact", .count(1, .contact, status: .syncing)),
      ("3 completed days", .count(3, .day, status: .completed)),
      ("3 workouts in progress", .count(3, .workout, status: .inProgress)),
      ("3 skipped days", .count(3, .day, status: .skipped)), ("3 attempts", .count(3, .attempt)),
    ]
    let numbers: [(String, Phrase)] = [
      ("1", .number(1)), ("1000000", .number(1_000_000)), ("1000000000", .number(1_000_000_000)), ("3rd", .ordinal(3)),
      ("2 to 4", .number(from: 2, to: 4)),
      ("1000000000 to 2000000000", .number(from: 1_000_000_000, to: 2_000_000_000)),
      ("1000000000 books", .count(1_000_000_000, .book)),
      ("more than 1000000000 books", .count(2_000_000_000, .book, limit: 1_000_000_000)),
      ("1000000000 to 2000000000 books", .count(from: 1_000_000_000, to: 2_000_000_000, .book)),
      ("1000000 to 2000000", .number(from: 1_000_000, to: 2_000_000)),
      ("10 to 20 percent", .percent(from: 0.1, to: 0.2)), ("2 to 4 pages", .count(from: 2, to: 4, .page)),
      ("1 to 2 members", .count(from: 1, to: 2, .member)),
      ("1000000 to 2000000 pages", .count(from: 1_000_000, to: 2_000_000, .page)),
      ("1000000000 to 2000000000 photos", .count(from: 1_000_000_000, to: 2_000_000_000, .photo)),
      ("1/3", .fraction(1, of: 3)), ("1/2", .fraction(1, of: 2)), ("3/4", .fraction(3, of: 4)),
      ("1/9", .fraction(1, of: 9)),
      ("4 by 5", .dimensions(4, by: 5)), ("4 of 5 stars", .rating(4)), ("2 of 3", .rating(2, of: 3, style: .plain)),
      ("3 times a week", .times(3, per: .week)), ("once", .times(1)),
    ]
    let money: [(String, Phrase)] = [
      ("20 to 30 EUR", .money(from: 20, to: 30, .eur)), ("1 to 2 USD", .money(from: 1, to: 2, .usd)),
      ("20.50 to 30 EUR", .money(from: "20.50", to: 30, .eur)), ("1.50 to 3 EUR", .money(from: "1.50", to: 3, .eur)),
      ("12000 JPY a month", .money(12_000, .jpy, per: .month)), ("500 JPY an hour", .money(500, .jpy, per: .hour)),
      ("500 JPY a day", .money(500, .jpy, per: .day)), ("500 JPY a week", .money(500, .jpy, per: .week)),
      ("500 JPY a year", .money(500, .jpy, per: .year)), ("3000 JPY", .money(3000, .jpy)),
      ("1000000 EUR", .money(1_000_000, .eur)), ("2000000 USD", .money(2_000_000, .usd)),
      ("2000000 USD, compact", .money(2_000_000, .usd, style: .compact)),
    ]
    let measures: [(String, Phrase)] = [
      ("2 to 4 kilometers", .measure(from: 2, to: 4, .kilometer)),
      ("-5 to 5 celsius", .measure(from: -5, to: 5, .degreeCelsius)),
      ("-1 to 9 miles", .measure(from: -1, to: 9, .mile)),
      ("1 to 2 hours", .measure(from: 1, to: 2, .hour)), ("2 kilometers away", .away(.measure(2, .kilometer))),
      ("2 to 4 kilometers away", .away(.measure(from: 2, to: 4, .kilometer))),
      ("10 celsius", .measure(10, .degreeCelsius)), ("60 fahrenheit", .measure(60, .degreeFahrenheit)),
      ("10 to 20 celsius", .measure(from: 10, to: 20, .degreeCelsius)),
      ("2 grams per liter", .measure(2, .gram.per(.liter))),
      ("45 minutes a day", .rate(.measure(45, .minute), per: .day)),
      ("1 meter 80", .measure(1, .meter, 80, .centimeter)), ("60 kilometers an hour", .measure(60, .kilometerPerHour)),
      ("80 percent charged", .battery(0.8)),
    ]
    let times: [(String, Phrase)] = [
      ("2 hours ago", .elapsed(moment("2026-11-20T20:00Z"))), ("in 2 hours", .elapsed(moment("2026-11-21T00:00Z"))),
      ("in 90 minutes", .elapsed(moment("2026-11-20T23:30Z"))), ("2 hours left", .remaining(seconds: 7200)),
      ("1 hour left", .remaining(seconds: 3600)), ("2 books to go", .toGo(.count(2, .book))),
      ("1 day to go", .toGo(.measure(1, .day))), ("5 pages today", .completedToday(.count(5, .page))),
      ("5 minutes late", .delay(seconds: 300)), ("5 minutes early", .delay(seconds: -300)), ("2 years old", .age(2)),
      ("0 years old", .age(0)), ("3 months old", .age(3, .months)), ("0 months old", .age(0, .months)),
      ("0 weeks old", .age(0, .weeks)), ("0 days old", .age(0, .days)), ("15:30", .time(moment("2026-11-20T20:30Z"))),
      ("midnight", .time(moment("2026-11-20T05:00Z"))), ("2027", .year(moment("2027-05-05T12:00Z"))),
      ("April", .month(moment("2026-04-05T12:00Z"))), ("April 2027", .month(moment("2027-04-05T12:00Z"))),
      ("December 24", .date(moment("2026-12-24T17:00Z"))),
      ("next Saturday 8:00", .dateTime(moment("2026-11-28T13:00Z"))),
      ("Tuesday", .date(moment("2026-11-17T17:00Z"))), ("tomorrow midnight", .dateTime(moment("2026-11-21T05:00Z"))),
      ("today midnight", .dateTime(moment("2026-11-20T05:00Z"))),
      ("yesterday midnight", .dateTime(moment("2026-11-19T05:00Z"))),
      ("Tuesday midnight", .dateTime(moment("2026-11-17T05:00Z"))),
      ("December midnight", .dateTime(moment("2026-12-02T05:00Z"))), ("last month", .calendarSpan(.last, .month)),
      ("this week", .calendarSpan(.this, .week)), ("last week", .calendarSpan(.last, .week)),
      ("this year", .calendarSpan(.this, .year)), ("last year", .calendarSpan(.last, .year)),
      ("this month", .calendarSpan(.this, .month)), ("next week", .calendarSpan(.next, .week)),
      ("next month", .calendarSpan(.next, .month)), ("next year", .calendarSpan(.next, .year)),
      ("Wednesday", .date(moment("2026-11-18T17:00Z"))), ("tomorrow 0:20", .dateTime(moment("2026-11-21T05:20Z"))),
      ("today 0:20", .dateTime(moment("2026-11-20T05:20Z"))), ("December 0:20", .dateTime(moment("2026-12-02T05:20Z"))),
    ]
    return counts + numbers + money + measures + times
  }()

  private static var boundAmounts: [GoldenSample] {
    amounts.flatMap { name, amount in
      [.phrase(name, amount)] + bounds.map { .phrase("\($0) \(name)", $1(amount)) }
    }
  }

  private static var betweenAmounts: [GoldenSample] {
    let ends: [(String, Phrase, Phrase)] = [
      ("1 and 2 members", .count(1, .member), .count(2, .member)),
      ("2 and 4 members", .count(2, .member), .count(4, .member)),
      ("0 and 4 books", .count(0, .book), .count(4, .book)), ("1 and 3 pages", .count(1, .page), .count(3, .page)),
      ("21 and 31 people", .count(21, .person), .count(31, .person)),
      ("1 and 2 tasks", .count(1, .task), .count(2, .task)),
      ("1 and 2 CZK", .money(1, .czk), .money(2, .czk)), ("1 and 5 percent", .percent(0.01), .percent(0.05)),
      ("1.5 and 3 pages", .count(1.5, .page), .count(3, .page)),
      ("1 and 2 GB", .measure(1, .gigabyte), .measure(2, .gigabyte)), ("a1 and 3 pages", .text("1A"), .count(3, .page)),
      ("Tuesday and December 5", .date(moment("2026-12-01T17:00Z")), .date(moment("2026-12-05T17:00Z"))),
      ("Saturdays at 8:00", .dateTime(moment("2026-11-28T13:00Z")), .dateTime(moment("2026-12-05T13:00Z"))),
      ("December 3 and 5", .date(moment("2026-12-03T17:00Z")), .date(moment("2026-12-05T17:00Z"))),
      ("Tuesday and Thursday", .date(moment("2026-11-24T17:00Z")), .date(moment("2026-11-26T17:00Z"))),
      ("Sunday and Monday", .date(moment("2026-11-15T17:00Z")), .date(moment("2026-11-16T17:00Z"))),
      ("14:00 and tomorrow 16:00", .time(moment("2026-11-20T19:00Z")), .dateTime(moment("2026-11-21T21:00Z"))),
      ("14:00 and midnight", .time(moment("2026-11-20T19:00Z")), .time(moment("2026-11-21T05:00Z"))),
      ("14:00 and noon", .time(moment("2026-11-20T19:00Z")), .time(moment("2026-11-21T17:00Z"))),
      ("half a year and 3 years", .measure(0.5, .year), .measure(3, .year)),
      ("more than 1 and 3 years", .moreThan(.measure(1, .year)), .measure(3, .year)),
      ("14:00 and 16:00", .time(moment("2026-11-20T19:00Z")), .time(moment("2026-11-20T21:00Z"))),
      ("14:30 and 16:00", .time(moment("2026-11-20T19:30Z")), .time(moment("2026-11-20T21:00Z"))),
      ("8 and 10 years old", .age(8), .age(10)), ("0 and 3 years old", .age(0), .age(3)),
      ("300 and 500 JPY an hour", .money(300, .jpy, per: .hour), .money(500, .jpy, per: .hour)),
      ("300 and 500 JPY a day", .money(300, .jpy, per: .day), .money(500, .jpy, per: .day)),
      ("300 and 500 JPY a week", .money(300, .jpy, per: .week), .money(500, .jpy, per: .week)),
      ("300 and 500 JPY a year", .money(300, .jpy, per: .year), .money(500, .jpy, per: .year)),
      ("300 and 500 JPY a month", .money(300, .jpy, per: .month), .money(500, .jpy, per: .month)),
      ("3 and 5 grams per liter", .measure(3, .gram.per(.liter)), .measure(5, .gram.per(.liter))),
      ("3 and 5 years", .measure(3, .year), .measure(5, .year)),
      ("2 and 4 hours ago", .elapsed(moment("2026-11-20T20:00Z")), .elapsed(moment("2026-11-20T18:00Z"))),
      ("100 and 200 meters", .measure(100, .meter), .measure(200, .meter)),
      ("3 and 5 selected photos", .count(3, .photo, status: .selected), .count(5, .photo, status: .selected)),
    ]
    return ends.flatMap { name, first, second in
      let between = Phrase.between(first, and: second)
      return [
        GoldenSample.phrase("between \(name)", between), .phrase("between \(name), away", .away(between)),
        .phrase("between \(name), gaining", .gaining(between)), .phrase("between \(name), up", .increase(of: between)),
        .phrase("between \(name), about", .about(between)), .phrase("between \(name), up to", .upTo(between)),
      ]
    }
  }

  /// What a phrase says of an amount.
  private static let governing: [(String, @Sendable (Phrase) -> Phrase)] = [
    ("up", { .increase(of: $0) }), ("down", { .decrease(of: $0) }), ("more", { .more($0, than: .lastWeek) }),
    ("gaining", { .gaining($0) }), ("losing", { .losing($0) }), ("away", { .away($0) }), ("to go", { .toGo($0) }),
    ("today", { .completedToday($0) }), ("a day", { .rate($0, per: .day) }),
    ("updated", { .notice(.updated("Battery", to: $0)) }),
  ]

  private static var governed: [GoldenSample] {
    amounts.flatMap { name, amount in
      governing.flatMap { word, say in
        [
          GoldenSample.phrase("\(word) \(name)", say(amount)),
          .phrase("\(word) more than \(name)", say(.moreThan(amount))),
          .phrase("\(word) at least \(name)", say(.atLeast(amount))),
          .phrase("\(word) up to \(name)", say(.upTo(amount))),
          .phrase("\(word) less than \(name)", say(.lessThan(amount))),
          .phrase("\(word) from \(name)", say(.startingAt(amount))),
          .phrase("\(word) nearly \(name)", say(.nearly(amount))),
        ]
          // Nothing increases by about a date.
          + (name == "December 24"
            ? []
            : [
              .phrase("\(word) about \(name)", say(.about(amount))),
              .phrase("\(word) around \(name)", say(.around(amount))),
            ])
      }
    }
  }

  /// What a field has for a value that has words for itself.
  private static var fieldValues: [GoldenSample] {
    let moments = [
      "2026-11-20T22:00Z", "2026-11-21T05:20Z", "2026-11-18T17:00Z", "2026-11-21T05:00Z", "2026-11-20T23:00Z",
      "2026-11-21T14:00Z", "2026-11-24T14:00Z", "2026-12-24T17:00Z",
      "2026-11-20T20:00Z",
    ]
    let dues = moments.flatMap { text -> [(String, Phrase)] in
      let instant = moment(text)
      return [
        ("due \(text)", .due(instant)), ("due day \(text)", .due(instant, includesTime: false)),
        ("due in \(text)", .due(instant, style: .distance)), ("next \(text)", .next(instant)),
        ("time \(text)", .time(instant)),
        ("moment \(text)", .dateTime(instant)), ("date \(text)", .date(instant)),
      ]
    }
    let values: [(String, Phrase)] =
      dues + amounts + [
        ("balance", .balance(Money(60, .usd))), ("balance below", .balance(Money(-60, .usd))),
        ("resulting balance", .resultingBalance(Money(60, .usd))),
        ("resulting balance below", .resultingBalance(Money(-60, .usd))), ("status", .status(.completed)),
        ("left", .playbackTime(60, of: 300, style: .left)),
        ("interval", .interval(from: moment("2026-11-24T15:00Z"), to: moment("2026-11-24T18:00Z"))),
      ]
    return values.flatMap { name, value in
      [
        GoldenSample.phrase("field \(name)", .field(named: .text("Maya"), value)),
        .phrase("field due \(name)", .field(named: .state(.due), value)),
        .phrase("field due task \(name)", .field(named: .state(.due, of: .task), value)),
        .phrase("field more than \(name)", .field(named: .text("Maya"), .moreThan(value))),
        .phrase("field about \(name)", .field(named: .text("Maya"), .about(value))),
      ]
    }
  }

  /// Fields whose names tell what their values are: an age, what is over, what is to come.
  private static var namedFields: [GoldenSample] {
    let values: [(String, Phrase)] = [
      ("8 years old", .age(8)), ("0 years old", .age(0)), ("0 months old", .age(0, .months)),
      ("0 weeks old", .age(0, .weeks)), ("yesterday", .date(moment("2026-11-19T17:00Z"))),
      ("yesterday noon", .dateTime(moment("2026-11-19T17:00Z"))), ("tomorrow", .date(moment("2026-11-21T17:00Z"))),
      ("tomorrow noon", .dateTime(moment("2026-11-21T17:00Z"))),
      ("tomorrow 0:20", .dateTime(moment("2026-11-21T05:20Z"))),
    ]
    return ["Alter der Katze", "Mindestalter", "पिछला जेबखर्च", "दवा ली गई", "अगली जांच"].flatMap { name in
      values.map { .phrase("field \(name): \($0)", .field(named: .text(name), $1)) }
    }
  }

  /// What is said of a time: what has changed since it, what is there in a chart, what is to happen by it.
  private static var ofTimes: [GoldenSample] {
    let times: [(String, Phrase)] = [
      ("today at 9:00", .dateTime(moment("2026-11-20T14:00Z"))),
      ("this morning", .dateTime(moment("2026-11-20T14:00Z"), style: .dayPart)),
      ("yesterday at 9:00", .dateTime(moment("2026-11-19T14:00Z"))),
      ("August", .month(moment("2026-08-05T12:00Z"))), ("2025", .year(moment("2025-05-05T12:00Z"))),
      ("Wednesday", .date(moment("2026-11-18T17:00Z"))), ("Wednesday noon", .dateTime(moment("2026-11-18T17:00Z"))),
      ("tomorrow noon", .dateTime(moment("2026-11-21T17:00Z"))), ("October 2", .date(moment("2026-10-02T17:00Z"))),
      ("October 2 noon", .dateTime(moment("2026-10-02T17:00Z"))), ("2 years old", .age(2)),
    ]
    let (books, most) = (Phrase.count(3, .book), Phrase.moreThan(.count(99, .step)))
    return times.flatMap { name, time -> [GoldenSample] in
      [
        .phrase("up since \(name)", .change(0.05, since: time)),
        .phrase("up 3 books since \(name)", .increase(of: books, since: time)),
        .phrase("up more than 99 steps since \(name)", .increase(of: most, since: time)),
        .phrase("3 books more than on \(name)", .more(books, thanOn: time)),
        .phrase("3 books less than on \(name)", .less(books, thanOn: time)),
        .phrase("more than 99 steps more than on \(name)", .more(most, thanOn: time)),
        .phrase("the same as on \(name)", .same(asOn: time)),
        .phrase("38 at \(name)", .chartPoint(at: time, .number(38))),
      ]
    }
  }

  /// The hour after midnight, which belongs to one day and is felt as the night of another.
  private static var afterMidnight: [GoldenSample] {
    ["2026-11-21T05:20Z", "2026-12-02T05:20Z", "2026-11-20T05:20Z"].flatMap { text -> [GoldenSample] in
      let instant = moment(text)
      return [
        .phrase("due \(text)", .due(instant)), .phrase("closed until \(text)", .closed(until: instant)),
        .phrase("starts \(text)", .event(.start, instant, style: .date)),
        .phrase("last used \(text)", .last(.used, on: instant)),
      ]
    } + [.phrase("around la mitad", .around(.text("la mitad")))]
  }

  /// Things in states, beside others in a list and in a summary.
  private static var listedStates: [GoldenSample] {
    let items: [(String, Phrase)] = [
      ("3 connected devices", .count(3, .device, status: .connected)),
      ("1 shipped order", .count(1, .order, status: .shipped)),
      ("2 due doses", .count(2, .dose, status: .due)), ("1 available seat", .count(1, .seat, status: .available)),
      ("Maya", .text("Maya")),
    ]
    let songs: [(String, [Phrase.Status])] = [
      ("playing and paused", [.playing, .paused]), ("paused and playing", [.paused, .playing]),
      ("syncing and failed", [.syncing, .failed]), ("selected and new", [.selected, .new]),
    ]
    let lists = items.flatMap { first in
      items.map { ("\(first.0) and \($0)", Phrase.list([first.1, $1])) }
        + items.map { ("Omar, \(first.0) and \($0)", Phrase.list([.text("Omar"), first.1, $1])) }
    }
    return lists.flatMap { name, list -> [GoldenSample] in
      [
        .phrase(name, list), .phrase("about \(name)", .about(list)), .phrase("up \(name)", .increase(of: list)),
        .phrase("field \(name)", .field(named: .text("Maya"), list)), .phrase("more than \(name)", .moreThan(list)),
        .phrase("updated \(name)", .notice(.updated("Battery", to: list))),
        .phrase("\(name) a day", .rate(list, per: .day)),
      ]
    }
      + songs.flatMap { name, states -> [GoldenSample] in
        [1, 3].map { count in
          .phrase("\(count) songs \(name)", .counts(states.map { .count(count, .song, status: $0) }))
        }
      } + [.phrase("no busy people", .count(0, .person, status: .busy))]
  }

  private static var zones: [GoldenSample] {
    ["20:00", "20:20"].flatMap { time in
      [("h12", HourCycle.h12), ("h23", .h23)].map { name, cycle in
        GoldenSample("zone \(time) \(name)") { speaker in
          speaker.with { $0.hourCycle = cycle }
            .say(.time(moment("2026-11-20T\(time)Z"), secondsFromUTC: 14_400, zone: .text("Dubai")))
        }
      }
    }
  }

  /// Lists whose items have an "and" of their own.
  private static var joinedItems: [GoldenSample] {
    let items: [(String, Phrase)] = [
      ("A", .text("A")), ("12 PLN", .money(12, .pln)), ("4.50 PLN", .money("4.50", .pln)),
      ("65 minutes", .duration(seconds: 3900)),
    ]
    return items.flatMap { first in
      items.flatMap { second -> [GoldenSample] in
        guard first.0 != second.0 else { return [] }
        let pair = "\(first.0) and \(second.0)"
        let others = items.filter { $0.0 != first.0 && $0.0 != second.0 }
        return [.phrase(pair, .list([first.1, second.1]))]
          + others.map { .phrase("\($0), \(pair)", .list([$1, first.1, second.1])) }
      }
    }
  }

  /// Everything that may be marked, with every state.
  private static var marks: [GoldenSample] {
    let nouns: [Phrase.Noun?] = [nil, .task, .dose, .message, .book, .photo, .payment, .contact, .order, .device]
    return Phrase.Status.all.flatMap { state in
      nouns.flatMap { noun in
        let words = ["status=\(state.name)", noun.map { "noun=\($0.name)" }].compactMap { $0 }.joined(separator: " ")
        return [
          GoldenSample.phrase("mark \(words)", .action(.mark(as: state, of: noun))),
          .phrase("mark Maya \(words)", .action(.mark(as: state, of: noun), "Maya")),
          .phrase("marked \(words)", .notice(.marked("", as: state))),
          .phrase("marked Maya \(words)", .notice(.marked("Maya", as: state))),
          .phrase("filter \(words)", .filter(only: state, of: noun)),
          .phrase("until \(words)", .until(moment("2026-11-20T23:30Z"), state)),
        ]
          + (noun.map { noun in
            [
              GoldenSample.phrase("count 3 \(words)", .count(3, noun, status: state)),
              .phrase("count 1 \(words)", .count(1, noun, status: state)),
              .phrase("counts \(words)", .counts([.count(2, noun), .count(3, noun, status: state)])),
              .phrase("at least 3 \(words)", .atLeast(.count(3, noun, status: state))),
              .phrase("about 3 \(words)", .about(.count(3, noun, status: state))),
              .phrase("up to 3 \(words)", .upTo(.count(3, noun, status: state))),
              .phrase("from 3 \(words)", .startingAt(.count(3, noun, status: state))),
            ]
          } ?? [])
      }
    }
      + Phrase.Noun.all.flatMap { noun in
        [
          GoldenSample.phrase("report \(noun.name)", .action(.report, noun)),
          .phrase("remove \(noun.name)", .action(.remove, noun)),
          .phrase("filter empty \(noun.name)", .filter(only: .empty, of: noun)),
        ]
      }
  }

  private static var schedules: [GoldenSample] {
    let rules: [GoldenSample] = [
      "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1,15;COUNT=1", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH,2TU;COUNT=1",
      "FREQ=DAILY;X-TIMES=0800,1230,1800", "FREQ=DAILY;X-TIMES=0830,1230",
      "FREQ=DAILY;X-TIMES=0830,1200,1800,2000", "FREQ=DAILY;X-TIMES=0830,1230,1800", "FREQ=DAILY;BYHOUR=8,12,18",
    ].compactMap { rule in Recurrence(rule: rule).map { .phrase(rule, .recurrence($0)) } }
    let zones: [GoldenSample] = ["Dubai", "توقيت دبي", "بتوقيت دبي", "Eastern"].map { zone in
      .phrase("zone \(zone)", .time(moment("2026-11-20T20:00Z"), secondsFromUTC: 14_400, zone: .text(zone)))
    }
    let lists: [GoldenSample] = [("Cat and 2 more", 1), ("Cat, dog, and 1 more", 2)].map { name, limit in
      .phrase("or \(name)", .list(["Cat", "Dog", "Bird"], type: .or, limit: limit))
    }
    let months: [GoldenSample] = ["this", "last", "next"].map { name in
      let id = PhraseID(unchecked: "month-\(name)")
      return .phrase("\(name) month accusative", .message(id, ["case": .text("accusative")]))
    }
    return rules + zones + lists + months
  }

  private static var numbersInShort: [GoldenSample] {
    [(1, 365), (3, 365), (1, 1000), (2, 1_000_000)].map { numerator, denominator in
      .phrase("\(numerator)/\(denominator)", .fraction(numerator, of: denominator))
    }
      + [(1, 3), (1, 100), (2, 3), (1, 365)].flatMap { numerator, denominator in
        [
          GoldenSample.phrase("1 \(numerator)/\(denominator)", .fraction(numerator, of: denominator, whole: 1)),
          .phrase("1 \(numerator)/\(denominator) tablets", .fraction(numerator, of: denominator, whole: 1, .tablet)),
        ]
      }
  }

  /// Fractions behind what governs them.
  private static var shares: [GoldenSample] {
    ([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 100] as [Int]).flatMap { denominator in
      [1, 2, 5].flatMap { numerator in
        [
          GoldenSample.phrase(
            "up \(numerator)/\(denominator)", .increase(of: .fraction(numerator, of: denominator))),
          .phrase(
            "up 1 \(numerator)/\(denominator)", .increase(of: .fraction(numerator, of: denominator, whole: 1))),
        ]
      }
    }
  }

  /// What is lowest, highest and apart of amounts that have words of their own for that.
  private static var chartValues: [GoldenSample] {
    let styles: [(String, ChartSeries.ValueStyle)] = [
      ("speeds", .measure(.kilometerPerHour)), ("sizes", .measure(.gigabyte)), ("points", .count(.point)),
      ("temperatures", .measure(.degreeCelsius)), ("warmth", .measure(.degreeFahrenheit)),
      ("durations", .measure(.minute)), ("books", .count(.book)),
      ("taken doses", .like(.count(1, .dose, status: .taken))),
      ("selected books", .like(.count(1, .book, status: .selected))),
      ("people", .count(.person)), ("steps", .count(.step)), ("euros", .money(.eur)),
    ]
    let days = [moment("2026-11-18T17:00Z"), moment("2026-11-19T17:00Z"), moment("2026-11-20T17:00Z")]
    return styles.flatMap { name, style in
      [
        GoldenSample.phrase("chart of \(name)", .chart(.bar, series(days, [3, 9, 5], style))),
        .phrase("chart of the same \(name)", .chart(.bar, series(days, [3, 3, 3], style))),
        .phrase("chart below zero, \(name)", .chart(.bar, series(days, [-3, -9, -5], style))),
        .phrase("chart of the same below zero, \(name)", .chart(.bar, series(days, [-3, -3, -3], style))),
        .phrase(
          "chart of categories below zero, \(name)",
          .chart(.bar, categories([(.text("Maya"), -3), (.text("Omar"), -9)], style))),
        .phrase("chart of shares, \(name)", .chart(.pie, series(days, [3, 9, 5], style))),
        .phrase(
          "chart of categories, \(name)", .chart(.bar, categories([(.text("Maya"), 3), (.text("Omar"), 9)], style))),
        .phrase(
          "compared \(name)", .chartComparison(series(days, [3, 9, 5], style), with: series(days, [2, 5, 4], style))),
        .phrase(
          "compared \(name) today",
          .chartComparison(series(days, [3, 9, 15], style), with: series(days, [2, 5, 4], style))),
      ]
    }
  }

  /// Cases that only an app's own messages ask of these.
  private static var casesOfOthers: [GoldenSample] {
    [.phrase("beyond 1000000000", .message("more-than", ["value": .number(1_000_000_000)]))]
      + ["accusative", "genitive"].flatMap { word in
        [
          GoldenSample.phrase(
            "no pages \(word)",
            .message("counted-none", ["count": .number(0), "noun": .message(Phrase.Noun.page.id), "case": .text(word)])),
          .phrase(
            "no missed calls \(word)",
            .message(
              "counted-none-state",
              [
                "count": .number(0), "noun": .message(Phrase.Noun.call.id), "state": .message(Phrase.Status.missed.id),
                "case": .text(word),
              ])),
          .phrase("at least \(word)", .message("bound-at-least", ["amount": .count(3, .page), "case": .text(word)])),
          .phrase("more than \(word)", .message("bound-more-than", ["amount": .count(3, .page), "case": .text(word)])),
        ]
      }
  }

  /// Each number against each: British scores have words for some.
  private static func scores(_ probe: Probe) -> [GoldenSample] {
    guard ["en-AU", "en-GB"].contains(probe.language) else { return [] }
    return (0...6).flatMap { first in (0...6).map { .phrase("score \(first) \($0)", .score(first, to: $0)) } }
  }
}
