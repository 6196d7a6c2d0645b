// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

// What languages word otherwise for some names, for some things that are named, and for one or two beside more.
extension Catalogue {
  /// Actions whose verb is chosen by what is named.
  static var namedThings: [GoldenSample] {
    [
      ("Yoga", .event), ("Aspirin", .medication), ("Order 4711", .order), ("Yoga", .appointment), ("Maya", .call),
      ("Keys", .reminder), ("Rain", .alert), ("Savings", .account), ("Bike", .goal), ("Boléro", .song),
      ("Aspirin", .dose), ("Maya", .contact), ("Milk", .item), ("Novels", .book),
    ].flatMap { (name: String, noun: Phrase.Noun) in
      [
        ("cancel", Phrase.Action.cancel), ("skip", .skip), ("remove", .remove), ("add", .add), ("edit", .edit),
        ("select", .select), ("delete", .delete), ("send", .send),
      ].map { .phrase("\($0) \(name) noun=\(noun.name)", .action($1, name, of: noun)) }
    }
  }

  /// Names that begin with an article, and fields that are named for a time.
  static var articles: [GoldenSample] {
    let transactions: [(String, Phrase.Transaction)] = [
      ("payment to", .payment(to: "Le bon coin")), ("transfer from", .transfer(from: "Le bon coin")),
      ("transfer to", .transfer(to: "Le bon coin")), ("purchase at", .purchase(at: "Le bon coin")),
    ]
    let hours = [moment("2026-11-20T13:00Z"), moment("2026-11-20T18:00Z"), moment("2026-11-21T01:00Z")]
    let fields = ["Salida", "Hora de salida", "Desde", "Nueva hora"].flatMap { name -> [GoldenSample] in
      [
        .phrase("field \(name): 8:00", .field(named: .text(name), .time(hours[0]))),
        .phrase(
          "field \(name): 8:00 and 13:00", .field(named: .text(name), .list([.time(hours[0]), .time(hours[1])]))),
        .phrase("field \(name): three times", .field(named: .text(name), .list(hours.map { .time($0) }))),
      ]
    }
    return transactions.map { .phrase("\($0) Le bon coin", .transaction($1)) } + fields + [
      .phrase("reply to Le bon coin", .action(.reply, "Le bon coin")),
      .phrase("in reply to Le bon coin", .reply(to: "Le bon coin")),
      .phrase("reaction of Le bon coin", .reaction("heart", by: "Le bon coin")),
      .phrase("sent to Le bon coin", .notice(.sent(to: "Le bon coin"))),
      .phrase(
        "photo of Le bon coin",
        .message("thing-owned", ["thing": .message(Phrase.Noun.photo.id), "who": .text("Le bon coin")])),
    ]
  }

  /// Ranges to one, amounts of nothing, and one or two beside a hundred or a million.
  static var onesAndNothing: [GoldenSample] {
    let ranges: [(String, Phrase)] = [
      ("0 to 1 EUR", .money(from: 0, to: 1, .eur)), ("0 to 1 hours", .measure(from: 0, to: 1, .hour)),
      ("half to 1 kilograms", .measure(from: 0.5, to: 1, .kilogram)), ("0 to 1 books", .count(from: 0, to: 1, .book)),
    ]
    let words = [101, 102, 200, 202, 1001, 2_000_000].flatMap { (number: Int) -> [GoldenSample] in
      [
        .phrase("\(number) USD words", .money(number, .usd, style: .words)),
        .phrase("\(number) EUR words", .money(number, .eur, style: .words)),
        .phrase("more than \(number) USD words", .moreThan(.money(number, .usd, style: .words))),
        .phrase("up \(number) USD words", .increase(of: .money(number, .usd, style: .words))),
        .phrase("\(-number) USD words", .money(-number, .usd, style: .words)),
        .phrase("up \(number) USD, compact", .increase(of: .money(number, .usd, style: .compact))),
      ]
    }
    return ranges.flatMap { name, range in
      [
        GoldenSample.phrase(name, range), .phrase("\(name) away", .away(range)),
        .phrase("about \(name)", .about(range)),
        .phrase("up to \(name)", .upTo(range)), .phrase("around \(name)", .around(range)),
        .phrase("field Height: \(name)", .field(named: .text("Height"), range)),
        .phrase("up \(name)", .increase(of: range)),
      ]
    } + words + [
      .phrase("-3 to 5", .number(from: -3, to: 5)), .phrase("-3 to 0", .number(from: -3, to: 0)),
      .phrase("-3 to 0 celsius", .measure(from: -3, to: 0, .degreeCelsius)),
      .phrase("0 percent to go", .toGo(.percent(0))), .phrase("0 EUR to go", .toGo(.money(0, .eur))),
      .phrase("2 free", .purchase(2, at: Money(0, .eur))), .phrase("1 free", .purchase(1, at: Money(0, .eur))),
      .phrase("1.5 free", .purchase(1.5, at: Money(0, .eur))),
      .phrase(
        "200 pages accusative",
        .message(
          "counted",
          [
            "count": .number(200, style: .words), "noun": .message(Phrase.Noun.page.id), "case": .text("accusative"),
          ])),
      .phrase("1000000 free", .purchase(1_000_000, at: Money(0, .eur))),
      .phrase("2 at 0, 3 EUR in all", .purchase(2, at: Money(0, .eur), total: Money(3, .eur))),
      .phrase("1 1/4 tablets", .fraction(1, of: 4, whole: 1, .tablet)),
      .phrase("3 1/4 tablets", .fraction(1, of: 4, whole: 3, .tablet)),
      .phrase("3 2/4 tablets", .fraction(2, of: 4, whole: 3, .tablet)),
      .phrase(
        "3 events live, 1 missed", .counts([.count(3, .event, status: .live), .count(1, .event, status: .missed)])),
      .phrase("60 fahrenheit more", .measure(60, .degreeFahrenheit, sign: .always)),
      .phrase("filter live events", .filter(only: .live, of: .event)),
    ]
  }

  /// Dates beside each other, and moments whose night belongs to another day.
  static var neighbouringDays: [GoldenSample] {
    let days = [
      "2026-11-24T17:00Z", "2026-11-28T17:00Z", "2026-12-08T17:00Z", "2026-12-24T17:00Z", "2027-05-05T17:00Z",
    ].map { moment($0) }
    let pairs = days.indices.flatMap { first in days.indices.filter { $0 != first }.map { (first, $0) } }
    let between = pairs.flatMap { first, second -> [GoldenSample] in
      let name = "day \(first) and day \(second)"
      let (first, second) = (days[first], days[second])
      return [
        .phrase("between \(name)", .between(.date(first), and: .date(second))),
        .phrase("between \(name) with times", .between(.dateTime(first), and: .dateTime(second))),
        .phrase("\(name)", .list([.date(first), .date(second)])),
        .phrase("\(name) or", .list([.date(first), .date(second)], type: .or)),
        .phrase("\(name) and more", .list([.date(first), .date(second), .date(days[4]), .date(days[3])])),
        .phrase("\(name) or more", .list([.date(first), .date(second), .date(days[4])], type: .or)),
      ]
    }
    let rules = [
      "FREQ=MONTHLY;BYDAY=2SA,4SA", "FREQ=MONTHLY;BYDAY=2SA,-1SA", "FREQ=MONTHLY;BYDAY=1MO,3TU",
      "FREQ=MONTHLY;BYDAY=2SA,-1SU", "FREQ=MONTHLY;BYMONTHDAY=1,10,20", "FREQ=MONTHLY;BYMONTHDAY=1,-1",
    ].compactMap { rule in Recurrence(rule: rule).map { GoldenSample.phrase(rule, .recurrence($0)) } }
    let night = moment("2026-11-20T05:20Z")
    return between + rules + [
      .phrase("yesterday 0:20", .dateTime(moment("2026-11-19T05:20Z"))),
      .phrase("until today 14:00", .message("until-moment", ["when": .dateTime(moment("2026-11-20T19:00Z"))])),
      .phrase(
        "from Wednesday to today 14:00", .interval(from: moment("2026-11-18T15:00Z"), to: moment("2026-11-20T19:00Z"))),
      .phrase("0:10 to 0:05", .interval(from: moment("2026-11-20T05:10Z"), to: moment("2026-11-21T05:05Z"))),
      .phrase("21:30 to 0:05", .interval(from: moment("2026-11-21T02:30Z"), to: moment("2026-11-21T05:05Z"))),
    ]
      + [("start", Phrase.Event.start), ("arrival", .arrival), ("end", .end)].map { name, event in
        GoldenSample("\(name) today 0:20 at 0:02") { speaker in
          speaker.with { $0.reference = .fixed(moment("2026-11-20T05:02Z")) }.say(.event(event, night, style: .date))
        }
      }
  }
}
